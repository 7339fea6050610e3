import { expect, test } from 'vitest'
import { equalSignIn } from './equal-sign-in'

test.each([
  ['an account', { password: 'hash' }],
  ['no account', null],
  ['an invitation that nobody took up', { password: null }],
])('finding F7: a wrong password for %s is compared with one hash', async (_who, user) => {
  const compared: string[] = []
  const auth = {
    hashPassword: async () => 'hash of nobody',
    validatePassword: async (_password: string, hash: string) => compared.push(hash) < 0,
    checkCredentials: async ({ password }: { email: string; password: string }) => {
      if (user?.password) await auth.validatePassword(password, user.password)
      return [null, false]
    },
  }
  const strapi = { service: () => auth, db: { query: () => ({ findOne: async () => user }) } }
  await equalSignIn(strapi as never)
  expect(await auth.checkCredentials({ email: 'a@example.org', password: 'wrong' })).toEqual([null, false])
  expect(compared).toHaveLength(1)
})
