import { setTimeout as sleep } from 'node:timers/promises'
import { acknowledgedCalls } from './acknowledged-call.ts'
import { consultationBody, forwardedFor } from './consultation-body.ts'
import { type Acknowledged, newMember } from './ledger.ts'

const KINDS = ['/', '/crisis', 'a mood', 'a request'] as const
export type Kind = (typeof KINDS)[number]

/** What one visitor saw. */
export interface Seen {
  readonly kind: Kind
  readonly intendedAt: number
  readonly milliseconds: number
  /** 0: no response. */
  readonly status: number
}

/** Their limits are by the hour. */
const MOODS_OF_A_MEMBER = 18

/**
 * Sends visitors who arrive at a rate, whether or not those before have been answered: pages, the page for a crisis,
 * moods of members and consultation requests, as many of each. The time of each counts from the moment at which it
 * should have arrived. Records the acknowledged writes.
 */
export async function openLoop(siteUrl: string, { rate, seconds }: { rate: number; seconds: number }) {
  const acknowledged: Acknowledged = { requests: [], members: new Map() }
  const call = acknowledgedCalls(siteUrl)
  const members: { id: string; token: string }[] = []
  const wanted = Math.ceil((rate * seconds) / KINDS.length / MOODS_OF_A_MEMBER)
  while (members.length < wanted) {
    const member = await newMember(call)
    if (member === undefined) continue
    acknowledged.members.set(member.id, { assessments: 0, moodVersion: 0 })
    members.push(member)
  }

  const seen: Seen[] = []
  const visits: Promise<void>[] = []
  let isOver = false

  async function visit(number: number, intendedAt: number) {
    const kind = KINDS[number % KINDS.length] ?? '/'
    const status = await act(kind, members[Math.floor(number / KINDS.length) % members.length])
    seen.push({ kind, intendedAt, status, milliseconds: performance.now() - intendedAt })
  }

  async function act(kind: Kind, member: { id: string; token: string } | undefined): Promise<number> {
    if (kind === 'a request') {
      const body = consultationBody()
      const { status } = await send('/api/v1/mwellness/user-contact-email', body)
      if (status === 200) acknowledged.requests.push(body.email)
      return status
    }
    if (kind === 'a mood' && member) {
      const body = { moodType: 'GOOD', note: `${acknowledged.requests.length}` }
      const { status, data } = await send('/api/v1/mwellness/mood/createMood', body, member.token)
      const told = acknowledged.members.get(member.id)
      if (status === 200 && told) told.moodVersion = Math.max(told.moodVersion, data?.version ?? 0)
      return status
    }
    return (await send(kind)).status
  }

  /** Sends a read, or a body. A response that breaks off acknowledges nothing. */
  async function send(path: string, body?: object, token?: string) {
    try {
      const answer = await fetch(siteUrl + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...forwardedFor(),
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      })
      const text = await answer.text()
      const isRefused = body !== undefined && answer.status === 200 && JSON.parse(text).status !== 200
      const data = body && !isRefused ? (JSON.parse(text).data as { version?: number } | null) : undefined
      return { status: isRefused ? 500 : answer.status, data }
    } catch {
      return { status: 0, data: undefined }
    }
  }

  const begunAt = performance.now()
  const arriving = (async () => {
    for (let arrived = 0; !isOver; await sleep(2)) {
      const due = ((performance.now() - begunAt) / 1_000) * rate
      for (; arrived <= due; arrived++) visits.push(visit(arrived, begunAt + (arrived / rate) * 1_000))
    }
  })()

  return {
    acknowledged,
    seen: seen as readonly Seen[],
    /** Stops arrivals, and waits for those under way. */
    async stop() {
      isOver = true
      await arriving
      await Promise.all(visits)
    },
  }
}
