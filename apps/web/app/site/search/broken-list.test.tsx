import { afterAll, expect, test, vi } from 'vitest'

const LIST = '@pulli/domain/search/phrase-list.ts'
const TITLE = 'Please talk to someone first'

/** What stands before the search box: only what is shown. */
const above = (html: string) => html.slice(0, html.indexOf('class="searching"'))

afterAll(() => {
  vi.doUnmock(LIST)
  vi.resetModules()
})

test('a phrase list that is broken stops nothing: help is above every search', async () => {
  vi.resetModules()
  vi.doMock(LIST, async (original) => {
    const { readPhraseList, ...rest } = await original<typeof import('@pulli/domain/search/phrase-list.ts')>()
    // A comma too many, as an edit leaves it.
    return { ...rest, readPhraseList: (json: string) => readPhraseList(json.replace('],', '],,')) }
  })
  const [{ fakeSite }, { renderPage }, blogListPage, notFoundPage] = await Promise.all([
    import('#testing/fake-site.ts'),
    import('#testing/render-page.tsx'),
    import('#site/blog/blog-list-page.tsx'),
    import('#site/not-found/not-found-page.tsx'),
  ])
  const site = () => fakeSite({ '/api/site-setting': { data: {} }, '/api/blogs': { data: [] } })
  const list = (url: string) => renderPage(blogListPage, { path: '/blog-grid', url, ...site() })

  const searched = await list('/blog-grid?q=sleep')
  expect(searched.status).toBe(200)
  expect(above(searched.html)).toContain(TITLE)
  expect(searched.html).toContain('No article has these words.')
  expect(above((await list('/blog-grid')).html)).not.toContain(TITLE)

  const lost = await renderPage(notFoundPage, { path: '*', url: '/nothing-here', ...site() })
  expect(lost.status).toBe(404)
  expect(above(lost.html)).toContain(TITLE)
})
