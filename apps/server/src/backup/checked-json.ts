import { createHash } from 'node:crypto'

/** Returns JSON that has the SHA-256 of its content, so that a change of any byte shows. */
export function checkedJson(value: object): string {
  const sha256 = createHash('sha256').update(JSON.stringify(value)).digest('hex')
  return `${JSON.stringify({ ...value, sha256 }, null, 2)}\n`
}

/** Returns what `checkedJson` was given, or undefined where a byte of its text was changed, or is missing. */
export function readCheckedJson(text: string): object | undefined {
  try {
    const { sha256: _, ...value } = JSON.parse(text)
    return checkedJson(value) === text ? value : undefined
  } catch {
    return undefined
  }
}
