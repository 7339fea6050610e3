// The site imports types of the API, and so compiles this file, too.
/// <reference path="./negotiator.d.ts" />
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** From the smallest to the largest. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/**
 * The encoding in which an answer leaves, as `Accept-Encoding` ranks them (RFC 9110, 12.5.3): `br;q=0` refuses
 * brotli. Among equals the smallest wins; who takes none of them gets the bytes as they are.
 */
export function preferredEncoding(headers: IncomingHttpHeaders): Encoding {
  const accepted = headers['accept-encoding'] ?? ''
  const known = negotiated.get(accepted)
  if (known !== undefined) return known
  const encoding = new Negotiator({ headers }).encoding(ENCODINGS, ENCODINGS) ?? 'identity'
  negotiated.set(accepted, encoding)
  return encoding
}

/** Browsers send a handful of values; to parse one takes as long as to look up the page. */
const negotiated = new LRUCache<string, Encoding>({ max: 200 })
