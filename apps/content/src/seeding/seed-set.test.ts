import { expect, test } from 'vitest'
import { SeedFile } from './seed-schema'
import { entries, entriesOf, type Folder, TOTALS, texts, words } from './testing/whole-seed'

// The whole set, as a visitor would miss what is not there.

const DEPARTMENTS = ['Psychiatry', 'Clinical Psychology', 'Expressive Arts Therapy']

/** What a page shows of an entry; a card or a player without it has a hole. */
const NEEDED = {
  blogs: ['title', 'summary', 'content', 'date', 'author', 'category', 'tags', 'blogImage'],
  webinars: ['title', 'description', 'content', 'date', 'related_tags', 'image'],
  faqs: ['question', 'answer', 'order'],
  newsletters: ['title', 'issue', 'date', 'summary', 'content'],
  teams: [
    'name',
    'specialization',
    'department',
    'description',
    'registrationNumber',
    'languages',
    'may',
    'mayNot',
    'thumbnail',
    'isSample',
    'order',
  ],
  seminars: ['title', 'description', 'author', 'time', 'videoFile', 'poster', 'captions'],
  videos: ['title', 'description', 'author', 'time', 'videoFile', 'poster', 'captions'],
  audios: ['title', 'description', 'author', 'tags', 'thumbnail', 'audioFile'],
  'crisis-lines': ['name', 'number', 'telephone', 'kind', 'forWhom', 'region', 'source', 'order'],
  'site-setting': ['brandName', 'contact', 'counsellorVideo', 'blogPanel'],
} satisfies Record<Folder, string[]>

test.each(Object.entries(TOTALS))('there are as many %s as planned: %i', (folder, total) => {
  expect(entriesOf(folder as Folder)).toHaveLength(total)
})

test.each(entries.map((entry) => [entry.path, entry] as const))(
  '%s has what its page needs',
  (path, { data }) => {
    const needed = NEEDED[path.split('/')[0] as Folder]
    expect(needed.filter((field) => data[field] === undefined)).toEqual([])
  },
)

test('finding: each helpline has its hours, cost and languages, or the day on which someone asked', () => {
  const lines = entriesOf('crisis-lines').map(({ data }) => data)
  const missing = lines.filter(
    ({ openingHours, hoursNote, cost, languages }) => !((openingHours ?? hoursNote) && cost && languages),
  )
  expect(missing.map(({ number }) => number)).toEqual(expect.arrayContaining(['14446', '15100', '1930']))
  expect(missing.filter(({ askedOn }) => !askedOn)).toEqual([])
  expect(lines.filter(({ checkedOn, askedOn }) => !checkedOn && !askedOn)).toEqual([])
})

test('every picture, film and sound says what it is to those who cannot see or hear it', () => {
  const media = entries
    .flatMap(({ data }) => Object.values(data))
    .filter((value) => value instanceof SeedFile)
  const alternatives = media.map(({ alternativeText }) => alternativeText)
  expect(alternatives.filter((text) => text.split(' ').length < 6)).toEqual([])
})

test('no two entries of a list were made at the same moment, so that their order is certain', () => {
  for (const folder of Object.keys(TOTALS) as Folder[]) {
    const moments = entriesOf(folder).flatMap(({ createdAt }) => createdAt?.getTime() ?? [])
    expect(new Set(moments).size, folder).toBe(moments.length)
  }
})

test('each department has three members, all marked as samples', () => {
  const members = entriesOf('teams').map(({ data }) => data)
  const sizes = DEPARTMENTS.map((name) => members.filter(({ department }) => department === name).length)
  expect(sizes).toEqual([3, 3, 3])
  expect(members.filter(({ isSample }) => isSample !== true)).toEqual([])
  expect(
    members.filter(({ registrationNumber }) => !words(registrationNumber).startsWith('SAMPLE-')),
  ).toEqual([])
})

test('no sample member signs advice: every author is the editorial office', () => {
  const authors = entries.flatMap(({ data }) => data.author ?? [])
  expect(new Set(authors)).toEqual(new Set(['Pulli editorial']))
  const people = entriesOf('teams').map(({ data }) => words(data.name))
  const signed = texts.filter(
    ({ path, text }) => !path.startsWith('teams/') && people.some((name) => text.includes(name)),
  )
  expect(signed.map(({ path }) => path)).toEqual([])
})
