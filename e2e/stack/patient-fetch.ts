import { setTimeout as sleep } from 'node:timers/promises'
import { forwardedFor } from '../consultation-body.ts'

const TRIES = 8

/**
 * A page, asked for by a visitor of its own: pages wait in turn by address. A server under load asks visitors to come
 * back in a moment: this one does.
 */
export async function patientFetch(url: string, tried = 1): Promise<Response> {
  const answer = await fetch(url, { redirect: 'manual', headers: forwardedFor() })
  if (answer.status !== 503 || tried === TRIES) return answer
  await answer.arrayBuffer()
  await sleep(500 * tried)
  return patientFetch(url, tried + 1)
}
