import { expect, test } from 'vitest'
import { fileKind } from './file-kinds'

const PNG = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1')
const MP3 = Buffer.from('ID3\x04\0\0', 'latin1')
const VTT = Buffer.from('WEBVTT\n\n00:00')

test.each([
  ['a.png', 'image/png', PNG, 'picture'],
  ['a.b.PNG', 'image/png', PNG, 'picture'],
  ['a.png', undefined, PNG, 'picture'],
  ['rain.mp3', 'audio/mpeg', MP3, 'recording'],
  ['film.vtt', 'text/vtt', VTT, 'captions'],
  ['film.mp4', 'video/mp4', Buffer.from('\0\0\0\x20ftypisom', 'latin1'), 'recording'],
])('security row 34: %s as %s is what it says', (name, declared, bytes, is) => {
  expect(fileKind(name, declared, bytes)?.is).toBe(is)
})

test.each([
  ['a picture that is a page', 'a.png', 'image/png', Buffer.from('<!doctype html><script>')],
  ['a picture with another ending', 'a.jpg', 'image/jpeg', PNG],
  ['a picture that calls itself a page', 'a.png', 'text/html', PNG],
  ['a picture with the ending of a page', 'a.html', 'image/png', PNG],
  ['a picture with two endings', 'a.png.svg', 'image/png', PNG],
  ['an SVG', 'a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['captions that are a page', 'a.vtt', 'text/vtt', Buffer.from('<html>WEBVTT')],
  ['no ending', 'png', 'image/png', PNG],
  ['nothing', 'a.png', 'image/png', Buffer.alloc(0)],
])('security row 34: %s is refused', (_what, name, declared, bytes) => {
  expect(fileKind(name, declared, bytes)).toBeUndefined()
})
