import { expect, test } from 'vitest'
import { closedPort, hangingNeighbour, webServer } from '#testing/neighbours.ts'
import { siteWithCertificate } from '#testing/site-with-certificate.ts'
import { checkAddress } from './live-problems.ts'

const SOON = { withinMilliseconds: 300 }
const PATIENT = { withinMilliseconds: 10_000 }

test('M5: the address of the site is gone to as a visitor does: by its name, its certificate, to Pulli', async () => {
  const { port } = await siteWithCertificate(60)
  expect(await checkAddress('PUBLIC_URL', `https://localhost:${port}`, PATIENT)).toEqual([])
  expect(await checkAddress('CONTENT_PUBLIC_URL', `https://localhost:${port}/`, PATIENT)).toEqual([])
})

test('M5: a certificate that soon ends is warned of, and one for another name or of nobody is refused', async () => {
  const { port } = await siteWithCertificate(9)
  expect(await checkAddress('PUBLIC_URL', `https://localhost:${port}`, PATIENT)).toMatchObject([
    {
      about: 'the certificate',
      isStopping: false,
      message: expect.stringMatching(/^of localhost ends in [89] days/),
    },
  ])
  expect(await checkAddress('PUBLIC_URL', `https://127.0.0.1:${port}`, PATIENT)).toMatchObject([
    {
      about: 'PUBLIC_URL',
      isRefused: true,
      message: 'was tried, and failed: its certificate is for another name',
    },
  ])
  const unknown = await siteWithCertificate(60, false)
  expect(await checkAddress('PUBLIC_URL', `https://localhost:${unknown.port}`, PATIENT)).toMatchObject([
    { message: 'was tried, and failed: no authority signed its certificate' },
  ])
})

test('M5: a name that DNS does not have is refused', async () => {
  expect(await checkAddress('CONTENT_PUBLIC_URL', 'https://cms.invalid', PATIENT)).toMatchObject([
    { about: 'CONTENT_PUBLIC_URL', isRefused: true, message: expect.stringContaining('DNS') },
  ])
})

test('M5: an address that hangs, at which nothing listens or something else answers is told of in time', async () => {
  const hanging = await hangingNeighbour()
  for (const address of [`http://127.0.0.1:${hanging}`, `https://127.0.0.1:${hanging}`])
    expect(await checkAddress('PUBLIC_URL', address, SOON)).toMatchObject([
      { about: 'PUBLIC_URL', isRefused: true, message: 'was tried, and did not answer within 0.3 s' },
    ])
  expect(await checkAddress('PUBLIC_URL', `http://127.0.0.1:${await closedPort()}`, PATIENT)).toMatchObject([
    { message: 'was tried, and failed: nothing listens there' },
  ])
  const another = await webServer((_request, response) => response.end('Welcome to nginx!'))
  expect(await checkAddress('PUBLIC_URL', another.address, PATIENT)).toMatchObject([
    { isRefused: true, message: expect.stringMatching(/^is answered by something else \(200\)/) },
  ])
})
