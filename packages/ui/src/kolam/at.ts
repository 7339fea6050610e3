/** Reads a list at an index that the loops here keep inside it. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  return list[index] as T
}
