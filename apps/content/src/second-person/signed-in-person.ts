import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { Person } from './vouchers'

export interface Account {
  id: number
  email: string
  firstname?: string | null
  lastname?: string | null
}

/** @throws PolicyError for a token: it names no person */
export function signedInPerson(ctx: Context): Person {
  const user: Account | undefined = ctx.state.user
  if (ctx.state.auth?.strategy?.name !== 'admin' || user === undefined)
    throw new errors.PolicyError('Only a person who is signed in to the CMS can change this.')
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ')
  return { id: user.id, name: name ? `${name} (${user.email})` : user.email }
}
