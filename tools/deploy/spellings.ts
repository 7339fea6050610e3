/** In place of the key in an address. No log may have it. */
export const KEY = 'Key-of-someone'

const encoded = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
const mixed = (text: string) =>
  [...text].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('')

/** Returns the ways to write the address of a route that lead to the same place, each with a key in it. */
export function spellingsOf(pattern: string): string[] {
  const path = pattern.replace(/:\w+/g, KEY)
  const changed = (change: (text: string) => string) =>
    path
      .split('/')
      .map((part) => (part === KEY ? part : change(part)))
      .join('/')
  return [
    path,
    changed((part) => part.toUpperCase()),
    changed(mixed),
    changed(encoded),
    changed((part) => encoded(part.toUpperCase()).toLowerCase()),
    `${path}.data?_routes=root`,
    `${path}?token=${KEY}`,
    `/${path.replaceAll('/', '//')}`,
    path.replaceAll('/', '/./'),
    `/x/..${path}`,
    path.replace(/(?!^)\//g, '\\'),
    `${path}/%0a${KEY}`,
    `/%0a${path}`,
    `${path}%zz`,
  ]
}
