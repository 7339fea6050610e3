import { parseList } from '@pulli/contracts/content-answers.ts'
import { crisisBoard } from '@pulli/contracts/crisis-line/crisis-board.ts'
import { CrisisLine } from '@pulli/contracts/crisis-line/crisis-line.ts'
import { CrisisLineEntry } from '@pulli/contracts/crisis-line/crisis-line-entry.ts'
import { succeeded } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf } from '#http/calls.ts'
import { type EncodedPage, encodePage } from '#http/encoded-page.ts'

/** `is_open` changes with the minute. A client that cannot reach us may use its copy for a day. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=60, stale-if-error=86400',
  vary: 'origin',
}

const call = callsOf({ tag: 'Site', caller: 'anyone' })

/** The numbers to call in a crisis. */
export const crisisLinesCalls = {
  listCrisisLines: call({
    route: 'GET /crisis-lines',
    summary: 'The crisis lines',
    description:
      'Public, compressed, and the same for everyone, in the order of the crisis page: 112 and 14416, the checked lines, ' +
      'those whose check is overdue. 112 and 14416 are answered whatever fails. Send the `ETag` back as ' +
      '`If-None-Match`, and keep the last answer for a phone without a network.',
    answer: { page: z.array(CrisisLine) },
    limit: { noneBecause: 'crisis numbers never wait; it writes nothing, and does not read the database' },
    run: async ({ context }) => {
      const entries = await readEntries(context)
      const lines = crisisBoard(entries ?? [], context.clock())
      const message = entries === undefined ? m.crisis_lines_standing() : m.crisis_lines_listed()
      return encodedOnce(JSON.stringify(succeeded(message, lines)))
    },
  }),
}

let last: { text: string; page: Promise<EncodedPage> } | undefined

/** Compresses a text once for as long as it is the same. */
function encodedOnce(text: string): Promise<EncodedPage> {
  if (last?.text !== text) last = { text, page: encodePage(Buffer.from(text), HEADERS, 'quick') }
  return last.page
}

/** Undefined where the content service gives no answer. */
async function readEntries({ readCrisisLines, logger }: ApiContext): Promise<CrisisLineEntry[] | undefined> {
  try {
    return parseList(CrisisLineEntry, await readCrisisLines?.()).records
  } catch (error) {
    logger.warn({ reason: String(error) }, 'crisis lines not read')
    return undefined
  }
}
