import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** Of the time of wapiti 3.0.4, and of the form it reads. */
const WAPPALYZER = 'wappalyzer@6.5.18'
const INTEGRITY =
  'sha512-W84JGeVKDA9K0Xwq62o8zBY5SycQ2PJ+PY/sGDh5Yr0TIHhDZbA3N6DQ33hTu8RU0F05LGQewrEoC16iGqviTA=='

/** Fetches the list of technologies that the module `wapp` knows, and gives the folder for `--store-config`. */
export function wapitiLists(folder: string): string {
  const lists = join(folder, 'wapiti-lists')
  mkdirSync(lists, { recursive: true })
  const told = execFileSync('npm', ['pack', WAPPALYZER, '--json'], {
    cwd: lists,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [packed] = JSON.parse(told) as { filename: string; integrity: string }[]
  if (packed?.integrity !== INTEGRITY) throw new Error(`${WAPPALYZER} is another one: ${packed?.integrity}`)
  const file = 'package/technologies.json'
  execFileSync('tar', ['-xzf', packed.filename, '--strip-components=1', file], { cwd: lists })
  renameSync(join(lists, 'technologies.json'), join(lists, 'apps.json'))
  return lists
}
