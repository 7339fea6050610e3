import { expect, test } from 'vitest'
import { contentAdmin } from './content-admin.ts'
import { stack } from './shared-stack.ts'

const TYPES = ['faqs', 'blogs', 'webinars', 'teams', 'seminars', 'videos', 'audios', 'newsletters'] as const

const read = (base: string, path: string) => fetch(`${base}${path}`)
const json = async (path: string) => (await read(stack.contentUrl, path)).json() as Promise<{ data: Entry[] }>

interface Entry {
  readonly documentId: string
  readonly [field: string]: unknown
}

test.each(TYPES)('the public reads %s, in the content service’s own form', async (type) => {
  const { data } = await json(`/api/${type}?populate=*`)
  expect(data.length).toBeGreaterThanOrEqual(3)
  expect(await (await read(stack.siteUrl, `/api/${type}?populate=*`)).json()).toMatchObject({
    data,
    meta: {},
  })
  const one = await read(stack.contentUrl, `/api/${type}/${data[0]?.documentId}?populate=*`)
  expect(one.status).toBe(200)
})

test.each([
  ['faqs', ['question', 'answer']],
  [
    'blogs',
    [
      'documentId',
      'title',
      'content',
      'date',
      'createdAt',
      'author',
      'blogImage',
      'summary',
      'category',
      'tags',
    ],
  ],
  ['webinars', ['documentId', 'title', 'content', 'date', 'createdAt', 'image', 'related_tags']],
  [
    'seminars',
    ['id', 'title', 'description', 'author', 'createdAt', 'time', 'videoFile', 'captions', 'poster'],
  ],
  ['videos', ['id', 'title', 'createdAt', 'time', 'description', 'author', 'videoFile', 'captions']],
  ['audios', ['id', 'documentId', 'title', 'tags', 'author', 'thumbnail', 'audioFile']],
  [
    'teams',
    [
      'id',
      'name',
      'specialization',
      'description',
      'department',
      'thumbnail',
      'registrationNumber',
      'languages',
    ],
  ],
])('CNT-15…20 a record of %s has the fields of the specification', async (type, fields) => {
  const { data } = await json(`/api/${type}?populate=*`)
  expect(Object.keys(data[0] ?? {})).toEqual(expect.arrayContaining(fields))
})

test('CNT-23 BLG-05 BLG-06 LIM-20 to LIM-23 the settings are seeded with the specification’s values, and samples are marked', async () => {
  const { data } = (await (await read(stack.contentUrl, '/api/site-setting?populate=*')).json()) as {
    data: Settings
  }
  expect(data.contact).toMatchObject({
    openingHours: [{ days: 'Every day', from: '11:00:00', to: '20:00:00' }],
    timeZone: 'Asia/Kolkata',
    isSample: true,
  })
  expect(data.blogPanel.categories.map(({ name, count }) => `${name} ${count}`)).toEqual([
    'Relationship 12',
    'Family Problem 23',
    'Couple Problem 36',
    'Parenting 16',
    'Depression 17',
    'Business Problems 21',
  ])
  expect(data.blogPanel.popularTags).toBe(
    'Family Problem, Therapy, Teenagers, Depression, Life Balance, Work, Couple Problem',
  )
  expect(data.storeLinks.isSample && data.socialLinks.isSample).toBe(true)
  expect(data.certificates.map(({ isSample }) => isSample)).not.toContain(false)
  const benefits = '30 minute sessions\nGroup and personal meeting\n24-hour support'
  const plans = ({ name, price, savingPrice, sessions, popularPlan, ...rest }: Plan) => {
    expect(rest.benefits).toBe(benefits)
    return [name, price, savingPrice || '-', sessions, popularPlan]
  }
  expect(data.monthlyPlans.map(plans)).toEqual([
    ['Light Session', '$150', '-', '6 sessions', false],
    ['Standard Session', '$250', '-', '10 sessions', true],
    ['Individual Session', '$400', '-', '1 year', false],
  ])
  expect(data.annualPlans.map(plans)).toEqual([
    ['Light Session', '$1,440', '$360', '6 sessions', false],
    ['Standard Session', '$2,400', '$600', '10 sessions', true],
    ['Individual Session', '$3,840', '$960', '1 year', false],
  ])
  expect(data.campaignStats.map(({ value }) => value)).toEqual(['20+', '840+', '98%'])
  expect(data.counsellorVideo.videoFile.url).toMatch(/^\/uploads\//)
})

interface Plan {
  readonly name: string
  readonly price: string
  readonly savingPrice: string | null
  readonly sessions: string
  readonly popularPlan: boolean
  readonly benefits: string
}

interface Settings {
  readonly contact: object
  readonly storeLinks: { readonly isSample: boolean }
  readonly socialLinks: { readonly isSample: boolean }
  readonly certificates: readonly { readonly isSample: boolean }[]
  readonly monthlyPlans: readonly Plan[]
  readonly annualPlans: readonly Plan[]
  readonly blogPanel: {
    readonly categories: readonly { readonly name: string; readonly count: number }[]
    readonly popularTags: string
  }
  readonly campaignStats: readonly { readonly value: string }[]
  readonly counsellorVideo: { readonly videoFile: { readonly url: string } }
}

test.each([
  '?status=draft',
  '?populate=*&status=draft',
  '?publicationState=preview',
  '?populate[createdBy]=true',
  '?populate[updatedBy][fields][0]=password',
  '?fields[0]=createdBy',
  '?filters[createdBy][email][$contains]=a',
  '?sort=createdBy.email',
  '?_q=draft&status=draft',
  '?status=draft&locale=*',
  '?filters[publishedAt][$null]=true&status=draft',
  '?hasPublishedVersion=false',
])('no draft and no editor shows through /api/blogs%s', async (query) => {
  const admin = await contentAdmin()
  const id = await admin.create('blog', {
    title: 'Not for anyone’s eyes yet',
    content: 'draft',
    date: '2026-11-20',
    author: 'An editor',
    summary: 'draft',
  })
  try {
    const answer = await read(stack.contentUrl, `/api/blogs${query}`)
    const text = await answer.text()
    expect(text).not.toContain('Not for anyone')
    expect(text).not.toContain('editor@example.org')
    expect(text).not.toMatch(/"(?:createdBy|updatedBy|password)":/)
  } finally {
    await admin.remove('blog', id)
  }
})

test.each([
  ['POST', '/api/blogs'],
  ['PUT', '/api/site-setting'],
  ['DELETE', '/api/site-setting'],
  ['POST', '/api/upload'],
  ['GET', '/api/upload/files'],
  ['GET', '/api/users'],
  ['GET', '/api/users/me'],
  ['POST', '/api/auth/local'],
  ['POST', '/api/auth/local/register'],
  ['GET', '/api/users-permissions/roles'],
])('%s %s is not there for the public', async (method, path) => {
  const answers = await Promise.all(
    [stack.contentUrl, stack.siteUrl].map((base) =>
      fetch(`${base}${path}`, {
        method,
        ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: '{"data":{}}' }),
      }),
    ),
  )
  for (const answer of answers) expect([403, 404, 405]).toContain(answer.status)
})

