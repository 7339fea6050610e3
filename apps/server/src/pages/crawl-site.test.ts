import { expect, test } from 'vitest'
import { crawlSite } from './crawl-site.ts'

const SITE: Record<string, string> = {
  '/': '<a href="/team">Team</a> <a href="/about">x</a> <a href="https://elsewhere.example/">y</a>',
  '/team': `<a href="/">Home</a>
    <source srcSet="/img/320/meera_1a.png.avif 320w, /img/720/meera_1a.png.avif 720w">
    <source srcSet="/img/320/meera_1a.png.webp 320w"><img src="/uploads/meera_1a.png">
    <video poster="/img/320/meera_1a.png.avif"></video>`,
}

test('every page that a link leads to is rendered, and each picture that they name is told once', async () => {
  const rendered: string[] = []
  const crawled = await crawlSite(async (path) => {
    rendered.push(path)
    if (path === '/about') throw new Error('this page fails')
    return new Response(SITE[path])
  })
  expect(rendered).toEqual(['/', '/team', '/about'])
  expect(crawled).toEqual({
    pages: 3,
    images: ['320/meera_1a.png.avif', '720/meera_1a.png.avif', '320/meera_1a.png.webp'],
  })
})

test('finding code bug 7: a site of 600 links is crawled to the 500th page, and the pages rendered are counted', async () => {
  const links = Array.from({ length: 600 }, (_, n) => `<a href="/single-blog/blog${1000 + n}">x</a>`)
  const rendered: string[] = []
  const crawled = await crawlSite(async (path) => {
    rendered.push(path)
    return new Response(path === '/' ? links.join('') : '')
  })
  expect(rendered).toHaveLength(500)
  expect(crawled.pages).toBe(500)
})
