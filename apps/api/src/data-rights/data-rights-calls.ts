import { Erasure, ExportConfirmation } from '@pulli/contracts/members.ts'
import { CodeSent, Nothing } from '@pulli/contracts/sign-in.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { listPersonalData, type PersonalDataRows } from '@pulli/data/data-rights/personal-data.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { CodePurpose } from '@pulli/data/schema.ts'
import { markCodeEntered } from '@pulli/data/sign-in/sessions.ts'
import { claimableSince } from '@pulli/domain/account/choose-account.ts'
import { isCodeFresh } from '@pulli/domain/account/fresh-code.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { stringify } from 'csv-stringify/sync'
import type { FastifyRequest } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import { z } from 'zod'
import { noteRefusal, recordRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { callsOf } from '#http/calls.ts'
import { readBody } from '#http/read-body.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { memberAsker } from '#sign-in/code-asker.ts'
import { codeWords } from '#sign-in/code-words.ts'
import { OWN_SESSION_COOKIE } from '#sign-in/guard-session-cookie.ts'
import { sendCode } from '#sign-in/send-code.ts'
import { clearSessionCookies } from '#sign-in/session-cookies.ts'
import { ONE_CODE, SENDING } from '#sign-in/sign-in-calls.ts'
import { verifyMemberCode } from '#sign-in/verify-member-code.ts'
import { dataSubjectOf } from './data-subject.ts'
import { eraseMember } from './erase-member.ts'
import { writeReadme } from './write-readme.ts'

const call = callsOf({ tag: 'Member', caller: 'member' })

/** All data of a member: taking it along, and erasing it. Each with a code. */
export const dataRightsCalls = {
  exportMember: call({
    route: 'GET /members/me/export',
    summary: "Export the member's data",
    description:
      'Returns a ZIP file with all data about the member: `README.txt`, `everything.json`, and a CSV file per ' +
      'table. Limited to three calls an hour. Refusals use the envelope. Requires a one-time code entered in ' +
      'this session within the last 15 minutes, at sign-in or with `POST /members/me/export-confirm`; otherwise ' +
      'answers 403 `fresh-code-needed`.',
    answer: { file: 'application/zip', schema: z.string().meta({ format: 'binary' }) },
    refuses: ['fresh-code-needed'],
    limit: ['too-many-requests'],
    run: async ({ context, member, traceId }) => {
      const bytes = await exportMember(context, { member, traceId })
      return { name: `pulli-${dayIn(member.timeZone, context.clock())}.zip`, bytes }
    },
  }),
  requestExport: call({
    route: 'POST /members/me/export-request',
    summary: 'Request the code for an export',
    description:
      'Needed if the last code was entered in this session more than 15 minutes ago. The code also allows a new ' +
      'recovery code (`POST /members/me/recovery-code`). The limits are those of `POST /auth/login-request`.',
    answer: CodeSent,
    limit: SENDING,
    retry: { safeBecause: ONE_CODE },
    says: ({ data }) => codeWords(data, m.data_rights_export_code_sent, m.account_codes_late),
    run: ({ context, member, request }) => sendOwnCode(context, request, { member, purpose: 'export' }),
  }),
  confirmExport: call({
    route: 'POST /members/me/export-confirm',
    summary: 'Confirm an export',
    description:
      'Takes the code of `POST /members/me/export-request`. For the next 15 minutes, `GET /members/me/export` ' +
      'and `POST /members/me/recovery-code` answer in this session. A code for sign-in or erasure is not ' +
      'accepted.',
    guard: OWN_SESSION_COOKIE,
    body: ExportConfirmation,
    answer: z.strictObject({}),
    refuses: ['wrong-code'],
    limit: ['too-many-tries'],
    retry: {
      safeBecause:
        'a code confirms once: sent again it answers 401, and the session stays confirmed for its 15 minutes',
    },
    says: m.data_rights_export_confirmed,
    run: async ({ context, member, body, traceId }) => {
      await confirmExport(context, { member, code: body.otp, traceId })
      return {}
    },
  }),
  requestErasure: call({
    route: 'POST /members/me/erase-request',
    summary: 'Request the code for erasure',
    description:
      'The limits are those of `POST /auth/login-request` for a known browser. A sign-in code cannot be used ' +
      'for erasure.',
    answer: CodeSent,
    limit: SENDING,
    retry: { safeBecause: ONE_CODE },
    says: ({ data }) => codeWords(data, m.data_rights_code_sent, m.account_codes_late),
    run: ({ context, member, request }) => sendOwnCode(context, request, { member, purpose: 'erase' }),
  }),
  eraseMember: call({
    route: 'DELETE /members/me',
    summary: 'Erase the account and its data',
    description:
      'Takes the code of `POST /members/me/erase-request` and ends all sessions. Erasure cannot be undone.' +
      SEALED_COPY_DESCRIBED,
    guard: OWN_SESSION_COOKIE,
    body: Erasure,
    answer: z.strictObject({}),
    refuses: ['wrong-code'],
    limit: ['too-many-tries'],
    retry: { safeBecause: 'nobody is left to erase: sent again it answers 401' },
    says: ({ context }) => withSealedCopy(context.config, m.data_rights_erased()),
    run: async ({ context, member, body, reply, traceId }) => {
      await eraseMember(context, { member, code: body.otp, traceId })
      clearSessionCookies(reply, context.config)
      reply.header('clear-site-data', '"cache"')
      return {}
    },
  }),
}

type OwnCode = { member: SignedInMember; purpose: CodePurpose }

/** Sends a code to the requesting member's number. */
function sendOwnCode(context: ApiContext, request: FastifyRequest, { member, purpose }: OwnCode) {
  readBody(Nothing, request.body)
  const { phone, pseudonym: actor } = member
  const asker = memberAsker(member, request.ip)
  return sendCode(context, { phone, purpose, actor, asker, traceId: request.id })
}

/**
 * Checks the code of `POST /members/me/export-request`: for 15 minutes this session may download the export.
 * @throws DomainError `wrong-code`, `too-many-tries`
 */
async function confirmExport(
  context: ApiContext,
  { member, code, traceId }: { member: SignedInMember; code: string; traceId: string },
): Promise<void> {
  const now = context.clock()
  const refusal = await context.database.db.transaction().execute(async (tx) => {
    const { refusal: refused } = await verifyMemberCode(tx, context, { member, purpose: 'export', code, now })
    const { pseudonym: actor, sessionId: subjectId } = member
    const event = { actor, subjectKind: 'session', subjectId, traceId, now }
    if (refused !== undefined) {
      await noteRefusal(tx, context, { ...event, action: 'export.refuse', code: refused.code })
      return refused
    }
    await markCodeEntered(tx, { ...member, now })
    await recordAudit(tx, { ...event, action: 'export.confirm' })
    return undefined
  })
  if (refusal !== undefined) throw refusal
}

const MOST_AN_HOUR = 3

/**
 * Returns the archive of all data about a member who has recently entered a code.
 * @throws DomainError `fresh-code-needed`, `too-many-requests`
 */
async function exportMember(
  context: ApiContext,
  { member, traceId }: { member: SignedInMember; traceId: string },
): Promise<Buffer> {
  const { database, clock, config } = context
  const now = clock()
  const record = { actor: member.pseudonym, subjectKind: 'member', traceId }
  const read = () =>
    database.db.transaction().execute(async (tx) => {
      if (!isCodeFresh(member.codeEnteredAt, now)) throw new DomainError('fresh-code-needed')
      await enforceLimit(tx, {
        name: 'export-member',
        subject: member.memberId,
        max: MOST_AN_HOUR,
        windowSeconds: 3_600,
        now,
        keys: config.keys,
      })
      await recordAudit(tx, { ...record, action: 'member.export', now })
      return listPersonalData(tx, context.encryption, dataSubjectOf(member, config.keys), {
        unclaimedSince: claimableSince(now),
      })
    })
  const held = await recordRefusal(context, { ...record, action: 'export.refuse' }, read)
  return packExport(held, dayIn(member.timeZone, now), now)
}

/**
 * Packs a member's data: one file for programs, one per table for people, and a page that explains them.
 * @param day the member's day, `YYYY-MM-DD`
 */
function packExport(held: readonly PersonalDataRows[], day: string, now: Date): Buffer {
  const everything = Object.fromEntries(held.map(({ name, rows }) => [name, rows]))
  const tables = held.map(({ name, columns, rows }) => [`${name}.csv`, strToU8(toCsv(columns, rows))])
  const files = {
    'README.txt': strToU8(writeReadme(held, day)),
    'everything.json': strToU8(`${JSON.stringify(everything, null, 2)}\n`),
    ...Object.fromEntries(tables),
  }
  return Buffer.from(zipSync(files, { mtime: now }))
}

/** Prefixes `'` to cells that a spreadsheet could read as formulas; the byte-order mark declares UTF-8. */
function toCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  return stringify([...rows], {
    columns: [...columns],
    header: true,
    bom: true,
    escape_formulas: true,
    cast: {
      date: (date) => date.toISOString(),
      boolean: (is) => (is ? 'true' : 'false'),
      object: (value) => JSON.stringify(value),
    },
  })
}
