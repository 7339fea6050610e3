import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentAdmin } from './content-admin.ts'
import { stack } from './shared-stack.ts'

/**
 * A page that is not renewed is cached for a minute: changes seen sooner come from the publication. That it takes at most 5 s is
 * measured in publication.measure.stack.test.ts.
 */
const WITHIN = { timeout: 45_000, interval: 50 }

const page = (path: string) => fetch(`${stack.siteUrl}${path}`).then((answer) => answer.text())
/**
 * Polls an address until it shows the expected content. Each address separately: one may have been refreshed by an
 * earlier, late event while another was not.
 */
const soon = (path: string) => expect.poll(() => page(path), WITHIN)
const mark = () => `Mark ${randomUUID()}`

const FAQS = '/api/faqs?populate=*&pagination[pageSize]=100'

const BLOG = {
  content: 'A quiet paragraph.',
  date: '2026-11-20',
  author: 'A test editor',
  summary: 'What a test editor wrote.',
  category: 'Parenting',
  tags: 'Work',
}

test('a blog published in the CMS is on the home page, in the list and in the search soon', {
  timeout: 240_000,
}, async () => {
  const admin = await contentAdmin()
  await page('/')
  const title = mark()
  const id = await admin.createAndPublish('blog', { ...BLOG, title })
  try {
    await soon('/').toContain(title)
    await soon('/blog-grid').toContain(title)
    await soon(`/blog-grid?q=${encodeURIComponent(title)}`).toContain(title)
    await soon(`/single-blog/${id}`).toContain('A quiet paragraph.')
  } finally {
    await admin.remove('blog', id)
  }
  await soon('/').not.toContain(title)
  await expect.poll(async () => (await fetch(`${stack.siteUrl}/single-blog/${id}`)).status, WITHIN).toBe(404)
})

test('a draft appears nowhere on the site', async () => {
  const admin = await contentAdmin()
  const title = mark()
  const id = await admin.create('blog', { ...BLOG, title })
  try {
    expect(await page('/blog-grid')).not.toContain(title)
    expect((await fetch(`${stack.siteUrl}/single-blog/${id}`)).status).toBe(404)
    expect((await fetch(`${stack.siteUrl}/api/blogs/${id}?populate=*`)).status).toBe(404)
  } finally {
    await admin.remove('blog', id)
  }
})

test('an edited answer replaces the old one, and an unpublished one is gone, soon', {
  timeout: 240_000,
}, async () => {
  const admin = await contentAdmin()
  const [question, before, after] = [`${mark()}?`, mark(), mark()]
  const id = await admin.createAndPublish('faq', { question, answer: before, order: 1 })
  try {
    await soon('/').toContain(before)
    await admin.edit('faq', id, { question, answer: after, order: 1 })
    await soon('/').toContain(after)
    expect(await page('/')).not.toContain(before)
    // P8: so does a read that is cached as bytes.
    await soon(FAQS).toContain(after)
    expect(await page(FAQS)).toContain(after)
    await admin.unpublish('faq', id)
    await soon('/').not.toContain(question)
    await soon(FAQS).not.toContain(question)
  } finally {
    await admin.remove('faq', id)
  }
})

test('CNT-22 BLG-06 an edit of the site settings changes the pages soon', { timeout: 240_000 }, async () => {
  const admin = await contentAdmin()
  const { blogPanel } = (await admin.readSettings()) as {
    blogPanel: { categories: object[]; popularTags: string }
  }
  const name = mark()
  await admin.editSettings({
    blogPanel: { ...blogPanel, categories: [...blogPanel.categories, { name, count: 3 }] },
  })
  try {
    await soon('/blog-grid').toContain(name)
  } finally {
    await admin.editSettings({ blogPanel })
  }
  await soon('/blog-grid').not.toContain(name)
})
