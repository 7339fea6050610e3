/*
 * Adds what the site and its libraries use and a browser at the floor (`browser-floor/floor.ts`) may lack. Each part does
 * as much as is used here. Imported for its effect; the build refuses any other newer API (`browser-floor/`).
 */
import { fillDialogs } from './fill-dialogs.ts'
import { fillStreams } from './fill-streams.ts'

type Fills = Record<string, object>

/** Adds the methods that an object lacks. Like those of browsers they are not enumerable. */
export function fill(owner: object, methods: Fills) {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
}

function at(this: ArrayLike<unknown>, index: number) {
  const n = Math.trunc(index) || 0
  return this[n < 0 ? this.length + n : n]
}

/** Chrome 92, Safari 15.4. */
fill(String.prototype, { at })
fill(Array.prototype, {
  at,
  /** Chrome 97, Safari 15.4, Firefox 104. */
  findLast(this: unknown[], test: (value: unknown, index: number) => boolean) {
    for (let n = this.length - 1; n >= 0; n--) if (test(this[n], n)) return this[n]
    return undefined
  },
  findLastIndex(this: unknown[], test: (value: unknown, index: number) => boolean) {
    for (let n = this.length - 1; n >= 0; n--) if (test(this[n], n)) return n
    return -1
  },
  /** Chrome 110, Safari 16, Firefox 115. */
  toSorted(this: unknown[], order?: (one: unknown, other: unknown) => number) {
    return [...this].sort(order)
  },
  toReversed(this: unknown[]) {
    return [...this].reverse()
  },
})
/** Chrome 93, Safari 15.4, Firefox 92. */
fill(Object, {
  hasOwn: (owner: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(owner, name) !== undefined,
})
/** Chrome 103, Safari 16, Firefox 100. */
fill(AbortSignal, {
  timeout(afterMs: number) {
    const over = new AbortController()
    setTimeout(() => over.abort(), afterMs)
    return over.signal
  },
})
/** Chrome 120, Safari 17, Firefox 115. */
fill(URL, {
  canParse(url: string, base?: string) {
    try {
      return Boolean(new URL(url, base))
    } catch {
      return false
    }
  },
})
/** Safari 15.4. Other tabs are not notified, and read the store when they are shown again. */
fill(globalThis, {
  BroadcastChannel: class extends EventTarget {
    onmessage = null
    postMessage() {}
    close() {}
  },
})
fillStreams()
if (globalThis.document) fillDialogs()
