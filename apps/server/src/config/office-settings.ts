import { z } from 'zod'
import type { Environment, Fault } from './faults.ts'
import { isTrial } from './is-trial.ts'

const MOST = 20
const Address = z.email().max(254)

/** Who is mailed consultation requests: shared by `npm start` and the server process. */
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
}

const NOBODY =
  'must name who is mailed consultation requests: in production the field in the CMS counts for nothing, because whoever gets into the CMS could lead requests elsewhere'

/** In production, a site whose requests reach nobody at the provider must not start. */
export function officeFaults(env: Environment): Fault[] {
  if (!isWithoutOffice(env) || isTrial(env)) return []
  return [{ variable: 'OFFICE_RECIPIENTS', message: NOBODY }]
}

/** The warning in place of the fault, for a trial of production on one machine. */
export function officeWarning(env: Environment): string | undefined {
  if (!isWithoutOffice(env) || !isTrial(env)) return undefined
  return `OFFICE_RECIPIENTS: ${NOBODY}. On this machine alone it starts all the same, and the field in the CMS holds.`
}

const isWithoutOffice = ({ NODE_ENV, OFFICE_RECIPIENTS }: Environment) =>
  NODE_ENV === 'production' && !OFFICE_RECIPIENTS?.trim()
