/*
 * Adds what the site and its libraries use and a browser at the floor (`browser-floor/floor.ts`) may lack. Each part does
 * as much as is used here. Imported for its effect; the build refuses any other newer API (`browser-floor/`).
 */

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

/** Above all else, and above the dialog before. */
let layer = 1_000

if (globalThis.document) fillDialogs()

/**
 * Adds what scripts call of a `<dialog>`, which came with Safari 15.4 and Firefox 98. A dialog is shown above the page
 * and takes the focus; until then `dialog.css` hides it.
 */
function fillDialogs() {
  if ('HTMLDialogElement' in window) return
  Object.assign(HTMLElement.prototype, { showModal, close })
  // Of a `<details>` its own comes first.
  Object.defineProperty(HTMLElement.prototype, 'open', {
    get(this: HTMLElement) {
      return this.hasAttribute('open')
    },
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.getAttribute('method') !== 'dialog' || event.defaultPrevented) return
    event.preventDefault()
    form.closest('dialog')?.close()
  })
}

function showModal(this: HTMLElement) {
  this.setAttribute('open', '')
  layer += 1
  const above = {
    display: 'block',
    position: 'fixed',
    inset: '1rem 0 auto',
    margin: '0 auto',
    zIndex: `${layer}`,
  }
  Object.assign(this.style, above)
  this.tabIndex = -1
  this.focus()
}

function close(this: HTMLElement) {
  if (!this.hasAttribute('open')) return
  this.removeAttribute('open')
  this.removeAttribute('style')
  this.dispatchEvent(new Event('close'))
}

/** As much of a transformer as React Router passes. */
interface Steps {
  transform?: (chunk: unknown, controller: ReadableStreamDefaultController) => unknown
  flush?: (controller: ReadableStreamDefaultController) => unknown
}

/**
 * Firefox has `TransformStream` and `pipeThrough` from 102 on, `TextEncoderStream` from 113 on: React Router passes the
 * data of a page through both. All three come together, because ours fit only each other.
 */
function fillStreams() {
  if ('TextEncoderStream' in globalThis || !('ReadableStream' in globalThis)) return
  class Transform {
    readonly steps: Steps
    constructor(steps: Steps) {
      this.steps = steps
    }
  }
  class TextEncoding extends Transform {
    constructor() {
      const encoder = new TextEncoder()
      super({ transform: (text, controller) => controller.enqueue(encoder.encode(String(text))) })
    }
  }
  Object.assign(globalThis, { TransformStream: Transform, TextEncoderStream: TextEncoding })
  ReadableStream.prototype.pipeThrough = function pipeThrough(this: ReadableStream, { steps }: never) {
    return through(this, steps)
  } as ReadableStream['pipeThrough']
}

function through(source: ReadableStream, { transform, flush }: Steps): ReadableStream {
  const reader = source.getReader()
  return new ReadableStream({
    async start(controller) {
      try {
        for (let next = await reader.read(); !next.done; next = await reader.read()) {
          await transform?.(next.value, controller)
        }
        await flush?.(controller)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
    },
  })
}
