/** Compares two versions of three numbers, such as `1.10.0` and `1.9.3`: negative where the first is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** The newer of two versions. */
export const newerOf = (one: string, other: string) => (compareVersions(one, other) < 0 ? other : one)

function numbersOf(version: string): number[] {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} is no version`)
  return version.split('.').map(Number)
}
