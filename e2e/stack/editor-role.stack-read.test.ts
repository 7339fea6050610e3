import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { adminToken, contentAdmin } from './content-admin.ts'
import { stack } from './shared-stack.ts'

async function asEditor(method: string, path: string, body?: object) {
  return fetch(`${stack.contentUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${await adminToken()}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
}

test('finding M1: the account in the start table is an editor, not a super admin', async () => {
  const { data } = (await (await asEditor('GET', '/admin/users/me')).json()) as {
    data: { email: string; roles: { code: string }[] }
  }
  expect([data.email, data.roles.map(({ code }) => code)]).toEqual(['editor@example.org', ['strapi-editor']])
})

const USER = { email: 'second@example.org', firstname: 'Second', roles: [1] }

test.each([
  ['GET', '/admin/users'],
  ['POST', '/admin/users', USER],
  ['PUT', '/admin/users/1', { roles: [1] }],
  ['DELETE', '/admin/users/1'],
  ['GET', '/admin/roles/1/permissions'],
  ['PUT', '/admin/roles/2/permissions', { permissions: [] }],
  ['GET', '/admin/api-tokens'],
  ['POST', '/admin/api-tokens', { name: 'x', type: 'full-access', lifespan: null }],
  ['GET', '/admin/admin-tokens'],
  ['POST', '/admin/admin-tokens', { name: 'x', lifespan: null }],
  ['POST', '/admin/transfer/tokens', { name: 'x', permissions: ['pull'] }],
  ['GET', '/admin/webhooks'],
  ['POST', '/admin/webhooks', { name: 'x', url: 'http://127.0.0.1:9', events: [], headers: {} }],
  ['GET', '/content-type-builder/content-types'],
  ['PUT', '/upload/settings', { sizeOptimization: true }],
  ['PUT', '/content-manager/content-types/api::blog.blog/configuration', {}],
])('finding M1: an editor is refused %s %s', async (method, path, body?: object) => {
  expect((await asEditor(method, path, body)).status).toBe(403)
})

test('an editor cannot make themself a super admin', async () => {
  const answer = await asEditor('PUT', '/admin/users/me', { firstname: 'Content', roles: [1] })
  expect(answer.status).toBe(400)
})

test('nobody can register as the first super admin', async () => {
  const answer = await fetch(`${stack.contentUrl}/admin/register-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x@example.org', password: 'Password-7', firstname: 'X', lastname: 'Y' }),
  })
  expect(answer.status).toBe(400)
  const { data } = (await (await fetch(`${stack.contentUrl}/admin/init`)).json()) as {
    data: { hasAdmin: boolean }
  }
  expect(data.hasAdmin).toBe(true)
})

test('finding M1: invalid recipient addresses are refused with a message, and nothing is stored', async () => {
  const admin = await contentAdmin()
  const before = (await admin.readSettings()).consultationRecipients
  await expect(admin.editSettings({ consultationRecipients: 'not an address' })).rejects.toThrow(
    '"not an address\\" is not an email address. Write one address on each line',
  )
  expect((await admin.readSettings()).consultationRecipients).toBe(before)
})

test('the site settings, which every page needs, cannot be deleted', async () => {
  const answer = await asEditor('DELETE', '/content-manager/single-types/api::site-setting.site-setting')
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('cannot be deleted')])
})

test('finding M2: no role can upload from a URL', async () => {
  let hits = 0
  const here = createServer((_request, response) => {
    hits += 1
    response.end('what only this machine may read')
  })
  await new Promise<void>((resolve) => {
    here.listen(0, '127.0.0.1', () => resolve())
  })
  onTestFinished(() => void here.close())
  const { port } = here.address() as { port: number }
  const urls = [
    `http://127.0.0.1:${port}/a.png`,
    `http://0.0.0.0:${port}/a.png`,
    `http://localhost:${port}/a.png`,
  ]
  const answer = await asEditor('POST', '/upload/actions/upload-from-urls', { urls })
  await answer.text()
  expect([answer.status, hits]).toEqual([405, 0])
})
