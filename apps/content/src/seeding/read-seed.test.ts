import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSeed } from './read-seed'
import { SeedFile } from './seed-schema'
import { attributesOf } from './testing/attributes-of'

function seedOf(files: Record<string, string>) {
  const seed = mkdtempSync(join(tmpdir(), 'seed-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(seed, dirname(path)), { recursive: true })
    writeFileSync(join(seed, path), text)
  }
  return seed
}

const read = (files: Record<string, string>) => readSeed(seedOf(files), attributesOf)
const team = (lines: string) =>
  `---\nname: Dr A\nspecialization: Sleep\ndepartment: Psychiatry\n${lines}\n---\n\nShe listens.\n`

test('front matter becomes fields, the body the field of its type', () => {
  const [faq] = read({
    'faqs/01-cost.md': '---\nquestion: What does it cost?\norder: 1\n---\n\n**Less** than you fear.\n',
  })
  expect(faq).toEqual({
    path: 'faqs/01-cost.md',
    uid: 'api::faq.faq',
    data: { question: 'What does it cost?', order: 1, answer: '**Less** than you fear.' },
  })
})

test('a file beside the entry is taken with its alternative text', () => {
  const [entry] = read({
    'teams/a/index.md': team('thumbnail: { file: a.png, alternativeText: A kolam }'),
    'teams/a/a.png': '',
  })
  expect(entry?.data.thumbnail).toBeInstanceOf(SeedFile)
  expect(entry?.data.thumbnail).toMatchObject({ mime: 'image/png', alternativeText: 'A kolam' })
})

test('components are read whole, lists and files included', () => {
  const [settings] = read({
    'site-setting/index.md': [
      '---',
      'brandName: Pulli',
      'blogPanel: { categories: [{ name: Work, count: 3 }] }',
      'certificates: [{ title: A, image: { file: a.png, alternativeText: B } }]',
      '---',
      '',
    ].join('\n'),
    'site-setting/a.png': '',
  })
  expect(settings?.data).toMatchObject({
    blogPanel: { categories: [{ name: 'Work', count: 3 }] },
    certificates: [{ title: 'A', image: { alternativeText: 'B' } }],
  })
})

test('createdAt dates the entry and is no field of it', () => {
  const [entry] = read({ 'teams/a/index.md': team('createdAt: 2026-01-31T09:30:00Z') })
  expect(entry?.createdAt).toEqual(new Date('2026-01-31T09:30:00Z'))
  expect(entry?.data).not.toHaveProperty('createdAt')
})

test('Windows line ends are understood', () => {
  const [entry] = read({ 'teams/a/index.md': team('order: 2').replaceAll('\n', '\r\n') })
  expect(entry?.data).toMatchObject({ order: 2, description: 'She listens.' })
})

test.each([
  ['an unknown field', team('titel: x'), 'Unrecognized key: "titel"'],
  ['a missing field', '---\nname: Dr A\n---\n', '"specialization": is missing'],
  [
    'an unknown choice',
    team('department: Surgery').replace('department: Psychiatry\n', ''),
    'expected one of "Psychiatry"',
  ],
  ['a number for text', team('languages: 5'), '"languages": must be text'],
  ['text for a number', team('order: first'), '"order": Invalid input: expected number'],
  ['a long line', team(`languages: ${'x'.repeat(256)}`), 'expected string to have <=255 characters'],
  [
    'no such file',
    team('thumbnail: { file: b.png, alternativeText: B }'),
    '"thumbnail": no file b.png beside it',
  ],
  [
    'a file elsewhere',
    team('thumbnail: { file: ../a/a.png, alternativeText: B }'),
    'no file ../a/a.png beside it',
  ],
  ['an image without words', team('thumbnail: { file: a.png }'), 'a.png needs an alternativeText'],
  [
    'a sound for an image',
    team('thumbnail: { file: a.mp3, alternativeText: B }'),
    'a.mp3 must be one of images',
  ],
  ['a bare file name', team('thumbnail: a.png'), '"thumbnail": write a file as {'],
  ['an invalid instant', team('createdAt: yesterday'), '"createdAt" must be an instant'],
  ['two bodies', team('description: x'), 'in the front matter and below it'],
  ['no front matter', 'Hello', 'does not begin with front matter'],
  ['broken YAML', '---\na: [\n---\n', 'not YAML'],
])('%s is named with its path', (_, text, problem) => {
  const files = { 'teams/a/index.md': text, 'teams/a/a.png': '', 'teams/a/a.mp3': '' }
  expect(() => read(files)).toThrow(/teams\/a\/index\.md: /)
  expect(() => read(files)).toThrow(problem)
})

test('every fault is listed, not only the first', () => {
  const files = { 'teams/a/index.md': team('x: 1'), 'teams/b/note.txt': '', 'poems/a/index.md': '' }
  expect(() => read(files)).toThrow(
    /poems: no such type(.|\n)*a\/index\.md: Unrecognized(.|\n)*b\/index\.md: is missing/,
  )
})

test('the seed that is shipped has no fault', () => {
  expect(readSeed(join(import.meta.dirname, '../../seed'), attributesOf).length).toBeGreaterThan(0)
})
