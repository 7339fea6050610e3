import { expect, test } from 'vitest'
import { callerOf, emptyDatabase, OPERATOR, signIn, siteThatMails, startContent } from './own-content.ts'

const ASHA = { email: 'asha@clinic.example', firstname: 'Asha', lastname: 'Rao' }
const PASSWORDS = ['Pulli-of-a-test-1', 'Pulli-of-a-test-2'] as const

test('finding editors 7: an editor gets the invitation and a link for a forgotten password by mail, and signs in with both', {
  timeout: 240_000,
}, async () => {
  const site = await siteThatMails()
  const { url } = await startContent(await emptyDatabase(), {
    CMS_SUPER_ADMIN_EMAIL: OPERATOR.email,
    CMS_SUPER_ADMIN_PASSWORD: OPERATOR.password,
    PURGE_URL: site.url,
  })
  const mailed = () =>
    site.told.filter(({ path }) => path === '/internal/editor-mail').map(({ body }) => body)
  const operator = callerOf(url, (await signIn(url, OPERATOR)).authorization)
  const stranger = callerOf(url, '')
  const roles = (await operator('GET', '/admin/roles')).data as { id: number; code: string }[]
  const editor = roles.find(({ code }) => code === 'strapi-editor')?.id
  await operator('POST', '/admin/users', { ...ASHA, roles: [editor] })
  await expect.poll(mailed).toMatchObject([{ kind: 'invitation', to: ASHA.email, name: 'Asha' }])
  const { email: _, ...name } = ASHA
  await stranger('POST', '/admin/register', {
    registrationToken: mailed()[0]?.token,
    userInfo: { ...name, password: PASSWORDS[0] },
  })
  await signIn(url, { email: ASHA.email, password: PASSWORDS[0] })

  for (const email of ['nobody@clinic.example', ASHA.email])
    expect((await stranger('POST', '/admin/forgot-password', { email })).status).toBe(204)
  await expect.poll(() => mailed().slice(1)).toMatchObject([{ kind: 'password', to: ASHA.email }])
  const reset = { resetPasswordToken: mailed()[1]?.token, password: PASSWORDS[1] }
  expect((await stranger('POST', '/admin/reset-password', reset)).status).toBe(200)
  await signIn(url, { email: ASHA.email, password: PASSWORDS[1] })
})
