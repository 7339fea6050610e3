import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

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

/** They look beside themselves for what a server never asks for: a loader of settings files. */
const MAY_LOOK_BESIDE_ITSELF = ['/node_modules/import-fresh/', '/node_modules/parent-module/']

/**
 * Modules of a bundle that look for files beside themselves find them where the sources lie: paths become relative to the
 * folder of the bundle, so that the checkout can be moved.
 */
export function sourceAddresses(folder: string): Plugin {
  return {
    name: 'source-addresses',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?')
      if (!path.startsWith('/')) return undefined
      if (path.includes('/node_modules/')) {
        if (
          /\b__(?:dirname|filename)\b/.test(code) &&
          !MAY_LOOK_BESIDE_ITSELF.some((name) => path.includes(name))
        )
          throw new Error(`${path} looks for files beside itself: it must stay outside the bundle`)
        return undefined
      }
      const at = (target: string) => `new URL(${JSON.stringify(relative(folder, target))}, import.meta.url)`
      return code.replaceAll(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, what: string) =>
        what === 'url'
          ? `${at(path)}.href`
          : `process.getBuiltinModule('node:url').fileURLToPath(${at(what === 'dirname' ? dirname(path) : path)})`,
      )
    },
  }
}
