import { expect, test } from 'vitest'
import { contentAddress } from './content-address.ts'

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
  '/api/site-settings',
  '/api/blogs/abc/../../admin',
  '/api/blogs/ABC',
  '/api/auth/local',
])('%s is nothing that the public reads', (url) => {
  expect(contentAddress(url)).toEqual({ kind: 'unknown' })
})

test.each([
  '/api/blogs?status=draft',
  '/api/blogs?populate[createdBy]=*',
  '/api/blogs?filters[title][$contains]=a',
  '/api/blogs?pagination[pageSize]=1000',
  '/api/blogs?pagination[page]=0',
  '/api/blogs?sort=password',
  '/api/blogs?populate=*&populate=*',
  '/api/blogs/abc?sort=title',
  '/api/site-setting?filters[consultationRecipients][$contains]=a',
])('%s is refused', (url) => {
  expect(contentAddress(url).kind).toBe('refused')
})
