import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const components = files.filter((file) => /(?<!\.test|\.examples)\.tsx$/.test(file))

describe.each(components)('%s', (file) => {
  const source = read(file)

  test('imports the sheet that is named for it', () => {
    const sheet = file.replace(/\.tsx$/, '.css')
    if (files.includes(sheet)) expect(source).toContain(`import './${basename(sheet)}'`)
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
