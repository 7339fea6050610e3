import { parseList } from '@pulli/contracts/content-answers.ts'
import { crisisBoard } from '@pulli/contracts/crisis-line/crisis-board.ts'
import { CrisisLine } from '@pulli/contracts/crisis-line/crisis-line.ts'
import { CrisisLineEntry } from '@pulli/contracts/crisis-line/crisis-line-entry.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { type EncodedPage, encodePage } from '#http/encoded-page.ts'
import { sendEncoded } from '#http/send-encoded.ts'

/** `is_open` changes with the minute. A client that cannot reach us may use its copy for a day. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=60, stale-if-error=86400',
  vary: 'origin',
}

const schema = {
  operationId: 'listCrisisLines',
  tags: ['Site'],
  summary: 'The crisis lines',
  description:
    'Public, compressed, and the same for everyone, in the order of the crisis page: 112 and 14416, the checked lines, ' +
    'those whose check is overdue. 112 and 14416 are answered whatever fails. Send the `ETag` back as ' +
    '`If-None-Match`, and keep the last answer for a phone without a network.',
  querystring: z.strictObject({}),
  response: { 200: successOf(z.array(CrisisLine)), '4xx': Refusal, '5xx': Refusal },
}

/** `GET /crisis-lines`. Writes nothing, and does not read the database. */
export function crisisLinesRoute(app: FastifyInstance, { clock, logger, readCrisisLines }: ApiContext): void {
  // Compressed once for as long as the text is the same.
  let last: { text: string; page: Promise<EncodedPage> } | undefined

  app.get('/crisis-lines', { schema }, async (request, reply) => {
    const entries = await readEntries()
    const lines = crisisBoard(entries ?? [], clock())
    const message = entries === undefined ? m.crisis_lines_standing() : m.crisis_lines_listed()
    const text = JSON.stringify(succeeded(message, lines))
    if (last?.text !== text) last = { text, page: encodePage(Buffer.from(text), HEADERS, 'quick') }
    return sendEncoded(request, reply, await last.page)
  })

  /** Undefined where the content service gives no answer. */
  async function readEntries(): Promise<CrisisLineEntry[] | undefined> {
    try {
      return parseList(CrisisLineEntry, await readCrisisLines?.()).records
    } catch (error) {
      logger.warn({ reason: String(error) }, 'crisis lines not read')
      return undefined
    }
  }
}
