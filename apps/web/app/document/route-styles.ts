import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFolder } from './client-folder.ts'

const files = new Map<string, string>()
const pages = new Map<string, string>()

/** Returns all style rules of the matched routes as one text. Each file is read once. */
export function routeStyles(hrefs: readonly string[]) {
  const wanted = [...new Set(hrefs)]
  const key = wanted.join(' ')
  let styles = pages.get(key)
  if (styles === undefined) {
    styles = wanted.map(readStyles).join('')
    pages.set(key, styles)
  }
  return styles
}

function readStyles(href: string) {
  let text = files.get(href)
  if (text === undefined) {
    text = readFileSync(join(clientFolder(), href), 'utf8').trim()
    files.set(href, text)
  }
  return text
}
