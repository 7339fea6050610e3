import pg from 'pg'
import { expect, test } from 'vitest'
import { EDITOR, emptyDatabase, end, OPERATOR, signIn, startContent } from './own-content.ts'

test('findings M1 and operator 11: the editor of version 0.1 loses super admin once, and cookies are Secure behind TLS', {
  timeout: 240_000,
}, async () => {
  const databaseUrl = await emptyDatabase()
  const first = await startContent(databaseUrl, { CONTENT_PUBLIC_URL: 'http://localhost:1337' })
  const fresh = await signIn(first.url, EDITOR)
  expect(fresh.roles).toEqual(['strapi-editor'])
  expect(fresh.cookies.join()).toContain('strapi_admin_refresh=')
  expect(fresh.cookies.join()).not.toMatch(/;\s*secure/i)
  await end(first.child)

  // As version 0.1 left it.
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`
    update admin_users_roles_lnk set role_id = (select id from admin_roles where code = 'strapi-super-admin');
    delete from strapi_core_store_settings where key like '%first_editor%'`)
  await client.end()

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
