import type { Blog } from '@pulli/contracts/content.ts'
import { expect, test, vi } from 'vitest'
import { blogIndex, findBlogs, indexBlogs } from './blog-list.ts'

const blog = (documentId: string, rest: Partial<Blog>): Blog => ({
  documentId,
  title: documentId,
  content: '',
  ...rest,
})

const index = indexBlogs([
  blog('sleep', {
    title: 'When sleep will not come',
    content: '## Lying awake\n\nPut the <b>phone</b> away.',
    category: 'Depression',
    tags: 'Therapy, Life Balance',
    summaryHindi: 'नींद न आए तो खुद को दोष न दें। साँस छोड़िए, काग़ज़ पर लिखिए।',
  }),
  blog('parents', {
    title: 'Talking to your parents',
    content: 'They may lose sleep over it. Café talk.',
    category: 'Parenting',
    tags: 'Family Problem',
  }),
])
const ids = (query: Parameters<typeof findBlogs>[1]) =>
  findBlogs(index, query).map(({ documentId }) => documentId)

test('BLG-03 a word in the title counts for more than one in the body', () => {
  expect(ids({ q: 'sleep' })).toEqual(['sleep', 'parents'])
})

test.each([
  ['a body', 'phone', ['sleep']],
  ['a beginning', 'talk', ['parents']],
  ['a slip of the finger', 'sleap', ['sleep', 'parents']],
  ['two letters in the other order', 'slepe', ['sleep', 'parents']],
  ['such a slip at the end, in one of two words', 'lose slepe', ['parents']],
  ['Devanagari', 'नींद', ['sleep']],
  ['the beginning of a word in Devanagari', 'नीं', ['sleep']],
  ['a Devanagari dot below left out', 'कागज', ['sleep']],
  ['a Devanagari dot below put in', 'ख़ुद', ['sleep']],
  ['the other sign for a vowel through the nose', 'सांस', ['sleep']],
  ['an accent left out', 'cafe', ['parents']],
  ['a word among signs', '“sleep?”', ['sleep', 'parents']],
  ['every word given', 'sleep parents', ['parents']],
  ['markup', 'b', []],
  ['nothing', 'zebra', []],
])('BLG-03 %s is found', (_what, q, found) => {
  expect(ids({ q })).toEqual(found)
})

test('BLG-07 a category or a tag leads to the blogs that carry it, whatever their case', () => {
  expect(ids({ category: 'parenting' })).toEqual(['parents'])
  expect(ids({ tag: 'Life balance' })).toEqual(['sleep'])
  expect(ids({ tag: 'Life' })).toEqual([])
  expect(ids({ q: 'sleep', category: 'Parenting' })).toEqual(['parents'])
})

test('a query of any length and any signs is answered', () => {
  expect(ids({ q: 'a'.repeat(10_000) })).toEqual([])
  expect(ids({ q: '"(*?[\\' })).toEqual([])
})

test('the index reads all pages, is kept, and is made anew when something was published', async () => {
  const read = vi.fn(async (path: string) => {
    const page = Number(new URL(path, 'http://content').searchParams.get('pagination[page]'))
    return {
      data: [{ documentId: `b${page}`, title: `Blog ${page}` }],
      meta: { pagination: { pageCount: 2 } },
    }
  })
  const content = { read, version: 1 }
  const site = { content, log: () => {} }
  expect((await blogIndex(site)).blogs.map(({ documentId }) => documentId)).toEqual(['b1', 'b2'])
  await Promise.all([blogIndex(site), blogIndex(site)])
  expect(read).toHaveBeenCalledTimes(2)
  content.version = 2
  await blogIndex(site)
  expect(read).toHaveBeenCalledTimes(4)
})

test('a failed read is not kept', async () => {
  const content = {
    read: vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ data: [] }),
    version: 1,
  }
  const site = { content, log: () => {} }
  await expect(blogIndex(site)).rejects.toThrow('down')
  expect((await blogIndex(site)).blogs).toEqual([])
})