test.each([
  '/api/site-setting?populate=*',
  '/api/site-setting?fields[0]=consultationRecipients',
  '/api/site-setting?populate=*&filters[consultationRecipients][$contains]=example',
  '/api/site-setting?sort=consultationRecipients',
])('the recipients of requests are never public: %s', async (path) => {
  for (const base of [stack.contentUrl, stack.siteUrl]) {
    const text = await (await read(base, path)).text()
    expect(text).not.toMatch(/"consultationRecipients":/)
  }
})

test('the list of samples can be read only with the secret, and never through the site', async () => {
  const ask = (base: string, secret?: string) =>
    fetch(`${base}/api/samples`, secret ? { headers: { authorization: `Bearer ${secret}` } } : {})
  expect((await ask(stack.contentUrl)).status).toBe(404)
  expect((await ask(stack.contentUrl, 'wrong')).status).toBe(404)
  expect((await ask(stack.siteUrl, stack.contentSecret)).status).toBe(404)
  const { data } = (await (await ask(stack.contentUrl, stack.contentSecret)).json()) as {
    data: { uid: string; samples: { value: string }[] }[]
  }
  expect(data.map(({ uid }) => uid)).toContain('api::site-setting.site-setting')
  expect(data.every(({ samples }) => samples.length > 0)).toBe(true)
})

test('recipients can be read only with the secret, and never through the site', async () => {
  const ask = (base: string, secret?: string) =>
    fetch(
      `${base}/api/consultation-recipients`,
      secret ? { headers: { authorization: `Bearer ${secret}` } } : {},
    )
  expect((await ask(stack.contentUrl)).status).toBe(404)
  expect((await ask(stack.contentUrl, 'wrong')).status).toBe(404)
  expect((await ask(stack.siteUrl, stack.contentSecret)).status).toBe(404)
  expect(await (await ask(stack.contentUrl, stack.contentSecret)).json()).toEqual({
    data: [expect.stringContaining('@')],
  })
})

function urlOf(entry: Entry | undefined, field: string): string {
  return (entry?.[field] as { url: string } | undefined)?.url ?? 'none'
}

test('CNT-13 an uploaded file comes through the site, in ranges for players', async () => {
  const { data } = await json('/api/videos?populate=*')
  const url = urlOf(data[0], 'videoFile')
  const part = await fetch(`${stack.siteUrl}${url}`, { headers: { range: 'bytes=0-99' } })
  expect([part.status, part.headers.get('content-range')?.startsWith('bytes 0-99/')]).toEqual([206, true])
  expect((await part.arrayBuffer()).byteLength).toBe(100)
})

test('an image is served in the requested size and format', async () => {
  const { data } = await json('/api/blogs?populate=*')
  const url = urlOf(data[0], 'blogImage')
  const name = url.replace('/uploads/', '')
  const [avif, original] = await Promise.all(
    [`/img/480/${name}.avif`, url].map(async (path) => {
      const answer = await fetch(`${stack.siteUrl}${path}`)
      return { type: answer.headers.get('content-type'), bytes: (await answer.arrayBuffer()).byteLength }
    }),
  )
  expect(avif?.type).toBe('image/avif')
  expect(avif?.bytes).toBeLessThan(original?.bytes ?? 0)
})

test.each([
  '/img/481/x.png.avif',
  '/img/480/..%2f..%2fsecrets.json.avif',
  '/uploads/../secrets.json',
  '/uploads/..%2fsecrets.json',
  '/img/480/none.png.webp',
])('security row 33: %s leads nowhere', async (path) => {
  expect((await fetch(`${stack.siteUrl}${path}`)).status).toBe(404)
})
