/** Resolves with the value of a promise, but not before a number of milliseconds. */
export async function minDuration<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([promise, new Promise((resolve) => setTimeout(resolve, ms))])
  return value
}
