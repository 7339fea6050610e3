import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DESK_SAMPLES } from '../../apps/server/src/desk-samples/desk-samples.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort, startStack } from '../running-stack.ts'

const sampleRequests = (databaseUrl: string) =>
  queryDatabase(databaseUrl, 'select from consultation_requests where is_sample')

test.runIf(process.env.LONG)(
  'D48: an editor confirms a sample, and production shows it and hides the others',
  {
    timeout: 240_000,
  },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pulli-confirmed-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const ports = { site: await freePort(), content: await freePort() }
    const start = (env = {}) => startStack({ dataDir, ports, env, isFresh: true })

    const fresh = await start({ NODE_ENV: 'development' })
    // The first person to try the desk finds it in use.
    await expect
      .poll(() => sampleRequests(fresh.databaseUrl()), { timeout: 90_000 })
      .toHaveLength(DESK_SAMPLES.requests.length)
    const people = await queryDatabase<{ name: string }>(
      fresh.databaseUrl(),
      'select name from staff where is_sample and team_entry is not null order by name',
    )
    expect(people.map(({ name }) => name)).toEqual(['Arjun Sethi', 'Dr Meera Nair'])
    // An editor says that the figure is true.
    await queryDatabase(
      fresh.databaseUrl('content'),
      `update components_site_stats set is_sample = false where value = '20+'`,
    )
    await fresh.stop()

    const production = await start({ NODE_ENV: 'production', ALLOW_DEMO_OTP: '1' })
    onTestFinished(() => production.stop().then(() => undefined))
    expect(await sampleRequests(production.databaseUrl())).toEqual([])
    // The content service's own address is public, so it hides the samples too.
    const settings = await read(`${production.contentUrl}/api/site-setting?populate=*`)
    expect(settings.campaignStats.map(({ value }: { value: string }) => value)).toEqual(['20+'])
    expect(await read(`${production.contentUrl}/api/teams`)).toEqual([])
    const campaigns = await (await fetch(`${production.siteUrl}/awareness-campaigns`)).text()
    const figures = Array.from(campaigns.matchAll(/<d[dt]\b[^>]*>([^<]+)/g), ([, figure]) => figure)
    expect(figures).toContain('20+')
    expect(figures).not.toContain('98%')
  },
)

const read = async (url: string) => (await (await fetch(url)).json()).data
