// SPDX-License-Identifier: GPL-3.0-or-later
// ThreadSanitizer sees how our own code and the C library order what threads do, and nothing of what Qt's libraries do
// inside, which are not instrumented. Suppressing what it then finds would hide everything that runs in a thread of Qt's.
// So the ways in which we give work to another thread and take its results say here what Qt promises: what stood before a
// queued call happens before it, and so for the work of a pool, and for the end of a future. Linked into the tests of a
// build with ThreadSanitizer only, in front of Qt's own, and compiled without instrumentation: what is read before the
// order is known must not be looked at.
#include <QFutureWatcher>
#include <QMetaObject>
#include <QRunnable>
#include <QThreadPool>

#include <dlfcn.h>
#include <functional>
#include <sanitizer/tsan_interface.h>
#include <utility>

namespace
{

/// A slot that was queued: all before the call happens before it, and it before the slot is freed by either thread.
class OrderedSlot : public QtPrivate::QSlotObjectBase
{
public:
    explicit OrderedSlot(QSlotObjectBase *slot) : QSlotObjectBase(run), m_slot(slot) { __tsan_release(this); }

private:
    static void run(int which, QSlotObjectBase *self, QObject *receiver, void **arguments, bool * /*same*/)
    {
        auto *ordered = static_cast<OrderedSlot *>(self);
        __tsan_acquire(ordered);
        if (which == Call) {
            ordered->m_slot->call(receiver, arguments);
            __tsan_release(ordered);
        } else if (which == Destroy) {
            ordered->m_slot->destroyIfLastRef();
            delete ordered;
        }
    }

    QSlotObjectBase *m_slot;
};

/// Work for a pool: all before start() happens before it, and it before the end of waitForDone().
class OrderedWork : public QRunnable
{
public:
    OrderedWork(QThreadPool *pool, std::function<void()> work) : m_pool(pool), m_work(std::move(work)) { __tsan_release(this); }
    void run() override
    {
        __tsan_acquire(this);
        m_work();
        m_work = nullptr;
        __tsan_release(m_pool);
    }

private:
    QThreadPool *m_pool;
    std::function<void()> m_work;
};

/// All futures: which one a watcher looks at is Qt's own.
char futures;

template <typename Function>
Function qtsOwn(const char *symbol)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, symbol));
}

} // namespace

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type, void *result)
{
    static const auto invoke = qtsOwn<bool (*)(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *)>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    return invoke(object, new OrderedSlot(slot), type, result);
}

void QThreadPool::start(std::function<void()> work, int priority)
{
    start(new OrderedWork(this, std::move(work)), priority);
}

bool QThreadPool::waitForDone(int milliseconds)
{
    static const auto wait = qtsOwn<bool (*)(QThreadPool *, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool isDone = wait(this, milliseconds);
    __tsan_acquire(this);
    return isDone;
}

void QFutureInterfaceBase::reportFinished()
{
    static const auto report = qtsOwn<void (*)(QFutureInterfaceBase *)>("_ZN20QFutureInterfaceBase14reportFinishedEv");
    __tsan_release(&futures);
    report(this);
}

bool QFutureWatcherBase::event(QEvent *event)
{
    static const auto take = qtsOwn<bool (*)(QFutureWatcherBase *, QEvent *)>("_ZN18QFutureWatcherBase5eventEP6QEvent");
    __tsan_acquire(&futures);
    return take(this, event);
}
