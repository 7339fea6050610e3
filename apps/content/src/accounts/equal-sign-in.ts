import type { Core } from '@strapi/strapi'
import { USER } from './account'

interface Auth {
  checkCredentials(typed: { email: string; password: string }): Promise<unknown>
  validatePassword(password: string, hash: string): Promise<boolean>
  hashPassword(password: string): Promise<string>
}

/** An address without an account is refused after as much work as a wrong password, so that timing reveals neither. */
export async function equalSignIn(strapi: Core.Strapi) {
  const auth = strapi.service('admin::auth') as unknown as Auth
  const hash = await auth.hashPassword(crypto.randomUUID())
  const check = auth.checkCredentials
  auth.checkCredentials = async (typed) => {
    const user = await strapi.db.query(USER).findOne({ where: { email: typed.email } })
    if (!user?.password) await auth.validatePassword(typed.password, hash)
    return check(typed)
  }
}
