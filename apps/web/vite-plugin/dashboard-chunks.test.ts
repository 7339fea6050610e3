import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FRAME, PARTS } from './dashboard-chunks.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FILES = globSync(
  [
    'apps/web/app/**/*.{ts,tsx}',
    'packages/{domain,ui}/src/**/*.{ts,tsx}',
    'packages/messages/generated/*.js',
    'packages/messages/generated/messages/*.js',
    'node_modules/{react,react-router}/package.json',
  ],
  { cwd: ROOT, exclude: (path) => /\.test\.tsx?$/.test(path) },
)
const GROUP = /\(\?:([^()]*)\)/
const EXCLUDED = /\(\?!([^()]*)\)/
const hasFile = (pattern: string) => FILES.some((file) => new RegExp(pattern).test(file))

/** Each name that a pattern stands for. */
const namesOf = (pattern: string): string[] => {
  const [group, names] = GROUP.exec(pattern) ?? []
  if (group === undefined || names === undefined) return [pattern]
  return names.split('|').flatMap((name) => namesOf(pattern.replace(group, () => name)))
}

test('P2 each file, folder and message that the chunks of the dashboard are made of is there', () => {
  const patterns = [...FRAME, ...PARTS].filter((pattern) => !pattern.startsWith('@oxc-project'))
  const excluded = patterns.flatMap((pattern) => {
    const [group, names] = EXCLUDED.exec(pattern) ?? []
    return group && names ? names.split('|').map((name) => pattern.replace(group, () => name)) : []
  })
  const included = patterns.map((pattern) => pattern.replace(EXCLUDED, '')).flatMap(namesOf)
  expect(included.length).toBeGreaterThan(90)
  expect([...excluded, ...included].filter((pattern) => !hasFile(pattern))).toEqual([])
})
