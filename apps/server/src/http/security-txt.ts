import { DAY } from '@pulli/domain/time/durations.ts'
import type { FastifyInstance } from 'fastify'

/** Less than a year, as RFC 9116, 2.5.5 recommends. Each answer counts it anew: the server runs, so someone looks after it. */
const VALID_DAYS = 180

export interface SecurityTxt {
  /** Where vulnerabilities are reported, the preferred first; empty: there is no such file. */
  readonly contacts: readonly string[]
  /** Tags of the languages in which reports are read. */
  readonly languages: readonly string[]
  readonly publicUrl: string
  now(): Date
}

/** Serves `/.well-known/security.txt` (RFC 9116), if the operator named a contact. */
export function securityTxtRoute(app: FastifyInstance, options: SecurityTxt): void {
  if (options.contacts.length === 0) return
  app.get('/.well-known/security.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(options)),
  )
}

function securityTxt({ contacts, languages, publicUrl, now }: SecurityTxt): string {
  const lastDay = Math.floor(now().getTime() / DAY) + VALID_DAYS
  const canonical = `${publicUrl}/.well-known/security.txt`
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(lastDay * DAY).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    // A web address here is one of https (RFC 9116, 2.5.2).
    ...(canonical.startsWith('https:') ? [`Canonical: ${canonical}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
