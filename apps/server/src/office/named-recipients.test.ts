import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { namedRecipients } from './named-recipients.ts'

async function contentService(data: readonly string[]) {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end(JSON.stringify({ data }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return { contentUrl: `http://127.0.0.1:${port}`, secret: 'x', asked: () => asked }
}

test('finding M1: with the setting, what an editor writes into the CMS is not even asked for', async () => {
  const content = await contentService(['eve@evil.example'])
  const named = await namedRecipients({ ...content, readsContent: true, setting: ['care@clinic.example'] })()
  expect(named).toEqual({ source: 'setting', recipients: ['care@clinic.example'] })
  expect(content.asked()).toBe(0)
})

test('D58: in production the recipients come from the setting alone, also where it names nobody', async () => {
  const content = await contentService(['eve@evil.example'])
  const named = await namedRecipients({ ...content, readsContent: false, setting: [] })()
  expect(named).toEqual({ source: 'setting', recipients: [] })
  expect(content.asked()).toBe(0)
})

test('finding editor 2: an invalid address in the CMS is ignored, and the request waits instead of counting as mailed', async () => {
  const content = await contentService([
    'not an address',
    'care@clinic.example',
    'care@clinic.example,eve@evil.example',
  ])
  const named = await namedRecipients({ ...content, readsContent: true, setting: [] })()
  expect(named).toEqual({ source: 'content', recipients: ['care@clinic.example'] })
})
