import type { Call } from '#http/calls.ts'

type HeaderSchema = {
  type: 'string'
  description: string
  minLength?: number
  maxLength?: number
  pattern?: string
  examples: string[]
}

/** The request headers, as the contract describes them. The code that uses a header validates it. */
const HEADERS = {
  'Idempotency-Key': {
    type: 'string',
    description:
      'Makes the call safe to retry: for 24 hours the same request with the same key is executed once, and ' +
      'retries get the stored answer. A different request with the same key answers 409 with the code ' +
      '`idempotency-key-reused`. Generate one key per user action.',
    minLength: 1,
    maxLength: 255,
    pattern: '^[\\x20-\\x7e]*$',
    examples: ['8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00'],
  },
  'X-Time-Zone': {
    type: 'string',
    description:
      "IANA name of the device's time zone. It determines which day is today. An unknown one counts as none.",
    maxLength: 64,
    examples: ['Asia/Kolkata'],
  },
  'If-Match': {
    type: 'string',
    description:
      'The `version` the client last saw, with or without quotes. If the entry has changed since, nothing is ' +
      'written and the call answers 409 with the code `stale-version`. `*` matches any version.',
    pattern: '^(\\*|"[1-9][0-9]{0,8}"|[1-9][0-9]{0,8})$',
    examples: ['"3"'],
  },
  'X-XSRF-TOKEN': {
    type: 'string',
    description: 'Repeats the cookie `XSRF-TOKEN`. Required with the refresh cookie only.',
    examples: ['q2PpJ0nU4mZb7Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uM'],
  },
  'X-Follow-Pass': {
    type: 'string',
    description:
      'The `pass` of `POST /requests/{token}/digits`, which opens the request of that token for 15 minutes. Not needed ' +
      'with the token of a member whose number is the request’s.',
    maxLength: 100,
    examples: ['1795154400.Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uMq2PpJ0nU4mZb7'],
  },
} satisfies Record<string, HeaderSchema>

export type RequestHeader = keyof typeof HEADERS

/** The names of the request headers that an app can send: the XSRF token goes with a cookie. */
export const REQUEST_HEADERS = Object.keys(HEADERS)
  .map((name) => name.toLowerCase())
  .filter((name) => name !== 'x-xsrf-token')

/** Returns the headers of a call as a schema of their own, or undefined if it takes none. */
export function headersOf({ headers = [], retry }: Call) {
  const names: RequestHeader[] = [...headers, ...(retry === 'key' ? (['Idempotency-Key'] as const) : [])]
  if (names.length === 0) return undefined
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, HEADERS[name]])) }
}
