import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hiddenIn } from './hidden-characters'

const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')).attributes
const attributesOf = (component: string) => read(`components/${component.replace('.', '/')}.json`)
const types = readdirSync(join(import.meta.dirname, 'api'))
const attributesOfType = (type: string) => read(`api/${type}/content-types/${type}/schema.json`)

test.each(types)('finding F11: no line of the type %s takes hidden characters, and its texts do', (type) => {
  const attributes = attributesOfType(type)
  for (const [field, { type: kind }] of Object.entries<{ type: string }>(attributes)) {
    const found = hiddenIn({ [field]: 'Asha\u202E' }, attributes, attributesOf)
    expect([field, found]).toEqual([field, kind === 'string' ? field : undefined])
  }
})

test('finding F11: parts and lists of parts are looked through too', () => {
  const attributes = attributesOfType('site-setting')
  const fieldOf = (data: object) => hiddenIn(data, attributes, attributesOf)
  expect(fieldOf({ contact: { email: 'care\u200E@example.org' } })).toBe('email')
  expect(fieldOf({ blogPanel: { categories: [{ name: 'Sleep' }, { name: 'Str\u00ADess' }] } })).toBe('name')
  expect(fieldOf({ contact: null, brandName: 'मन‍', blogPanel: { categories: [{ name: 'Sleep' }] } })).toBe(
    undefined,
  )
})

test('finding F11: the site and the content service take the same characters for hidden', () => {
  const ruleIn = (path: string) =>
    /const HIDDEN\s*=\s*(\S+)/.exec(readFileSync(join(import.meta.dirname, path), 'utf8'))?.[1]
  expect(ruleIn('hidden-characters.ts')).toMatch(/^\/.*\/u$/)
  expect(ruleIn('../../../packages/domain/src/name/hidden-characters.ts')).toBe(
    ruleIn('hidden-characters.ts'),
  )
})
