import type { Mail } from '@pulli/api/mail/mail.ts'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { editorMailRoute } from './content-service-routes.ts'

const TOKEN = '0123456789abcdef0123456789abcdef01234567'
const MAIL = { kind: 'password', to: 'asha@clinic.example', name: 'Asha', token: TOKEN }

function route(send?: () => Promise<undefined>) {
  const app = fastify()
  onTestFinished(() => app.close())
  const sent: Mail[] = []
  const store = async (mail: Mail) => void sent.push(mail)
  editorMailRoute(app, {
    secret: 'of the tests',
    adminUrl: 'https://cms.example.org/admin',
    mailer: { send: send ?? (store as () => Promise<undefined>), close: () => undefined },
  })
  const post = (payload: object, authorization = 'Bearer of the tests') =>
    app.inject({ method: 'POST', url: '/internal/editor-mail', payload, headers: { authorization } })
  return { post, sent }
}

test('finding editors 7: an editor is mailed the link of a forgotten password, and that of an invitation', async () => {
  const { post, sent } = route()
  expect((await post(MAIL)).statusCode).toBe(200)
  expect((await post({ ...MAIL, kind: 'invitation' })).statusCode).toBe(200)
  expect(sent.map(({ to }) => to)).toEqual([[MAIL.to], [MAIL.to]])
  expect(sent[0]?.text).toContain(`https://cms.example.org/admin/auth/reset-password?code=${TOKEN}`)
  expect(sent[1]?.text).toContain(`https://cms.example.org/admin/auth/register?registrationToken=${TOKEN}`)
})

test('without the secret there is nothing; a token that is none, and a mail server that refuses, are said', async () => {
  const { post, sent } = route()
  expect((await post(MAIL, 'Bearer guessed')).statusCode).toBe(404)
  expect((await post({ ...MAIL, token: 'x&next=https://evil.example' })).statusCode).toBe(422)
  expect((await post({ ...MAIL, to: 'a@b.in,c@d.in' })).statusCode).toBe(422)
  expect(sent).toEqual([])
  expect((await route(() => Promise.reject(new Error('no'))).post(MAIL)).statusCode).toBe(502)
})
