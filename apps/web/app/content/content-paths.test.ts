import { Campaign } from '@pulli/contracts/content.ts'
import { expect, test } from 'vitest'
import { providerCalls } from '#addresses.ts'
import { memberCalls } from '#api/member-calls.ts'
import { blogPagePath, blogPath, campaignPagePath, campaignPath, contentPaths } from './content-paths.ts'

const ALL = [
  ...Object.values(contentPaths),
  blogPagePath(2, 10),
  blogPath('b1'),
  campaignPagePath(3, 10),
  campaignPath('c1'),
]

test('CNT-01 CNT-02 content is read of the content service, whole; the rest is a call of the provider API', () => {
  for (const path of ALL) expect(path).toMatch(/^\/api\/(?!v1)[a-z-]+(?:\/[a-z0-9]+)?\?populate=\*/)
  const { session, signInNotice, consent, dataOf, favourite, listMoods, updateMood, ...others } = memberCalls
  const { eraseMood, eraseAssessment, slots, appointment, appointmentFile, summaryOf, ...more } = others
  const { unclaimedRequest, mailOf, ...paths } = more
  const filledIn = [
    session('a'),
    signInNotice('a'),
    consent('moods'),
    dataOf('moods'),
    favourite('a'),
    listMoods({}),
    updateMood('a'),
    eraseMood('a'),
    eraseAssessment('a'),
    slots({ service: 'a' }),
    appointment('a', 'move'),
    appointmentFile('a'),
    summaryOf('a'),
    unclaimedRequest('a'),
    mailOf('a'),
  ]
  for (const call of [...Object.values({ ...providerCalls, ...paths }), ...filledIn])
    expect(call).toMatch(/^\/api\/v1\/mwellness\//)
})

test('CNT-04 CNT-07 LIM-01 the three newest blogs and the three newest campaigns', () => {
  for (const path of [contentPaths.latestBlogs, contentPaths.latestCampaigns])
    expect(path).toContain('&sort=createdAt:desc&pagination[pageSize]=3')
})

test('CNT-06 CNT-09 one blog and one campaign by their id, which cannot leave its place in the path', () => {
  expect(blogPath('b1')).toBe('/api/blogs/b1?populate=*')
  expect(campaignPath('c1')).toBe('/api/webinars/c1?populate=*')
  expect(campaignPath('../users?x=')).toBe('/api/webinars/..%2Fusers%3Fx%3D?populate=*')
})

test('CNT-16 a campaign has what the specification lists', () => {
  const record = {
    documentId: 'c1',
    title: 'Ask twice',
    content: 'Words.',
    date: '2026-10-10',
    createdAt: '2026-10-01T06:00:00.000Z',
    related_tags: 'work, family',
    image: { url: '/uploads/a.png', width: 3, height: 2, alternativeText: 'A kolam' },
  }
  expect(Campaign.parse(record)).toMatchObject(record)
})
