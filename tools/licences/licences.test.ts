import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'
import { readByHand, refusalOf } from './licence-rules.ts'
import { listPackages, PARTS } from './list-packages.ts'
import { notice } from './notice.ts'

const PACKAGES = PARTS.flatMap(listPackages)

test('finding operator 11: each package is under a licence of the list', () => {
  expect(PACKAGES.length).toBeGreaterThan(2_000)
  const refused = PACKAGES.flatMap((used) => {
    const why = refusalOf(used)
    return why === undefined ? [] : `${used.name} ${used.version} (${used.part}) ${why}`
  })
  expect([...new Set(refused)]).toEqual([])
})

test.each([
  ['GPL-3.0-only', 'is under GPL-3.0-only, which is not on the list'],
  ['AGPL-3.0-or-later', 'is under AGPL-3.0-or-later, which is not on the list'],
  ['MIT AND GPL-2.0-only', 'is under MIT AND GPL-2.0-only, which is not on the list'],
  ['(MIT OR GPL-3.0-or-later)', undefined],
  ['MIT OR (Apache-2.0 AND SSPL-1.0)', undefined],
  ['BUSL-1.1', 'is under BUSL-1.1, which is not on the list'],
  ['SEE LICENSE IN LICENSE', 'names a licence that SPDX does not know: SEE LICENSE IN LICENSE'],
  ['UNLICENSED', 'names a licence that SPDX does not know: UNLICENSED'],
  [undefined, 'names no licence'],
])('a shipped package under %s: %s', (licence, why) => {
  expect(refusalOf({ name: 'a-package', licence, isForDevelopment: false })).toBe(why)
})

test('what only builds and tests may be under a licence that is not handed on', () => {
  const used = { name: 'a-package', licence: 'Artistic-2.0' }
  expect(refusalOf({ ...used, isForDevelopment: true })).toBeUndefined()
  expect(refusalOf({ ...used, isForDevelopment: false })).toBeDefined()
})

test('each licence that a person read is that of an installed package which names none', () => {
  const unnamed = new Set(PACKAGES.filter(({ licence }) => licence === undefined).map(({ name }) => name))
  expect(readByHand.filter((name) => !unnamed.has(name))).toEqual([])
})

type BillOfMaterials = {
  bomFormat: string
  specVersion: string
  serialNumber: string
  components: { 'bom-ref': string; name: string; purl?: string; licenses: object[]; hashes?: object[] }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

test('the bill of materials names each shipped package once, with its licence, and what it needs', () => {
  const text = billOfMaterials()
  expect(billOfMaterials()).toBe(text)
  const bom = JSON.parse(text) as BillOfMaterials
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  const refs = bom.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const shipped = new Set(
    PACKAGES.filter(({ isForDevelopment }) => !isForDevelopment).map(
      ({ name, version }) => `${name}@${version}`,
    ),
  )
  const npm = bom.components.filter(({ purl }) => purl?.startsWith('pkg:npm/'))
  expect(new Set(npm.map(({ purl = '' }) => decodeURIComponent(purl.slice('pkg:npm/'.length))))).toEqual(
    shipped,
  )
  expect(bom.components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([])
  expect(bom.components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['PostgreSQL', 'Node.js', 'Fraunces', 'fastify']),
  )
  const fastify = refs.find((ref) => ref.startsWith('pkg:npm/fastify@'))
  const needed = bom.dependencies.find(({ ref }) => ref === fastify)?.dependsOn ?? []
  expect(needed.some((ref) => ref.startsWith('pkg:npm/pino@'))).toBe(true)
  expect(needed.filter((ref) => !refs.includes(ref))).toEqual([])
})

test('the notice has the licence of the fonts, of libvips, satori and Strapi, and of each package', () => {
  const text = notice()
  for (const words of [
    'SIL OPEN FONT LICENSE Version 1.1',
    'The Fraunces Project Authors',
    'The Anek Project Authors',
    'GNU Lesser General Public License, version 3 or later',
    'Mozilla Public License Version 2.0',
    'MIT Expat License',
    'PostgreSQL Global Development Group',
    '\nfastify 5',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/: undefined$/m)
})
