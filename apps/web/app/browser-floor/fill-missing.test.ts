import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import FILL_MISSING from './fill-missing.ts?inline-script'

/** Without its newer methods. */
class OldUrl {
  constructor(url: string) {
    Object.assign(this, new URL(url))
  }
}

/** A context without what old browsers lack, and then filled. `own` are the classes of the browser that are no JavaScript. */
function filled(own: object = {}) {
  const context = {
    AbortController,
    AbortSignal: class {},
    EventTarget,
    URL: OldUrl,
    clearTimeout,
    setTimeout,
    ...own,
  }
  const missing = ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed']
  const removal = missing.map((name) => `delete Array.prototype.${name}; delete String.prototype.${name};`)
  runInNewContext(`${removal.join('')} delete Object.hasOwn`, context)
  return (code: string) => runInNewContext(`${FILL_MISSING};${code}`, context)
}

test.each([
  ["[3, 1, 2].at(-1) + ',' + [3].at(1) + ',' + 'abc'.at(-2)", '2,undefined,b'],
  ['const a = [3, 1, 2]; [a.toSorted(), a.toReversed(), a].join(";")', '1,2,3;2,1,3;3,1,2'],
  ['[1, 5, 2, 6].toSorted((a, b) => b - a).join()', '6,5,2,1'],
  ['[[1, 2, 3].findLast((n) => n < 3), [1, 2].findLast((n) => n > 2)].join()', '2,'],
  ['[[1, 2, 3].findLastIndex((n) => n < 3), [].findLastIndex(Boolean)].join()', '1,-1'],
  ['[Object.hasOwn({ a: 1 }, "a"), Object.hasOwn({}, "toString")].join()', 'true,false'],
  ['Object.keys([1]).join() + Object.entries({ b: 2 }).join()', '0b,2'],
])('findings S8, S9: an old browser computes %s', (code, result) => {
  expect(filled()(code)).toBe(result)
})

test('finding S8: a call of the server can end after a time where AbortSignal.timeout is missing', () => {
  const ends: (() => void)[] = []
  const run = filled({ setTimeout: (end: () => void) => void ends.push(end) })
  const signal: AbortSignal = run('AbortSignal.timeout(30000)')
  expect(signal.aborted).toBe(false)
  ends[0]?.()
  expect(signal.aborted).toBe(true)
})

test('an old browser tells whether a text is an address', () => {
  expect(filled()('[URL.canParse("https://a.example"), URL.canParse("no")].join()')).toBe('true,false')
})

test('a message to other tabs goes nowhere where there are no channels', () => {
  expect(filled()('const c = new BroadcastChannel("a"); c.postMessage(1); c.close(); c.onmessage')).toBe(null)
})

test('Firefox 91 reads the data of a page, which React Router passes through two streams', async () => {
  const Stream = class extends (ReadableStream as new () => object) {}
  Object.defineProperty(Stream.prototype, 'pipeThrough', { value: undefined, writable: true })
  const run = filled({ ReadableStream: Stream, TextEncoder, TextDecoder })
  const read: Promise<string> = run(`
    const source = new ReadableStream({ start(c) { c.enqueue('{"mood":'); c.enqueue('"गुड"}'); c.close() } })
    const decoder = new TextDecoder()
    const reader = source.pipeThrough(new TextEncoderStream()).pipeThrough(new TransformStream({
      transform: (chunk, c) => c.enqueue(decoder.decode(chunk, { stream: true })),
      flush: (c) => c.enqueue('!'),
    })).getReader()
    ;(async () => {
      let text = ''
      for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value
      return text
    })()`)
  expect(await read).toBe('{"mood":"गुड"}!')
})
