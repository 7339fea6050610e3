import { expect, test } from 'vitest'
import { z } from 'zod'
import { routesOfApis } from '#testing/routes-of-apis.ts'

/** Every field of the body of every call. */
async function fieldsOfCalls() {
  return (await routesOfApis()).flatMap(({ method, url, schema }) => {
    const body = schema?.body
    if (!(body instanceof z.ZodObject)) return []
    return Object.entries(body.shape).map(([name, field]) => ({
      call: `${method} ${url}`,
      name,
      field: field as z.ZodType,
    }))
  })
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
