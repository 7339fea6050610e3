import type { Call, Param } from '#http/calls.ts'
import type { RefusalCode } from '#http/refusals.ts'

const OF_ALL: RefusalCode[] = [
  ...(['malformed-request', 'duplicate-query-key', 'address-too-long', 'invalid-input'] as const),
  ...(['unexpected', 'unavailable'] as const),
]
const OF_WRITES: RefusalCode[] = ['malformed-json', 'body-too-large', 'unsupported-content-type']

/** Returns every refusal that a call can answer: its own, and those that its caller, its limit and its kind bring. */
export function refusalsOf(call: Call): RefusalCode[] {
  const { route, params, caller, refuses, guard, limit, retry, signIn } = call
  const isWrite = !route.startsWith('GET ')
  const hasRoles = typeof caller !== 'string'
  const isForStaff = caller === 'staff' || hasRoles
  const when = (holds: boolean, ...codes: RefusalCode[]) => (holds ? codes : [])
  const unknown = Object.values((params ?? {}) as Record<string, Param>).flatMap(
    (param) => param.unknown ?? [],
  )
  const codes = [
    ...OF_ALL,
    ...when(isForStaff, 'sign-in-needed'),
    ...when(isForStaff && isWrite, 'cross-site-request'),
    ...when(hasRoles, 'not-permitted'),
    // In the order of the call's own list, where it is in that.
    ...unknown.filter((code) => !refuses.includes(code)),
    ...refuses,
    ...(guard?.refuses ?? []),
    ...(typeof limit !== 'string' && !('noneBecause' in limit) ? limit : []),
    ...when(isWrite, ...OF_WRITES),
    ...when(caller === 'member', 'sign-in-needed'),
    ...when(signIn === 'fresh', 'fresh-sign-in-needed'),
    ...when(retry === 'key', 'idempotency-key-reused'),
  ]
  return [...new Set(codes)]
}
