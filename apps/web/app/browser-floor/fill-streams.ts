/** As much of a transformer as React Router passes. */
interface Steps {
  transform?: (chunk: unknown, controller: ReadableStreamDefaultController) => unknown
  flush?: (controller: ReadableStreamDefaultController) => unknown
}

/**
 * Firefox has `TransformStream` and `pipeThrough` from 102 on, `TextEncoderStream` from 113 on: React Router passes the
 * data of a page through both. All three come together, because ours fit only each other.
 */
export function fillStreams() {
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
