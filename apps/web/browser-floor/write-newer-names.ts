import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compat, isAtFloor, isNewer } from './mdn-support.ts'

/*
 * Writes `newer-names.json`: what a browser at the floor lacks, of MDN's compatibility data. Run it with the data's file
 * (`data.json` of @mdn/browser-compat-data) when the floor changes, or now and then for what is new.
 */

interface Member {
  __compat?: Compat
}
type Entry = Record<string, Member>

/** Interfaces whose methods are found by name alone: others are rare here, and share their methods' names with us. */
const COMMON =
  /^(?:HTML\w*Element|Element|Node|Document|Window|Navigator|Crypto|SubtleCrypto|\w*Event|EventTarget|FormData|URL|URLSearchParams|Request|Response|Headers|Blob|AbortSignal|ReadableStream|Selection)$/

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Name the data.json of @mdn/browser-compat-data')
const { api, javascript } = JSON.parse(readFileSync(path, 'utf8'))
const globals = new Set<string>()
const statics = new Set<string>()
const members = new Set<string>()
const older = new Set<string>()

for (const tree of [api, javascript.builtins, javascript.builtins.Intl] as Record<string, Entry>[]) {
  for (const [owner, entry] of Object.entries(tree)) {
    if (owner === '__compat') continue
    const { __compat: own } = entry as Member
    if (own && isNewer(own)) globals.add(owner)
    for (const [name, { __compat: compat }] of Object.entries(entry)) {
      if (!compat || !/^[A-Za-z]+(?:_static)?$/.test(name) || name === owner) continue
      if (isAtFloor(compat)) older.add(name)
      else if (!isNewer(compat)) continue
      else if (name.endsWith('_static')) statics.add(`${owner}.${name.replace('_static', '')}`)
      else if (owner === 'Window') globals.add(name)
      else if (tree !== api || COMMON.test(owner)) members.add(name)
    }
  }
}

const sorted = (names: Iterable<string>) => [...names].sort()
const names = {
  globals: sorted(globals),
  statics: sorted(statics).filter((name) => !globals.has(name.slice(0, name.indexOf('.')))),
  members: sorted(members).filter((name) => !older.has(name)),
}
writeFileSync(join(import.meta.dirname, 'newer-names.json'), `${JSON.stringify(names, null, 2)}\n`)
