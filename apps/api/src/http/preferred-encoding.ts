import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

/** From the smallest to the largest. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/**
 * The encoding in which an answer leaves, as `Accept-Encoding` ranks them (RFC 9110, 12.5.3): `br;q=0` refuses
 * brotli. Among equals the smallest wins; who takes none of them gets the bytes as they are.
 */
export function preferredEncoding(headers: IncomingHttpHeaders): Encoding {
  return new Negotiator({ headers }).encoding(ENCODINGS, ENCODINGS) ?? 'identity'
}
