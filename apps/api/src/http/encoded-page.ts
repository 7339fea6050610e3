import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEtag } from './matches-etag.ts'
import { type Encoding, preferredEncoding } from './preferred-encoding.ts'

/** A rendered page in every form in which it leaves, so that answering it again costs nothing but the sending. */
export interface EncodedPage {
  /** Weak: three encodings of one page have it, and a strong tag would promise the same bytes. */
  readonly etag: string
  readonly sizeBytes: number
  readonly notModifiedHeaders: Readonly<Record<string, string>>
  readonly bodies: Readonly<Record<Encoding, EncodedBody>>
}

interface EncodedBody {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly rawHeaders: RawHeaders
}

/** Names and values in turn, the form that `writeHead` takes fastest. */
type RawHeaders = readonly string[]

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** `hard` is for what is done once and sent many times, `quick` for what a stranger can ask for in many ways. */
const EFFORTS = { hard: { brotli: 11, gzip: 9 }, quick: { brotli: 5, gzip: 6 } } as const

/** Compresses a page, by default at the highest level. */
export async function encodePage(
  body: Buffer,
  pageHeaders: Record<string, string>,
  effort: keyof typeof EFFORTS = 'hard',
): Promise<EncodedPage> {
  const [brotli, gzipped] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    toGzip(body, { level: EFFORTS[effort].gzip }),
  ])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const vary = ['accept-encoding', ...(pageHeaders.vary === undefined ? [] : [pageHeaders.vary])].join(', ')
  const headers = { ...pageHeaders, vary, etag }
  const encoded = (bytes: Buffer, encoding?: string): EncodedBody => {
    const ofBody = {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': `${bytes.length}`,
    }
    return { body: exactly(bytes), headers: ofBody, rawHeaders: rawHeadersOf(ofBody) }
  }
  return {
    etag,
    sizeBytes: body.length + brotli.length + gzipped.length,
    notModifiedHeaders: headers,
    bodies: { identity: encoded(body), gzip: encoded(gzipped, 'gzip'), br: encoded(brotli, 'br') },
  }
}

/**
 * Answers with the page in the smallest encoding the client accepts, or with 304 where the client has it.
 * @param ownHeaders names and values of this answer alone: `setHeader` would make Node copy all the others
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedPage,
  ownHeaders: RawHeaders = [],
) {
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...ownHeaders, ...rawHeadersOf(page.notModifiedHeaders)]).end()
    return
  }
  const { body, rawHeaders } = page.bodies[preferredEncoding(request.headers)]
  response.writeHead(200, [...ownHeaders, ...rawHeaders])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** zlib answers with a view of a block of 64 kB, which would stay in memory as long as the page. */
function exactly(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

const rawHeadersOf = (headers: Readonly<Record<string, string>>): RawHeaders => Object.entries(headers).flat()
