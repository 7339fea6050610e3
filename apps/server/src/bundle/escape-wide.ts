/**
 * Escapes all characters in JavaScript that are not of ASCII. With a single one of them V8 holds the whole source in two bytes
 * a character.
 */
export function escapeWide(code: string): string {
  // Of an odd number of backslashes the last one escapes the character itself, which the new one does in its place.
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, slashes: string, character: string) => {
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1)
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
