import parse, { type Expression } from 'spdx-expression-parse'
import type { LockedPackage } from './list-packages.ts'

/** What we may hand on, with the notice that each asks for. SPDX identifiers. */
const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // Both ask that changes to the package itself stay open. We use them unchanged, each in files of its own.
  'LGPL-3.0-or-later',
  'MPL-2.0',
]

/** Also for what only builds and tests. */
const DEVELOPMENT = [...SHIPPED, 'Artistic-2.0', 'WTFPL']

const IN_ITS_LICENCE_FILE = 'its licence file says so, its package.json does not'

/** The licence of packages whose `package.json` names none that SPDX knows, read by a person in the version installed. */
const READ_BY_HAND: Readonly<Record<string, { licence: string; because: string }>> = {
  '@inlang/plugin-message-format': { licence: 'MIT', because: IN_ITS_LICENCE_FILE },
  'sqlite-wasm-kysely': { licence: 'MIT', because: IN_ITS_LICENCE_FILE },
  busboy: { licence: 'MIT', because: 'its package.json says so in the form of 2012' },
  dicer: { licence: 'MIT', because: 'its package.json says so in the form of 2012' },
  'humanize-number': { licence: 'MIT', because: 'its Readme.md says so' },
  limiter: { licence: 'MIT', because: 'its package.json says so in the form of 2012' },
  only: { licence: 'MIT', because: 'its Readme.md says so' },
  'passport-local': { licence: 'MIT', because: 'its package.json says so in the form of 2012' },
  'passport-strategy': { licence: 'MIT', because: 'its package.json says so in the form of 2012' },
  pause: { licence: 'MIT', because: 'its Readme.md says so' },
  streamsearch: { licence: 'MIT', because: 'its package.json says so in the form of 2012' },
  'spawn-command': { licence: 'MIT', because: IN_ITS_LICENCE_FILE },
}

const STRAPI = {
  licence: 'MIT',
  because: 'its LICENSE says MIT outside of folders named ee, which need a licence key that we do not have',
}

/** Returns the licence of a package, as an expression of SPDX, or undefined where it declares none. */
export function licenceOf({ name, licence }: Pick<LockedPackage, 'name' | 'licence'>): string | undefined {
  if (name.startsWith('@strapi/') && licence === 'SEE LICENSE IN LICENSE') return STRAPI.licence
  return licence ?? READ_BY_HAND[name]?.licence
}

/** Returns why a package may not be used, or undefined if it may. */
export function refusalOf(
  used: Pick<LockedPackage, 'name' | 'licence' | 'isForDevelopment'>,
): string | undefined {
  const licence = licenceOf(used)
  if (licence === undefined) return 'names no licence'
  let expression: Expression
  try {
    expression = parse(licence)
  } catch {
    return `names a licence that SPDX does not know: ${licence}`
  }
  const allowed = used.isForDevelopment ? DEVELOPMENT : SHIPPED
  return isAllowed(expression, allowed) ? undefined : `is under ${licence}, which is not on the list`
}

function isAllowed(expression: Expression, allowed: readonly string[]): boolean {
  if ('license' in expression) return allowed.includes(expression.license)
  const { left, right, conjunction } = expression
  return conjunction === 'or'
    ? isAllowed(left, allowed) || isAllowed(right, allowed)
    : isAllowed(left, allowed) && isAllowed(right, allowed)
}

/** The packages whose licence a person has read. */
export const readByHand = Object.keys(READ_BY_HAND)
