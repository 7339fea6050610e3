import { expect, test } from 'vitest'
import { Blog, mediaAddress, splitTags } from './content.ts'
import { parseRecord } from './content-answers.ts'

test('CNT-15 a blog needs an id and a title; what else is null or odd reads as absent', () => {
  const blog = parseRecord(Blog, {
    data: {
      documentId: 'b1',
      title: 'Sleep',
      content: null,
      author: 7,
      summary: ' ',
      blogImage: { url: null },
    },
  })
  expect(blog).toEqual({ documentId: 'b1', title: 'Sleep', content: '' })
})

test('an image keeps its address when its size is unknown', () => {
  const image = { url: '/uploads/a.png', alternativeText: null, width: null, height: 'tall' }
  const blog = parseRecord(Blog, { data: { documentId: 'b1', title: 'Sleep', blogImage: image } })
  expect(blog.blogImage).toEqual({ url: '/uploads/a.png' })
})

test('tags are comma-separated text', () => {
  expect(splitTags(' Sleep, , Work,')).toEqual(['Sleep', 'Work'])
  expect(splitTags(undefined)).toEqual([])
})

test('CNT-13 a media address is the content host prefixed to the url', () => {
  expect(mediaAddress('https://pulli.example', '/uploads/a.png')).toBe('https://pulli.example/uploads/a.png')
  expect(mediaAddress('', '/uploads/a.png')).toBe('/uploads/a.png')
  expect(mediaAddress('', 'https://files.example/a.png')).toBe('https://files.example/a.png')
})
