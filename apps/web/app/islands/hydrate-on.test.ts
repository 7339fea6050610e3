import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hydrateOn } from './hydrate-on.ts'

/** As much of a form in an island as `hydrateOn` uses. */
function fakeIsland() {
  const element = new EventTarget()
  const marks = new Set<string>()
  const submitter = {
    click: vi.fn(),
    setAttribute: (name: string) => void marks.add(name),
    removeAttribute: (name: string) => void marks.delete(name),
  }
  const send = (event: Event, target: object) => {
    Object.defineProperty(event, 'target', { value: target })
    element.dispatchEvent(event)
    return event
  }
  const form = { querySelector: () => submitter }
  const submit = (known: { submitter?: object } = { submitter }) =>
    send(Object.assign(new Event('submit', { cancelable: true }), known), form)
  /** A press on what is, or is in, a button that waits for React. */
  const press = (button: object | null) =>
    send(new Event('click', { cancelable: true }), { closest: () => button })
  return { element: element as unknown as HTMLElement, submitter, submit, press, marks, target: element }
}

/** As much of a button as `hydrateOn` uses. */
function fakeButton() {
  const marks = new Set<string>()
  return {
    marks,
    click: vi.fn(),
    setAttribute: (name: string) => void marks.add(name),
    removeAttribute: (name: string) => void marks.delete(name),
  }
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
    const { element, submitter, submit, marks } = fakeIsland()
    let ready = () => {}
    hydrateOn({ element, on, start: () => new Promise((resolve) => (ready = resolve)) })
    expect(submit().defaultPrevented).toBe(true)
    expect(submitter.click).not.toHaveBeenCalled()
    expect([...marks]).toEqual(['aria-busy'])
    ready()
    await setImmediate()
    expect(submitter.click).toHaveBeenCalledTimes(1)
    expect([...marks]).toEqual([])
    expect(submit().defaultPrevented).toBe(false)
  },
)

test('where the code cannot be loaded the form is let go and posts itself', async () => {
  const { element, submitter, submit } = fakeIsland()
  hydrateOn({ element, on: 'interaction', start: () => Promise.reject(new Error('offline')) })
  submit()
  await setImmediate()
  expect(submitter.click).toHaveBeenCalledTimes(1)
  expect(submit().defaultPrevented).toBe(false)
})

test('finding S8: a held submit is repeated where the browser does not tell its button', async () => {
  const { element, submitter, submit } = fakeIsland()
  hydrateOn({ element, on: 'interaction', start: async () => {} })
  expect(submit({}).defaultPrevented).toBe(true)
  await setImmediate()
  expect(submitter.click).toHaveBeenCalledTimes(1)
})

test('of the presses that come before React the last one is held, its button busy, and repeated once it listens', async () => {
  const { element, submitter, submit, press, marks } = fakeIsland()
  const [first, last] = [fakeButton(), fakeButton()]
  let ready = () => {}
  hydrateOn({ element, on: 'interaction', start: () => new Promise((resolve) => (ready = resolve)) })
  submit()
  press(first)
  expect([marks.size, first.marks.size]).toEqual([0, 1])
  press(last)
  expect(press(null).defaultPrevented).toBe(false)
  expect([[...first.marks], [...last.marks]]).toEqual([[], ['aria-busy']])
  ready()
  await setImmediate()
  expect(last.click).toHaveBeenCalledTimes(1)
  expect([...last.marks]).toEqual([])
  expect(submitter.click).not.toHaveBeenCalled()
  expect(first.click).not.toHaveBeenCalled()
  expect(press(first).defaultPrevented).toBe(false)
})

test('answers that are given after an early submit of a questionnaire drop it: its button is no longer busy', async () => {
  const { element, submitter, submit, marks, target } = fakeIsland()
  let ready = () => {}
  hydrateOn({ element, on: 'change', start: () => new Promise((resolve) => (ready = resolve)) })
  submit()
  target.dispatchEvent(new Event('input'))
  expect([...marks]).toEqual([])
  ready()
  await setImmediate()
  expect(submitter.click).not.toHaveBeenCalled()
})

test('where the code cannot be loaded a pressed button is no longer busy', async () => {
  const { element, press } = fakeIsland()
  const button = fakeButton()
  hydrateOn({ element, on: 'interaction', start: () => Promise.reject(new Error('offline')) })
  press(button)
  expect([...button.marks]).toEqual(['aria-busy'])
  await setImmediate()
  expect([...button.marks]).toEqual([])
})
