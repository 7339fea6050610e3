import { expect, test } from 'vitest'
import { downloadName } from './use-download.ts'

test.each([
  ['Rain on a tin roof', '/uploads/audio_1.mp3', 'Rain on a tin roof.mp3'],
  ['In / out: "slowly"?', '/uploads/a.m4a', 'In out slowly.m4a'],
  ['नींद', '/uploads/a.mp3', 'नींद.mp3'],
  ['../..', '/uploads/a.mp3', '.. ...mp3'],
  ['???', '/uploads/a', 'audio'],
])('%s is kept under a name of its own', (title, src, name) => {
  expect(downloadName(title, src)).toBe(name)
})
