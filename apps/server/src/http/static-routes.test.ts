import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Images } from '../pictures/images.ts'
import { staticRoutes } from './static-routes.ts'
import type { Uploads } from './uploads.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulli-static-'))
  for (const name of ['sw.js', 'sw-off.js']) writeFileSync(join(folder, name), `// ${name}`)
})

afterEach(() => rmSync(folder, { recursive: true }))

async function answers(serviceWorker: boolean) {
  const app = fastify()
  const nothing = { uploads: {} as Uploads, images: {} as Images }
  await staticRoutes(app, { siteFolder: folder, serviceWorker, ...nothing })
  const [worker, other] = await Promise.all([app.inject('/sw.js'), app.inject('/sw-off.js')])
  await app.close()
  return { worker, other }
}

test.each([
  [true, '// sw.js'],
  [false, '// sw-off.js'],
])('with the service worker %s, /sw.js is %s, and is asked for anew each time', async (isOn, text) => {
  const { worker, other } = await answers(isOn)
  expect(worker.body).toBe(text)
  expect(worker.headers['content-type']).toMatch(/javascript/)
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(other.statusCode).toBe(404)
})
