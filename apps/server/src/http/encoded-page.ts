import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered page in every form in which it leaves, so that answering it again costs nothing but the sending. */
export interface EncodedPage {
  readonly etag: string
  readonly sizeBytes: number
  readonly notModifiedHeaders: Readonly<Record<string, string>>
  readonly plain: EncodedBody
  readonly gzip: EncodedBody
  readonly brotli: EncodedBody
}

interface EncodedBody {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | number>>
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses a page as hard as it goes: it is done once and sent many times. */
export async function encodePage(body: Buffer, pageHeaders: Record<string, string>): Promise<EncodedPage> {
  const [brotli, gzipped] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    toGzip(body, { level: 9 }),
  ])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { ...pageHeaders, vary: 'accept-encoding', etag }
  const encoded = (bytes: Buffer, encoding?: string): EncodedBody => ({
    body: bytes,
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': bytes.length,
    },
  })
  return {
    etag,
    sizeBytes: body.length + brotli.length + gzipped.length,
    notModifiedHeaders: headers,
    plain: encoded(body),
    gzip: encoded(gzipped, 'gzip'),
    brotli: encoded(brotli, 'br'),
  }
}

/** The smallest form that the browser says it reads. */
export function bodyFor(page: EncodedPage, acceptEncoding = ''): EncodedBody {
  if (/\bbr\b/.test(acceptEncoding)) return page.brotli
  return /\bgzip\b/.test(acceptEncoding) ? page.gzip : page.plain
}
