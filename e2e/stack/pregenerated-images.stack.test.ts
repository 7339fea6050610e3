import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stack } from './shared-stack.ts'

/** The path of a generated image. */
const fileOf = (address: string) =>
  join(stack.dataDir, 'cache/images', address.slice('/img/'.length).replace('/', '-').replace(/\?.*/, ''))

test('the home page’s images are pregenerated', async () => {
  const home = await (await fetch(stack.siteUrl)).text()
  const [srcSet = ''] = /\/img\/[^"]*\.avif[^"]*/.exec(home) ?? []
  const named = srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
  expect(named).toContainEqual(expect.stringMatching(/^\/img\/1600\/.+\.avif\?v=\w+$/))
  // A publication that another test made begins the list anew.
  await expect
    .poll(() => named.filter((address) => !existsSync(fileOf(address))), { timeout: 240_000, interval: 250 })
    .toEqual([])
}, 250_000)
