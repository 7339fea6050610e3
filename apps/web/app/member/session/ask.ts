import type { Envelope } from '@pulli/contracts/envelope.ts'

/** D46: without any answer for so long, a call is given up and can be tried again. */
const GIVE_UP_AFTER_MS = 30_000

/** What a refusal says. `code` is stable, `message` is for people and may be empty, `fields` are by name. */
export interface Refused {
  kind: 'refused'
  status: number
  code: string
  message: string
  fields: Record<string, string>
  /** In how many seconds the same can succeed, where time alone settles it. */
  retryAfterSeconds?: number
}

/**
 * How a call of the provider API ended. *Refused* is an answer that is not 200 (the specification's failure),
 * *unanswered* no answer at all (its exception, D24): the network is away, or 30 s went by.
 */
export type Outcome<Data> = { kind: 'done'; data: Data; message: string } | Refused | { kind: 'unanswered' }

/** What a call sends. */
export interface Call<Data = unknown> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: object
  headers?: Record<string, string>
  /** How the answer is read where it may be something else than the envelope. */
  read?: (response: Response) => Promise<Outcome<Data>>
}

/** Makes one call as whoever the headers say. It never throws. `Data` is the type of the contract that the call answers with. */
export async function ask<Data>(
  path: string,
  { method = 'GET', body, headers, read = readAnswer }: Call<Data> = {},
): Promise<Outcome<Data>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    })
    return await read(response)
  } catch {
    return { kind: 'unanswered' }
  }
}

/** Reads the envelope. */
export async function readAnswer<Data>(response: Response): Promise<Outcome<Data>> {
  const { status } = response
  const envelope: Partial<Envelope<Data>> = (await response.json().catch(() => null)) ?? {}
  const message = envelope.message ?? ''
  // The server keeps the envelope by its contract (a test holds it to that), so the browser does not check it again.
  if (status === 200 && envelope.error === false)
    return { kind: 'done', data: envelope.data as Data, message }
  const { code = 'unreadable', fields = {} } = (envelope.error && envelope.data) || {}
  const wait = Number(response.headers.get('retry-after'))
  return { kind: 'refused', status, code, message, fields, ...(wait > 0 && { retryAfterSeconds: wait }) }
}
