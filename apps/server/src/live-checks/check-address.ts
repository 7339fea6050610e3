import { lookup } from 'node:dns/promises'
import { DAY } from '@pulli/domain/time/durations.ts'
import { type Problem, refuse, warn } from '#production/verdict.ts'
import { type Asking, attempt } from './attempt.ts'
import { certificateEnd } from './certificate-end.ts'

/** certbot renews a month before the end: with two weeks left it has failed twice. */
const LEAST_DAYS = 14

/**
 * Goes the way of a visitor: DNS, the certificate and, at the address of the site, whether it is Pulli that answers.
 *
 * @param variable the setting that names the address
 */
export const checkAddress = (
  variable: 'PUBLIC_URL' | 'CONTENT_PUBLIC_URL',
  address: string,
  asking: Asking,
): Promise<Problem[]> =>
  attempt(variable, asking, async (signal) => {
    const { hostname, protocol, port } = new URL(address)
    const host = hostname.replace(/^\[|\]$/g, '')
    await lookup(host)
    const found =
      protocol === 'https:' ? await certificateProblems(host, { port: Number(port || 443), signal }) : []
    if (variable === 'PUBLIC_URL') found.push(...(await siteProblems(address, signal)))
    return found
  })

async function certificateProblems(
  host: string,
  asked: { port: number; signal: AbortSignal },
): Promise<Problem[]> {
  const days = ((await certificateEnd(host, asked)).getTime() - Date.now()) / DAY
  return days < LEAST_DAYS
    ? [
        warn(
          'the certificate',
          `of ${host} ends in ${Math.floor(days)} days. Renew it, and find out why that failed`,
        ),
      ]
    : []
}

async function siteProblems(address: string, signal: AbortSignal): Promise<Problem[]> {
  const answer = await fetch(new URL('/livez', address), { redirect: 'manual', signal })
  const said = await answer.text()
  if (answer.ok && said === '{"status":"live"}') return []
  return [
    refuse(
      'PUBLIC_URL',
      `is answered by something else (${answer.status}): what stands in front leads elsewhere, or Pulli does not run`,
    ),
  ]
}
