import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import * as seminarsPage from '#site/seminars/seminars-page.tsx'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as audioPage from './audio-page.tsx'
import * as videoPage from './video-page.tsx'

const film = {
  documentId: 'film1',
  title: 'Sleep, plainly',
  description: 'Two things bring sleep.',
  author: 'Arjun Sethi',
  createdAt: '2026-10-22T13:30:00.000Z',
  time: '7:00 PM',
  videoFile: { url: '/uploads/sleep.mp4' },
  poster: { url: '/uploads/poster.png', width: 1600, height: 900 },
  captions: { url: '/uploads/sleep.vtt' },
}
const recording = {
  documentId: 'rain1',
  title: 'Rain',
  author: 'Leela Thomas',
  tags: 'Sleep,Sound',
  thumbnail: { url: '/uploads/rain.png', width: 800, height: 800 },
  audioFile: { url: '/uploads/rain.mp3', size: 1_249 },
}
const settings = { '/api/site-setting': { data: {} } }
const show = (page: Parameters<typeof renderPage>[0], path: string, answers: object) =>
  renderPage(page, { path, ...fakeSite({ ...settings, ...answers }) })

test.each([
  [seminarsPage, '/seminars', '/api/seminars'],
  [videoPage, '/arts-video', '/api/videos'],
])(
  'SEM-01 VID-01 CNT-11 CNT-12 a film has player, poster, title, day, time, author and words: %#',
  async (page, path, read) => {
    const { html, reads } = await show(page, path, { [read]: { data: [film] } })
    expect(reads).toContain(`${read}?populate=*&sort=createdAt:desc&pagination[pageSize]=100`)
    expect(html).toMatch(/<video[^>]*src="\/uploads\/sleep\.mp4"[^>]*controls=""[^>]*preload="none"/)
    expect(html).toMatch(/<source type="image\/avif" srcSet="\/img\/320\/poster\.png\.avif 320w, /)
    expect(html).toContain(
      '<track kind="captions" srcLang="en" label="English captions" src="/uploads/sleep.vtt"/>',
    )
    expect(html).toContain('<time dateTime="2026-10-22">22 October 2026, 7:00 PM</time>')
    expect(html).toContain('Posted by Arjun Sethi')
    expect(html).toContain('<p>Two things bring sleep.</p>')
    expect(html).toContain('>Loading...<')
    expect(html).toMatch(/<h2[^>]*>Sleep, plainly<\/h2>/)
  },
)

test.each([
  [seminarsPage, '/seminars', '/api/seminars'],
  [videoPage, '/arts-video', '/api/videos'],
])(
  'P4 the first poster is fetched at once, others as they come near, none as part of a player: %#',
  async (page, path, read) => {
    const others = ['film2', 'film3'].map((documentId) => ({ ...film, documentId }))
    const { html } = await show(page, path, { [read]: { data: [film, ...others] } })
    const posters = [...html.matchAll(/<img[^>]*poster\.png[^>]*>/g)].map(([tag]) => tag)
    expect(posters.map((tag) => /fetchPriority="high"|loading="lazy"/.exec(tag)?.[0])).toEqual([
      'fetchPriority="high"',
      'loading="lazy"',
      'loading="lazy"',
    ])
    // Every browser fetches the poster of a player with the page.
    expect(html.match(/<video[^>]*poster="data:/g)).toHaveLength(3)
    expect(html).not.toMatch(/<video[^>]*poster="(?!data:)/)
  },
)

test('AUD-01 AUD-02 a recording has play, thumbnail, title, tags, author, length, size and Download', async () => {
  const { html, reads } = await show(audioPage, '/arts-audio', { '/api/audios': { data: [recording] } })
  expect(reads).toContain('/api/audios?populate=*&sort=createdAt:desc&pagination[pageSize]=100')
  expect(html).toContain('data-island="audio"')
  expect(html).toContain('aria-label="Play Rain"')
  expect(html).toMatch(/<img[^>]*src="\/uploads\/rain\.png"/)
  expect(html).toMatch(/<h2[^>]*>Rain<\/h2>/)
  expect(html).toContain('Sleep | Sound')
  expect(html).toContain('Leela Thomas')
  expect(html).toContain('>Loading...<')
  expect(html).toContain('1.2 MB')
  expect(html).toContain('<span>Download</span>')
  expect(html).toMatch(/<audio(?=[^>]*controls="")(?=[^>]*preload="none")[^>]*src="\/uploads\/rain\.mp3"/)
})

test.each([
  [seminarsPage, '/seminars', '/api/seminars', 'No seminars yet.'],
  [videoPage, '/arts-video', '/api/videos', 'No videos yet.'],
  [audioPage, '/arts-audio', '/api/audios', 'No audio yet.'],
])(
  'ERR-03 without entries, and without the content service, the page is quiet: %#',
  async (page, path, read, words) => {
    const empty = await show(page, path, { [read]: { data: [] } })
    expect(empty.html).toContain(words)
    expect(empty.context.get(partialPage)).toBe(false)
    const down = await show(page, path, { [read]: new ContentUnavailable('down') })
    expect(down.html).toContain(words)
    expect(down.status).toBe(200)
    expect(down.context.get(partialPage)).toBe(true)
    expect(down.logged).toMatchObject([{ message: 'content not read' }])
  },
)
