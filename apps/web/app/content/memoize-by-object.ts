/** Memoizes a function of one object, such as a record, in a `WeakMap`. */
export function memoizeByObject<Read extends object, Made extends object>(
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
