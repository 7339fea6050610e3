/**
 * Escapes all characters in JavaScript that are not of ASCII. With a single one of them V8 holds the whole source in two bytes
 * a character.
 */
export function escapeWide(code: string): string {
  // A backslash before such a character escapes it needlessly, and would escape the new backslash.
  return code.replace(/\\[\0-\x7f]|\\?([^\0-\x7f])/g, (pair, wide?: string) =>
    wide === undefined ? pair : `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
