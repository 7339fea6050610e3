/** Gives a function a memory: of each record that was read it makes something once, and forgets it with the record. */
export function onceForEach<Read extends object, Made extends object>(
  make: (read: Read) => Made,
): (read: Read) => Made {
  const made = new WeakMap<Read, Made>()
  return (read) => {
    const known = made.get(read)
    if (known) return known
    const fresh = make(read)
    made.set(read, fresh)
    return fresh
  }
}
