import type { ApiContext } from '#context.ts'
import type { Authenticate } from '#http/serve-calls.ts'
import { getMember } from './get-member.ts'

/**
 * Finds out which member makes a call that is for members, before its body is read, so that strangers learn nothing but that
 * they must sign in.
 */
export function requireMember(context: ApiContext): Authenticate {
  return ({ caller, route }) => {
    if (caller === 'staff' || typeof caller !== 'string') throw new Error(`${route} is a call of the desk`)
    if (caller !== 'member') return undefined
    return async ({ headers }) => ({ member: await getMember(context, headers.authorization) })
  }
}
