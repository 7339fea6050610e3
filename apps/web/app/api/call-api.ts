import type { Envelope } from '@pulli/contracts/envelope.ts'

/** D46: the time-out of a call. */
const TIMEOUT_MS = 30_000

/** A refusal. `code` is stable, `message` is for people and may be empty, `fields` has messages by field name. */
export interface Refused {
  kind: 'refused'
  status: number
  code: string
  message: string
  fields: Record<string, string>
  /** `Retry-After`, of a refusal that time settles. */
  retryAfterSeconds?: number
}

/**
 * How a call ended. `refused` is an answer that is not 200 (the specification's failure), `unanswered` a network error
 * or time-out (its exception, D24).
 */
export type Outcome<Data> = { kind: 'done'; data: Data; message: string } | Refused | { kind: 'unanswered' }

export interface Call<Data = unknown> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: object
  headers?: Record<string, string>
  /** Ends the call, in place of the time-out. */
  signal?: AbortSignal
  /** Reads an answer that may be something else than an envelope. */
  read?: (response: Response) => Promise<Outcome<Data>>
}

/**
 * Calls the server. Never throws. Credentials and the idempotency key are headers; `callAsMember` adds the token.
 * `Data` is the contract of the answer. No client is generated from the OpenAPI document: with its schemas it would not fit
 * into P2.
 */
export async function callApi<Data>(
  path: string,
  { method = 'GET', body, headers, signal, read = readAnswer }: Call<Data> = {},
): Promise<Outcome<Data>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
    })
    return await read(response)
  } catch {
    return { kind: 'unanswered' }
  }
}

/** Reads an envelope. */
export async function readAnswer<Data>(response: Response): Promise<Outcome<Data>> {
  const { status } = response
  const envelope: Partial<Envelope<Data>> = (await response.json().catch(() => null)) ?? {}
  const message = envelope.message ?? ''
  // Not validated in the browser: a test holds the server to its contract.
  if (status === 200 && envelope.error === false)
    return { kind: 'done', data: envelope.data as Data, message }
  const { code = 'unreadable', fields = {} } = (envelope.error && envelope.data) || {}
  const wait = Number(response.headers.get('retry-after'))
  return { kind: 'refused', status, code, message, fields, ...(wait > 0 && { retryAfterSeconds: wait }) }
}
