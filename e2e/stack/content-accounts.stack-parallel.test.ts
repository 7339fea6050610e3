import { expect, test } from 'vitest'
import { EDITOR, emptyDatabase, end, OPERATOR, signIn, startContent } from './own-content.ts'

test('findings M1 and operator 11: an operator is added as a super admin beside the editor, and cookies are Secure behind TLS', {
  timeout: 240_000,
}, async () => {
  const databaseUrl = await emptyDatabase()
  const first = await startContent(databaseUrl, { CONTENT_PUBLIC_URL: 'http://localhost:1337' })
  const fresh = await signIn(first.url, EDITOR)
  expect(fresh.roles).toEqual(['strapi-editor'])
  expect(fresh.cookies.join()).toContain('strapi_admin_refresh=')
  expect(fresh.cookies.join()).not.toMatch(/;\s*secure/i)
  await end(first.child)

  const second = await startContent(databaseUrl, {
    CONTENT_PUBLIC_URL: 'https://cms.example.org',
    CMS_SUPER_ADMIN_EMAIL: OPERATOR.email,
    CMS_SUPER_ADMIN_PASSWORD: OPERATOR.password,
  })
  const editor = await signIn(second.url, EDITOR)
  expect(editor.roles).toEqual(['strapi-editor'])
  // Behind a proxy that ends TLS and sends no header about it (finding operator 11).
  for (const cookie of editor.cookies)
    expect(cookie).toMatch(/^strapi_admin_refresh.*;\s*secure;\s*httponly/i)
  expect(editor.cookies).toHaveLength(2)

  const operator = await signIn(second.url, OPERATOR)
  expect(operator.roles).toEqual(['strapi-super-admin'])
  const users = await fetch(`${second.url}/admin/users`, {
    headers: { authorization: operator.authorization },
  })
  expect(users.status).toBe(200)
})
