import { z } from 'zod'
import { isTrial } from './exposure-faults.ts'
import type { Environment, Fault } from './faults.ts'

const MOST = 20
const Address = z.email().max(254)

/** Who is mailed consultation requests, and what they read: shared by `npm start` and the server process. */
export const officeVariables = {
  OFFICE_RECIPIENTS: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .refine(
      (addresses) =>
        addresses.length <= MOST && addresses.every((address) => Address.safeParse(address).success),
      `must be one mail address, or up to ${MOST} with commas between them, such as care@example.org,desk@example.org`,
    )
    .optional(),
  OFFICE_MAIL: z.enum(['full', 'desk']).default('desk'),
}

/** Full mails without a recipient would lose requests. Outside production the field in the CMS may name one. */
export function officeFaults(env: Environment): Fault[] {
  if (env.OFFICE_MAIL !== 'full' || readsOfficeFromContent(env) || env.OFFICE_RECIPIENTS) return []
  return [
    { variable: 'OFFICE_RECIPIENTS', message: 'must name who gets the mails that OFFICE_MAIL=full asks for' },
  ]
}

/**
 * Whether the field in the CMS names the recipients if the setting names none. Not in production: an intruder in the
 * CMS could redirect requests.
 */
export const readsOfficeFromContent = (
  env: Parameters<typeof isTrial>[0] & { readonly NODE_ENV?: string | undefined },
) => env.NODE_ENV !== 'production' || isTrial(env)
