import { Audio, Video } from '@pulli/contracts/content.ts'
import { parseRecord } from '@pulli/contracts/content-answers.ts'
import { expect, test } from 'vitest'
import { megabytes, tracksOf } from './tracks-of.ts'
import { videoEntry } from './video-entry.ts'

const poster = { url: '/uploads/poster_1.png', width: 1600, height: 900, alternativeText: 'A kolam' }
const video = (more: object = {}) =>
  parseRecord(Video, {
    data: { documentId: 'v1', title: 'Sleep', videoFile: { url: '/uploads/a.mp4' }, ...more },
  })

test('CNT-17, CNT-18, CNT-13 an entry has what its record has, with addresses of the site', () => {
  const entry = videoEntry(
    video({
      description: 'Two *things*.<script>alert(1)</script>',
      author: 'Arjun Sethi',
      time: '7:00 PM',
      createdAt: '2026-10-22T19:30:00.000Z',
      poster,
      captions: { url: '/uploads/a.vtt' },
    }),
  )
  expect(entry).toMatchObject({
    id: 'film-v1',
    author: 'Arjun Sethi',
    time: '7:00 PM',
    src: '/uploads/a.mp4',
    captions: '/uploads/a.vtt',
  })
  expect(entry.descriptionHtml).toBe('<p>Two <em>things</em>.</p>\n')
})

test('SEM-02 the day is the date part of createdAt, whatever the zone', () => {
  const entry = videoEntry(video({ createdAt: '2026-10-22T19:30:00.000Z' }))
  expect(entry).toMatchObject({ day: '2026-10-22', dayInWords: '22 October 2026' })
  expect(videoEntry(video())).toMatchObject({ day: undefined, dayInWords: undefined })
})

test('a poster is offered in each width, with the words that its editor wrote', () => {
  const { poster: image } = videoEntry(video({ poster }))
  expect(image).toMatchObject({ alt: 'A kolam', src: '/uploads/poster_1.png' })
  expect(image?.sources.map(({ srcSet }) => srcSet.split(', ').at(-1))).toEqual([
    '/img/1600/poster_1.png.avif 1600w',
    '/img/1600/poster_1.png.webp 1600w',
  ])
})

test('a film without its file is left out, whatever else it has', () => {
  expect(() => parseRecord(Video, { data: { documentId: 'v1', title: 'Sleep', videoFile: null } })).toThrow()
})

test('AUD-02, CNT-19 tags are joined by |, and a track has what its record has', () => {
  const audio = parseRecord(Audio, {
    data: {
      documentId: 'a1',
      title: 'Rain',
      tags: 'Sleep, Sound',
      author: 'Leela Thomas',
      description: 'Steady **rain**.\n\nNo words.',
      thumbnail: { ...poster, url: '/uploads/cover_1.png' },
      audioFile: { url: '/uploads/rain.mp3', size: 1_248.88 },
    },
  })
  expect(tracksOf([audio])).toMatchObject([
    {
      id: 'a1',
      tags: 'Sleep | Sound',
      text: 'Steady rain. No words.',
      src: '/uploads/rain.mp3',
      megabytes: '1.2',
      image: { alt: '', sources: [{ srcSet: '/img/320/cover_1.png.avif 320w' }, {}] },
    },
  ])
})

test.each([
  [1_472.49, '1.5'],
  [12, '0.1'],
  [45_000, '45.0'],
])('%s kilobytes are %s megabytes', (kilobytes, words) => {
  expect(megabytes(kilobytes)).toBe(words)
})
