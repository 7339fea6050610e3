import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SAMPLE_REQUESTS } from '../../apps/server/src/desk-samples/sample-requests.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort, startStack } from '../running-stack.ts'

/** What an installation of version 1 held: nothing is marked, invented people sign, and an editor has changed two values. */
const AS_BEFORE = `
  delete from strapi_core_store_settings where key = 'app_samples_marked';
  update components_site_stats set is_sample = null;
  update components_site_pricing_plan set is_sample = null;
  update components_site_stats set value = '1,200+' where value = '840+';
  update components_site_pricing_plan set price = '₹1,500' where name = 'Light Session';
  update blogs set author = (select name from teams where is_sample limit 1), author_role = 'Clinical psychologist';
`

const stats = async (databaseUrl: string) =>
  Object.fromEntries(
    (
      await queryDatabase<{ value: string; is_sample: boolean | null }>(
        databaseUrl,
        'select value, is_sample from components_site_stats',
      )
    ).map(({ value, is_sample }) => [value, is_sample === true]),
  )

const sampleRequests = (databaseUrl: string) =>
  queryDatabase(databaseUrl, 'select from consultation_requests where is_sample')

test.runIf(process.env.LONG)(
  'D48: an earlier installation is marked once, editors overrule it, and production hides what is marked',
  {
    timeout: 240_000,
  },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pulli-earlier-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const ports = { site: await freePort(), content: await freePort() }
    const start = (env = {}) => startStack({ dataDir, ports, env, isFresh: true })

    const fresh = await start({ NODE_ENV: 'development' })
    // Whoever tries the desk first finds it at work.
    await expect
      .poll(() => sampleRequests(fresh.databaseUrl()), { timeout: 90_000 })
      .toHaveLength(SAMPLE_REQUESTS.length)
    const people = await queryDatabase<{ name: string }>(
      fresh.databaseUrl(),
      'select name from staff where is_sample and team_entry is not null order by name',
    )
    expect(people.map(({ name }) => name)).toEqual(['Arjun Sethi', 'Dr Meera Nair'])
    await queryDatabase(fresh.databaseUrl('content'), AS_BEFORE)
    await fresh.stop()

    const marked = await start({ NODE_ENV: 'development' })
    const database = marked.databaseUrl('content')
    expect(await stats(database)).toMatchObject({ '20+': true, '1,200+': false, '98%': true, '30': true })
    const prices = await queryDatabase<{ price: string }>(
      database,
      'select distinct price from components_site_pricing_plan where is_sample is not true',
    )
    expect(prices).toEqual([{ price: '₹1,500' }])
    expect(await queryDatabase(database, 'select distinct author, author_role from blogs')).toEqual([
      { author: 'Pulli editorial', author_role: null },
    ])
    // An editor says that the figure is true.
    await queryDatabase(database, `update components_site_stats set is_sample = false where value = '20+'`)
    await marked.stop()

    const production = await start({ NODE_ENV: 'production', ALLOW_DEMO_OTP: '1' })
    onTestFinished(() => production.stop().then(() => undefined))
    expect(await sampleRequests(production.databaseUrl())).toEqual([])
    expect(await stats(production.databaseUrl('content'))).toMatchObject({ '20+': false, '98%': true })
    // The content service's own address answers to anybody, so it hides the samples too.
    const settings = await read(`${production.contentUrl}/api/site-setting?populate=*`)
    expect(settings.campaignStats.map(({ value }: { value: string }) => value)).toEqual(['20+', '1,200+'])
    expect(await read(`${production.contentUrl}/api/teams`)).toEqual([])
    const campaigns = await (await fetch(`${production.siteUrl}/awareness-campaigns`)).text()
    const figures = Array.from(campaigns.matchAll(/<d[dt]\b[^>]*>([^<]+)/g), ([, figure]) => figure)
    expect(figures).toContain('1,200+')
    expect(figures).not.toContain('98%')
  },
)

const read = async (url: string) => (await (await fetch(url)).json()).data
