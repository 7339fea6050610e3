import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { deskApi } from '#desk-api.ts'
import { providerApi } from '#provider-api.ts'

/** Every field of the body of every call. */
async function fieldsOfCalls() {
  const app = fastify()
  const fields: { call: string; name: string; field: z.ZodType }[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    const body = schema?.body
    if (!(body instanceof z.ZodObject)) return
    for (const [name, field] of Object.entries(body.shape))
      fields.push({ call: `${method} ${url}`, name, field: field as z.ZodType })
  })
  const context = {
    clock: () => new Date(),
    config: { signIn: { publicUrl: 'https://pulli.test' } },
  } as never
  await app.register(providerApi({ context }), { prefix: '/api/v1/mwellness' })
  await app.register(deskApi({ context }), { prefix: '/api/v1/desk' })
  await app.ready()
  await app.close()
  return fields
}

/** Texts that are no names: keys and ids, which are compared with stored ones, and the note of a member's own diary. */
const NO_NAMES = [
  'note',
  'pack_version',
  'proof',
  'request',
  'route',
  'secret',
  'seen',
  'team_entry',
  'telephone',
  'token',
]

test('finding F11: no call takes a name that turns round what stands beside it', async () => {
  const takes = (field: z.ZodType, text: string) => {
    const { success, data } = field.safeParse(text)
    return success && String(data).includes(text)
  }
  const texts = (await fieldsOfCalls()).filter(({ field }) => takes(field, 'Asha'))
  const turning = texts.filter(({ field }) => takes(field, 'Asha\u202E'))
  expect([...new Set(turning.map(({ name }) => name))].sort()).toEqual(NO_NAMES)

  const names = texts.filter(({ name }) => name === 'name')
  expect(names.map(({ call }) => call)).toEqual([
    'POST /api/v1/mwellness/user-contact-email',
    'POST /api/v1/mwellness/requests',
    'PATCH /api/v1/mwellness/members/me',
    'POST /api/v1/desk/join/passkey-options',
    'POST /api/v1/desk/join/app-secret',
    'POST /api/v1/desk/join',
    'POST /api/v1/desk/invitations',
    'POST /api/v1/desk/services',
    'PUT /api/v1/desk/services/:id',
  ])
  for (const { field } of names)
    expect(field.safeParse('Asha\u2067').error?.issues.map(({ message }) => message)).toEqual([
      'Type this instead of pasting it. It has hidden characters that change how a name looks.',
    ])
})
