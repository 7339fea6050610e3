/** Gives an attempt its `Idempotency-Key`: the same content sent again keeps its key, other content gets a new one. */
export function idempotencyKeys() {
  let last: { content: string; key: string } | undefined
  return {
    keyFor(content: object): string {
      const text = JSON.stringify(content)
      if (last?.content !== text) last = { content: text, key: newKey() }
      return last.key
    },
    /** Makes the next attempt a new one, whatever it sends. */
    forget() {
      last = undefined
    },
  }
}

/** 128 random bits in hexadecimal digits. Not `crypto.randomUUID()`, which is missing on plain http to another host. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
