import { expect, test } from 'vitest'
import { contentAddress } from './content-routes.ts'

test.each([
  ['/api/faqs?populate=*', '/api/faqs?populate=*'],
  ['/api/blogs?sort=createdAt:desc&populate=*', '/api/blogs?populate=*&sort=createdAt:desc'],
  [
    '/api/webinars?populate=*&pagination[pageSize]=10&pagination[page]=2',
    '/api/webinars?pagination[pageSize]=10&pagination[page]=2&populate=*',
  ],
  ['/api/blogs?populate=%2A&pagination%5Bpage%5D=1', '/api/blogs?pagination[page]=1&populate=*'],
  ['/api/blogs/abc123?populate=*', '/api/blogs/abc123?populate=*'],
  ['/api/site-setting?populate=*', '/api/site-setting?populate=*'],
])('CNT-02 %s is a read', (url, path) => {
  expect(contentAddress(url)).toEqual({ kind: 'read', path })
})

test.each([
  '/api/users',
  '/api/users-permissions/roles',
  '/api/upload/files',
  '/api/consultation-recipients',
  '/api/samples',
  '/api/site-settings',
  '/api/blogs/abc/../../admin',
  '/api/blogs/ABC',
  '/api/auth/local',
])('%s is nothing that the public reads', (url) => {
  expect(contentAddress(url)).toEqual({ kind: 'unknown' })
})

test.each([
  '/api/blogs?status=draft',
  '/api/blogs?filters[title][$contains]=a',
  '/api/blogs?pagination[pageSize]=1000',
  '/api/blogs?pagination[page]=0',
  '/api/blogs?sort=password',
  '/api/blogs?populate=*&populate=*',
  '/api/blogs/abc?sort=title',
  '/api/blogs/abc?pagination[limit]=1',
  '/api/blogs?sort[0]=title:asc&sort[1]=password',
  '/api/blogs?sort=TITLE',
  '/api/blogs?pagination[limit]=0',
  '/api/blogs?pagination[limit]=-1',
  '/api/blogs?pagination[limit]=101',
  '/api/blogs?pagination[start]=3&pagination[limit]=2',
  '/api/blogs?pagination[start]=999999&pagination[limit]=1',
  '/api/blogs?pagination[page]=1&pagination[limit]=2',
  '/api/blogs?nothing=1',
  '/api/blogs/abc?status=draft',
  '/api/site-setting?filters[consultationRecipients][$contains]=a',
])('%s is refused', (url) => {
  expect(contentAddress(url).kind).toBe('refused')
})

// The addresses that `@strapi/client` 1.5 makes of each option, by its own encoding.
test.each([
  [{ sort: 'title:desc' }, 'sort=title%3Adesc', 'sort=title:desc'],
  [{ sort: ['date:desc', 'title'] }, 'sort%5B0%5D=date%3Adesc&sort%5B1%5D=title', 'sort=date:desc'],
  [{ sort: 'title' }, 'sort=title', 'sort=title:asc'],
  [{ populate: '*' }, 'populate=*', 'populate=*'],
  [{ populate: ['image', 'author'] }, 'populate%5B0%5D=image&populate%5B1%5D=author', 'populate=*'],
  [{ populate: { image: { fields: ['url'] } } }, 'populate%5Bimage%5D%5Bfields%5D%5B0%5D=url', 'populate=*'],
  [
    { pagination: { page: 2, pageSize: 5 } },
    'pagination%5Bpage%5D=2&pagination%5BpageSize%5D=5',
    'pagination[pageSize]=5&pagination[page]=2',
  ],
  [
    { pagination: { start: 10, limit: 5, withCount: true } },
    'pagination%5Bstart%5D=10&pagination%5Blimit%5D=5&pagination%5BwithCount%5D=true',
    'pagination[pageSize]=5&pagination[page]=3',
  ],
  [{ pagination: { limit: 3 } }, 'pagination%5Blimit%5D=3', 'pagination[pageSize]=3&pagination[page]=1'],
  [{ pagination: { start: 50 } }, 'pagination%5Bstart%5D=50', 'pagination[pageSize]=25&pagination[page]=3'],
  [{ fields: ['title', 'date'] }, 'fields%5B0%5D=title&fields%5B1%5D=date', ''],
  [{ locale: 'en', status: 'published' }, 'locale=en&status=published', ''],
])('the query of @strapi/client %j is a read', (_options, query, canonical) => {
  const path = `/api/blogs${canonical && `?${canonical}`}`
  expect(contentAddress(`/api/blogs?${query}`)).toEqual({ kind: 'read', path })
})

test('whatever is added to a read, a stranger gets no place in the cache by it', () => {
  const added = Array.from({ length: 1_000 }, (_, n) => [
    `/api/faqs?populate=*&sort=order&utm_source=${n}&utm_${n}=x&gclid=${n}`,
    `/api/faqs?sort[${n % 9}]=order:ASC&populate[${n}]=part${n}&fields[0]=f${n}&locale=l${n}`,
    `/api/faqs?sort=order,title&populate[p${n}][populate]=*`,
  ]).flat()
  expect(new Set(added.map((url) => JSON.stringify(contentAddress(url))))).toEqual(
    new Set([JSON.stringify({ kind: 'read', path: '/api/faqs?populate=*&sort=order:asc' })]),
  )
})

test('whatever fields a client requests, only public ones are requested from the content service', () => {
  expect(contentAddress('/api/blogs?populate[createdBy]=*&populate[localizations]=*')).toEqual({
    kind: 'read',
    path: '/api/blogs?populate=*',
  })
})
