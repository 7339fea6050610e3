import { tmpdir } from 'node:os'
import { neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { expect, test } from 'vitest'
import { closedPort } from '#testing/neighbours.ts'
import { siteWithCertificate } from '#testing/site-with-certificate.ts'
import { machineState } from './machine-state.ts'

const parts = (addresses: readonly string[]) => ({
  isTrial: false,
  dataDir: tmpdir(),
  keysFreeBytes: () => Number.NaN,
  neighbours: [neighbour({ name: 'content', withinMilliseconds: 1, atOnce: 1 })],
  copiesErasures: true,
  addresses,
})

test('the end of the certificate is read also where nobody trusts it, once for each host', async () => {
  const { port, endsAt } = await siteWithCertificate(9, false)
  const site = `https://localhost:${port}`
  const { certificates } = await machineState(parts([site, `${site}/cms`]))()
  expect(certificates).toEqual([{ host: `localhost:${port}`, endsAt }])
})

test('a host that is not reached has no end, and a site without https has no certificate', async () => {
  const port = await closedPort()
  const read = machineState(parts(['http://localhost:1', `https://localhost:${port}`]))
  expect((await read()).certificates).toEqual([{ host: `localhost:${port}`, endsAt: undefined }])
})

test('a folder that cannot be asked is left out, and each part outside says how it is', async () => {
  const { disks, neighbours } = await machineState(parts([]))()
  expect(disks.map(({ folder }) => folder)).toEqual(['data'])
  expect(disks[0]?.freeBytes).toBeGreaterThan(0)
  expect(neighbours).toMatchObject([{ name: 'content', circuit: 'closed' }])
})
