import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compat, isNewer } from './mdn-support.ts'

/*
 * Writes `newer-styles.json`: what a browser at the floor lacks of CSS, of MDN's compatibility data. Run it as
 * `write-newer-names.ts`.
 */

interface Feature {
  __compat?: Compat
  [part: string]: Feature | Compat | undefined
}

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Name the data.json of @mdn/browser-compat-data')
const { css } = JSON.parse(readFileSync(path, 'utf8'))

const WORD = /^[a-z]+(?:-[a-z]+)*$/
const partsOf = (feature: Feature) =>
  Object.entries(feature).filter(([name]) => WORD.test(name)) as [string, Feature][]
const newerOf = (feature: Feature) =>
  partsOf(feature)
    .filter(([, { __compat: compat }]) => compat && isNewer(compat))
    .map(([name]) => name)

const properties = newerOf(css.properties)
const names = {
  atRules: newerOf(css['at-rules']),
  mediaFeatures: newerOf(css['at-rules'].media),
  pseudos: newerOf(css.selectors),
  properties,
  values: partsOf(css.properties)
    .filter(([property]) => !properties.includes(property))
    .flatMap(([property, feature]) => newerOf(feature).map((value) => `${property}:${value}`)),
  functions: [...new Set([css.types, ...partsOf(css.types).map(([, type]) => type)].flatMap(newerOf))].sort(),
}
writeFileSync(join(import.meta.dirname, 'newer-styles.json'), `${JSON.stringify(names, null, 2)}\n`)
