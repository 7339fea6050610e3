/** Gives what a promise gives, and not before so many milliseconds have passed. */
export async function atLeast<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([promise, new Promise((resolve) => setTimeout(resolve, ms))])
  return value
}
