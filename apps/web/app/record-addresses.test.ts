import { expect, test } from 'vitest'
import {
  blogAddress,
  blogListAddress,
  campaignAddress,
  campaignListAddress,
  newsletterAddress,
} from './record-addresses.ts'

test('the address of a list has only what narrows it, and no page=1', () => {
  expect(blogListAddress()).toBe('/blog-grid')
  expect(blogListAddress({ q: undefined, tag: '', page: 1 })).toBe('/blog-grid')
  expect(blogListAddress({ q: 'नींद & rest', page: 2 })).toBe(
    '/blog-grid?q=%E0%A4%A8%E0%A5%80%E0%A4%82%E0%A4%A6+%26+rest&page=2',
  )
})

test('an id cannot leave its place in the address of a record', () => {
  expect(blogAddress('../team')).toBe('/single-blog/..%2Fteam')
  expect(campaignAddress('../team')).toBe('/single-campaign/..%2Fteam')
  expect(newsletterAddress('../team')).toBe('/community/..%2Fteam')
})

test('NC-06 a list is told which page led to it, on each of its pages', () => {
  expect(campaignListAddress()).toBe('/campaigns')
  expect(campaignListAddress({ from: '/awareness-campaigns', page: 2 })).toBe(
    '/campaigns?from=%2Fawareness-campaigns&page=2',
  )
  expect(blogListAddress({ from: '/journals', tag: 'Work' })).toBe('/blog-grid?tag=Work&from=%2Fjournals')
})
