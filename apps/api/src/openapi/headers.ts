import { RETRIES } from './retries.ts'

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
      'Makes the call safe to send again: for 24 hours the same request under the same key is done once, and answered ' +
      'again from what is kept. Another request under it answers 409 with the code `idempotency-key-reused`. Draw one ' +
      'for each thing that the user does.',
    minLength: 1,
    maxLength: 255,
    pattern: '^[\\x20-\\x7e]*$',
    examples: ['8f14e45f-ceea-467f-a8d2-5b1c9d3c1f00'],
  },
  'X-Time-Zone': {
    type: 'string',
    description: 'IANA name of the zone of the device. It says which day is today.',
    maxLength: 64,
    examples: ['Asia/Kolkata'],
  },
  'If-Match': {
    type: 'string',
    description:
      'The `version` that was shown, with or without quotes. Where the entry is another one by now, nothing is ' +
      'changed and the answer is 409 with the code `stale-version`. `*` is any version.',
    pattern: '^(\\*|"[1-9][0-9]{0,8}"|[1-9][0-9]{0,8})$',
    examples: ['"3"'],
  },
  'X-XSRF-TOKEN': {
    type: 'string',
    description: 'Repeats the cookie `XSRF-TOKEN`. Needed with the refresh cookie, and with nothing else.',
    examples: ['q2PpJ0nU4mZb7Yx1Vw9TkLr5sQd3FgHcEjA6iKoN8uM'],
  },
} satisfies Record<string, HeaderSchema>

const BY_OPERATION: Readonly<Record<string, readonly (keyof typeof HEADERS)[]>> = {
  requestConsultation: ['X-Time-Zone'],
  getMoods: ['X-Time-Zone'],
  createMood: ['X-Time-Zone', 'If-Match'],
  updateMood: ['If-Match'],
  signIn: ['X-Time-Zone'],
  renewSession: ['X-XSRF-TOKEN'],
}

/** Returns the headers of an operation as a schema of their own, or undefined if it takes none. */
export function headersOf(operationId: string) {
  const names = [...(BY_OPERATION[operationId] ?? [])]
  if (RETRIES[operationId] === 'key') names.push('Idempotency-Key')
  if (names.length === 0) return undefined
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, HEADERS[name]])) }
}
