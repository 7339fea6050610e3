import { errors } from '@strapi/utils'
import { isAddress, recipientLines } from '../recipients/recipient-list'
import { changedFields, type GuardedValues } from './guarded-values'

export interface Site {
  readonly url: string
  readonly secret: string
}

/** A change that two people agreed on. */
export interface PublicChange {
  readonly what: string
  readonly fields: readonly { readonly field: string; readonly before: string; readonly after: string }[]
  readonly askedBy: string
  readonly confirmedBy: string
  /** Addresses of the office, before and after. */
  readonly contacts: readonly string[]
}

const SITE_MILLISECONDS = 20_000

/** Has the owners of the desk and the contacts mailed. @throws ValidationError if the site does not take it: nothing changes unnoticed */
export async function tellSite({ url, secret }: Site, change: PublicChange): Promise<void> {
  const answer = await fetch(new URL('/internal/public-change', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(change),
    signal: AbortSignal.timeout(SITE_MILLISECONDS),
  }).catch(() => undefined)
  await answer?.body?.cancel()
  if (!answer?.ok)
    throw new errors.ApplicationError(
      'This is not public yet: the email about it could not be sent. Try again in a minute, or tell the person who runs the site.',
    )
}

/** The addresses that a change concerns: those in its fields, and the one on the contact page. */
export function contactsOf(before: GuardedValues, after: GuardedValues): string[] {
  const fields = [...changedFields(before, after), 'Contact: Email address']
  const texts = fields.flatMap((field) => [before[field] ?? '', after[field] ?? ''])
  return [...new Set(texts.flatMap(recipientLines).filter(isAddress))]
}
