import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundled } from './bundled.ts'
import { licenceOf } from './licence-rules.ts'
import { type LockedPackage, listPackages, PARTS, ROOT } from './list-packages.ts'

const RULE = `\n${'-'.repeat(80)}\n\n`

const TEXT_FILE = /^(?:licen[cs]e|copying|notice|third-party-notices)/i

const OPENING = `Pulli is under the MIT licence (LICENSE). It contains, or is installed together with, the work of others, which is
listed here with its licences. Nothing of it was changed.

- libvips, in the packages @img/sharp-libvips-*, is under the GNU Lesser General Public License, version 3 or later. It is a
  shared library beside sharp, and may be replaced by another build. Sources: https://github.com/libvips/libvips and
  https://github.com/lovell/sharp-libvips
- satori is under the Mozilla Public License 2.0. Sources: https://github.com/vercel/satori
- Strapi is under the MIT licence outside of folders named ee. What is in those needs a licence key of Strapi, and is
  switched off without one.
`

/** Returns the notice of what runs in production, with the text of each licence. Packages with the same text share it. */
export function notice(): string {
  const used = PARTS.flatMap((part) => listPackages(part).filter(({ isForDevelopment }) => !isForDevelopment))
  const titled = [...new Map(used.map((one) => [titleOf(one), one])).entries()].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const list = titled.map(([title, one]) => `${title}: ${licenceOf(one)}`).join('\n')

  const titlesByText = new Map<string, string[]>()
  for (const [title, one] of titled)
    for (const text of textsOf(one)) titlesByText.set(text, [...(titlesByText.get(text) ?? []), title])
  const texts = Array.from(titlesByText, ([text, titles]) => `${titles.join(', ')}\n\n${text}\n`)
  const ours = bundled().map(({ name, version, notice }) => `${name} ${version}\n\n${notice}`)
  return [OPENING, ...ours, `Packages\n\n${list}\n`, ...texts].join(RULE)
}

const titleOf = ({ name, version }: LockedPackage) => `${name} ${version}`

/** The texts that a package brings. One for another platform is not installed; what it says, that for this one says. */
function textsOf({ part, path }: LockedPackage): string[] {
  const folder = join(ROOT, part, path)
  return namesIn(folder)
    .filter((name) => TEXT_FILE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort()
  } catch {
    return []
  }
}
