import { expect, onTestFinished, test, vi } from 'vitest'
import { hydrateOn } from './hydrate-on.ts'

/** As much of a form in an island as `hydrateOn` uses. */
function fakeIsland() {
  const element = new EventTarget()
  const form = { requestSubmit: vi.fn() }
  const marks = new Set<string>()
  const submitter = {
    setAttribute: (name: string) => void marks.add(name),
    removeAttribute: (name: string) => void marks.delete(name),
  }
  const submit = () => {
    const event = Object.assign(new Event('submit', { cancelable: true }), { submitter })
    Object.defineProperty(event, 'target', { value: form })
    element.dispatchEvent(event)
    return event
  }
  return { element: element as unknown as HTMLElement, form, submit, marks, target: element }
}

test('an island waits for the visitor to come near, and wakes once', async () => {
  const { element, target } = fakeIsland()
  const start = vi.fn(async () => {})
  hydrateOn({ element, on: 'interaction', start })
  expect(start).not.toHaveBeenCalled()
  target.dispatchEvent(new Event('focusin'))
  target.dispatchEvent(new Event('pointerover'))
  expect(start).toHaveBeenCalledTimes(1)
})

test('an island that is for the load wakes at once', () => {
  const start = vi.fn(async () => {})
  hydrateOn({ element: fakeIsland().element, on: 'load', start })
  expect(start).toHaveBeenCalledTimes(1)
})

test('P4: an island that is for after the load waits until everything else is there and painted', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const start = vi.fn(async () => {})
  let whenLoaded = () => {}
  let whenPainted = () => {}
  vi.stubGlobal('document', { readyState: 'interactive' })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    whenLoaded = listener
  })
  const disconnect = vi.fn()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      disconnect = disconnect
      listener: (entries: unknown, observer: unknown) => void
      constructor(listener: (entries: unknown, observer: unknown) => void) {
        this.listener = listener
      }
      observe(asked: object) {
        expect(asked).toEqual({ type: 'paint', buffered: true })
        whenPainted = () => this.listener({}, this)
      }
    },
  )
  hydrateOn({ element: fakeIsland().element, on: 'after-load', start })
  vi.runAllTimers()
  whenLoaded()
  vi.runAllTimers()
  expect(start).not.toHaveBeenCalled()
  whenPainted()
  expect(start).toHaveBeenCalledTimes(1)
  expect(disconnect).toHaveBeenCalledTimes(1)

  start.mockClear()
  vi.stubGlobal('document', { readyState: 'complete' })
  hydrateOn({ element: fakeIsland().element, on: 'after-load', start })
  expect(start).not.toHaveBeenCalled()
  whenPainted()
  expect(start).toHaveBeenCalledTimes(1)
})

test('P4: an island that is needed once something was filled in waits for that, and then until the page is idle', () => {
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  let whenIdle = () => {}
  vi.stubGlobal('window', { requestIdleCallback: (task: () => void) => (whenIdle = task) })
  vi.stubGlobal('document', { readyState: 'complete' })
  const { element, target } = fakeIsland()
  const start = vi.fn(async () => {})
  hydrateOn({ element, on: 'change', start })
  target.dispatchEvent(new Event('pointerover'))
  target.dispatchEvent(new Event('focusin'))
  whenIdle()
  expect(start).not.toHaveBeenCalled()
  target.dispatchEvent(new Event('change'))
  expect(start).not.toHaveBeenCalled()
  whenIdle()
  expect(start).toHaveBeenCalledTimes(1)
})

test.each(['interaction', 'change'])(
  '%s: a submit that comes before React is held, its button busy, and repeated once it listens',
  async (on) => {
    const { element, form, submit, marks } = fakeIsland()
    let ready = () => {}
    hydrateOn({ element, on, start: () => new Promise((resolve) => (ready = resolve)) })
    expect(submit().defaultPrevented).toBe(true)
    expect(form.requestSubmit).not.toHaveBeenCalled()
    expect([...marks]).toEqual(['aria-busy'])
    ready()
    await vi.waitFor(() => expect(form.requestSubmit).toHaveBeenCalledTimes(1))
    expect([...marks]).toEqual([])
    expect(submit().defaultPrevented).toBe(false)
  },
)

test('where the code cannot be loaded the form is let go and posts itself', async () => {
  const { element, form, submit } = fakeIsland()
  hydrateOn({ element, on: 'interaction', start: () => Promise.reject(new Error('offline')) })
  submit()
  await vi.waitFor(() => expect(form.requestSubmit).toHaveBeenCalledTimes(1))
  expect(submit().defaultPrevented).toBe(false)
})
