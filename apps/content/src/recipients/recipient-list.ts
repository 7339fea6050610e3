const MOST = 20
const LONGEST = 254
/** A single bare address: no display name, no list, no quotes. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i

/** Whether a text is one bare email address. */
export const isAddress = (text: string) => text.length <= LONGEST && ADDRESS.test(text)

/** The non-empty lines of the field. */
export function recipientLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Returns an error message for the editor if the field *Who gets consultation requests by email* is invalid. */
export function faultOfRecipients(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const lines = recipientLines(value)
  if (lines.length > MOST) return `"Who gets consultation requests by email" takes ${MOST} addresses at most.`
  const wrong = lines.find((line) => !isAddress(line))
  if (wrong === undefined) return undefined
  return (
    `"${wrong.slice(0, 60)}" is not an email address. Write one address on each line of "Who gets consultation ` +
    'requests by email", such as care@example.org, without a name or a comma.'
  )
}
