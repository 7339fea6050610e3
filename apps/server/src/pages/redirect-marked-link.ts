import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a sentence puts behind a link, as it comes in an address; no address of the site ends so. */
const MARK =
  /(?:[.,;:!?*=)\]}'"|>\s]|%(?:20|0A|0D|09|21|22|27|28|29|2A|2C|2E|3A|3B|3C|3D|3E|3F|5D|7C|7D|C2%A0|C2%BB|EF%BB%BF|E2%80%(?:8[B-F]|99|9D|A6)|E2%81%A0|E0%A5%A4))$/i
const LONGEST_MARK = '%E2%80%8B'.length
const MOST_MARKS = 10
/** Of a newsletter's links. */
const TOKEN = /^\?token=[^&]*/
/** Never to another host: not `//host` nor `/\host`. */
const OWN = /^\/(?![/\\])/

/**
 * Redirects a link to which a mail program has added what followed it, such as a full stop, a bracket or an invisible
 * space, to the address that was meant.
 */
export async function redirectMarkedLink(
  { method, raw: { url = '/' } }: FastifyRequest,
  reply: FastifyReply,
) {
  if (method !== 'GET' && method !== 'HEAD') return
  const meant = withoutMarks(url)
  if (meant !== url && OWN.test(meant)) {
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(meant, 302)
  }
}

/** Only the path and a token lose them: a search may well end with a question mark. */
function withoutMarks(url: string): string {
  const [path = '', ...queries] = url.split('?')
  const query = queries.length > 0 ? `?${queries.join('?')}` : ''
  const [token = ''] = TOKEN.exec(query) ?? []
  return `${trimmed(path) || '/'}${trimmed(token)}${query.slice(token.length)}`
}

function trimmed(text: string): string {
  let end = text.length
  for (let count = 0; count < MOST_MARKS; count++) {
    const mark = MARK.exec(text.slice(Math.max(0, end - LONGEST_MARK), end))?.[0]
    if (mark === undefined) break
    end -= mark.length
  }
  return text.slice(0, end)
}
