import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const components = files.filter((file) => /(?<!\.test|\.examples)\.tsx$/.test(file))
const styles = files.filter((file) => file.endsWith('.css'))

describe.each(components)('%s', (file) => {
  const source = read(file)

  test('imports no style sheet: pages do, so that an island does not fetch it again', () => {
    expect(source).not.toMatch(/import .*\.css/)
  })
  test('has no inline style: the content policy forbids it', () => {
    expect(source).not.toMatch(/\bstyle=/)
  })
  test('takes its ids as props: inside an island useId differs', () => {
    expect(source).not.toContain('useId')
  })
  test('knows nothing but React and this package', () => {
    const sources = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)
    expect(sources.filter((name) => name !== 'react' && !/^(#|\.\/)/.test(name ?? ''))).toEqual([])
  })
})

test('no class of a component is styled in two sheets as a bare class', () => {
  const owners = new Map<string, Set<string>>()
  for (const file of styles.filter((name) => !name.startsWith('styles/'))) {
    for (const [, name = ''] of read(file).matchAll(/^\s*\.([\w-]+) \{/gm)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
    }
  }
  expect([...owners].filter(([, sheets]) => sheets.size > 1)).toEqual([])
})
