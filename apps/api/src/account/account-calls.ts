import {
  MadeRecoveryCode,
  NumberChange,
  NumberCodesSent,
  NumberRequest,
  Recovery,
  RecoveryState,
} from '@pulli/contracts/account.ts'
import { DismissedNotice, SignInNotice } from '@pulli/contracts/members.ts'
import { Nothing, SignedInUser } from '@pulli/contracts/sign-in.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { describeRecovery } from '@pulli/data/recovery/recovery-codes.ts'
import { listSignInNotices } from '@pulli/data/sign-in/sessions.ts'
import { deviceName } from '@pulli/domain/sign-in/device-name.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf, idParam } from '#http/calls.ts'
import { readBody } from '#http/read-body.ts'
import { OWN_ROWS } from '#limits/no-limit.ts'
import { getMobile } from '#mobile-number/get-mobile.ts'
import { codeWords } from '#sign-in/code-words.ts'
import { OWN_SESSION_COOKIE } from '#sign-in/guard-session-cookie.ts'
import { browserIdOf, setKnownBrowser } from '#sign-in/known-browser.ts'
import { setSessionCookies } from '#sign-in/session-cookies.ts'
import { shownAccess, shownRefresh } from '#sign-in/shown-tokens.ts'
import { ONE_CODE, OWN_SITE_OR_APP, SENDING } from '#sign-in/sign-in-calls.ts'
import { askForNumber } from './ask-for-number.ts'
import { changeNumber } from './change-number.ts'
import { dismissNotice } from './dismiss-notice.ts'
import { makeRecoveryCode } from './make-recovery-code.ts'
import { noteRecoveryOffer } from './note-recovery-offer.ts'
import { recoverAccount } from './recover-account.ts'

const call = callsOf({ tag: 'Member', caller: 'member' })
const signingIn = callsOf({ tag: 'Sign-in', caller: 'member' })

/** The recovery code of an account, and its use. */
export const recoveryCalls = {
  readRecoveryState: call({
    route: 'GET /members/me/recovery-code',
    summary: 'Get the state of the recovery code',
    description:
      'Returns when the member was first told about recovery codes, and when theirs was created. The code ' +
      'itself is never returned again.',
    answer: RecoveryState,
    limit: OWN_ROWS,
    says: m.account_recovery_state,
    run: async ({ context, member }) => {
      const found = await describeRecovery(context.database.db, member.memberId)
      return {
        offered_at: found?.offeredAt?.toISOString() ?? null,
        made_at: found?.madeAt?.toISOString() ?? null,
      }
    },
  }),
  makeRecoveryCode: call({
    route: 'POST /members/me/recovery-code',
    summary: 'Create a recovery code',
    description:
      'Returns the code once and invalidates the previous one. The code opens an account that was unused for 90 ' +
      'days, or that was sealed when a new account was opened with its number, and replaces the code to the old ' +
      'number in `PUT /members/me/number`. Requires a one-time code entered in this session within the last 15 ' +
      'minutes, at sign-in or with `POST /members/me/export-confirm`; otherwise answers 403 `fresh-code-needed`.',
    guard: OWN_SESSION_COOKIE,
    answer: MadeRecoveryCode,
    refuses: ['fresh-code-needed'],
    limit: ['too-many-requests'],
    retry: {
      safeBecause:
        'the code is kept as a hash and cannot be answered again: sent again it makes another, which replaces it',
    },
    says: m.account_recovery_made,
    run: async ({ context, member, request, traceId }) => {
      readBody(Nothing, request.body)
      const { recoveryCode, madeAt } = await makeRecoveryCode(context, { member, traceId })
      return { recovery_code: recoveryCode, made_at: madeAt.toISOString() }
    },
  }),
  noteRecoveryOffer: call({
    route: 'POST /members/me/recovery-offer',
    summary: 'Record that the member was told about recovery codes',
    description:
      'For a client that has told the member about recovery codes. After 90 days without use, only accounts ' +
      'whose member was told are closed to browsers that never signed in to them.',
    answer: z.strictObject({}),
    limit: OWN_ROWS,
    retry: { safeBecause: 'a second time changes nothing' },
    says: m.account_recovery_offered,
    run: async ({ context, member, request, traceId }) => {
      readBody(Nothing, request.body)
      await noteRecoveryOffer(context, { member, traceId })
      return {}
    },
  }),
  recoverAccount: signingIn({
    route: 'POST /auth/recover',
    summary: 'Recover an account',
    description:
      'For a member who signed in and got a new account: an account unused for 90 days does not open in a ' +
      'browser that never signed in to it. Answers like `POST /auth/login`, for the account of the recovery ' +
      'code, which takes over the number of this session. Data of the new account is sealed for 12 months, or ' +
      'erased if it is empty. An account in use under another number answers 409 `account-in-use`. An app sends ' +
      '`"client": "app"`, as in `POST /auth/login`, and may call from any origin.',
    guard: OWN_SITE_OR_APP,
    body: Recovery,
    answer: SignedInUser,
    refuses: ['wrong-recovery-code', 'account-in-use'],
    limit: ['too-many-requests'],
    retry: {
      safeBecause:
        'the session that asked is over: sent again it answers 401, and the number opens the account at a sign-in',
    },
    says: m.account_recovered,
    run: async ({ context, member, body: { recovery_code, client }, request, reply, traceId }) => {
      const { config } = context
      const now = context.clock()
      const browserId = browserIdOf(request, config, now)
      const user = await recoverAccount(context, {
        member,
        recoveryCode: recovery_code,
        device: deviceName(request.headers['user-agent']),
        browserId,
        traceId,
      })
      if (client !== 'app') setSessionCookies(reply, config, user)
      setKnownBrowser(request, reply, config, { phone: member.phone, browserId, now })
      return {
        id: user.memberId,
        name: user.name,
        time_zone: user.timeZone,
        time_zone_is_chosen: user.isTimeZoneChosen,
        tokens: client === 'app' ? { ...shownAccess(user), ...shownRefresh(user) } : shownAccess(user),
      }
    },
  }),
}

/** Another number, and sign-ins from new browsers. */
export const accountCalls = {
  requestNumberChange: call({
    route: 'POST /members/me/number-request',
    summary: 'Request the codes to change the number',
    description:
      'Sends one code to the new number and one to the current number. Limited to five calls an hour, and by ' +
      'the limits of `POST /auth/login-request` for each number. The answer does not reveal whether the new ' +
      'number has an account.',
    guard: OWN_SESSION_COOKIE,
    body: NumberRequest,
    answer: NumberCodesSent,
    limit: [...SENDING, 'too-many-requests'],
    retry: { safeBecause: `${ONE_CODE}, to neither of the two numbers` },
    says: ({ data }) => codeWords(data, m.account_number_codes_sent, m.account_codes_late),
    run: ({ context, member, body, request: { ip }, traceId }) =>
      askForNumber(context, { member, phone: getMobile(body.mobile_number), ip, traceId }),
  }),
  changeNumber: call({
    route: 'PUT /members/me/number',
    summary: 'Change the number',
    description:
      'Requires both codes of `POST /members/me/number-request`: `otp` from the new number and `current_otp` ' +
      'from the current one. If that SIM is lost, send `recovery_code` instead of `current_otp`. `data.fields` ' +
      'names a wrong code; the other code stays valid. All other sessions end. If the new number belongs to an ' +
      'account in use, the call answers 409 `number-in-use`, but only to a caller who has proved that the ' +
      'number is theirs.',
    guard: OWN_SESSION_COOKIE,
    body: NumberChange,
    answer: z.strictObject({}),
    refuses: ['wrong-code', 'wrong-recovery-code', 'number-in-use'],
    limit: ['too-many-tries'],
    retry: {
      safeBecause:
        'sent again it answers 422, since the number is theirs by then (`GET /members/me`), and spends no code',
    },
    says: m.account_number_changed,
    run: async ({ context, member, body, request, reply, traceId }) => {
      const { config } = context
      const phone = getMobile(body.mobile_number)
      const now = context.clock()
      const browserId = browserIdOf(request, config, now)
      const current =
        body.recovery_code === undefined
          ? { otp: body.current_otp ?? '' }
          : { recoveryCode: body.recovery_code }
      await changeNumber(context, { member, phone, otp: body.otp, current, browserId, traceId })
      setKnownBrowser(request, reply, config, { phone, browserId, now })
      return {}
    },
  }),
  listSignInNotices: call({
    route: 'GET /members/me/sign-in-notices',
    summary: 'List sign-ins from new browsers',
    description:
      'Returns the sign-ins of the last 30 days from browsers that the member had not used before, newest ' +
      'first, until another session dismisses them. `DELETE /members/me/sessions/{id}` ends a session.',
    answer: z.array(SignInNotice),
    limit: OWN_ROWS,
    says: m.account_notices,
    run: ({ context, member }) => listNotices(context, member),
  }),
  dismissSignInNotice: call({
    route: 'DELETE /members/me/sign-in-notices/:id',
    summary: 'Dismiss a sign-in notice',
    description: 'Dismisses the notice in every browser.',
    params: { id: idParam('The id of the notice.', 'unknown-notice') },
    answer: DismissedNotice,
    limit: OWN_ROWS,
    retry: { safeBecause: 'a second time finds nothing, and changes nothing' },
    says: m.account_notice_dismissed,
    run: async ({ context, member, id, traceId }) => {
      await dismissNotice(context, { member, noticeId: id, traceId })
      return { id }
    },
  }),
}

/** Lists a member's sign-ins from new browsers whose notice is not dismissed, except that of the session itself. */
async function listNotices(
  { database, clock }: ApiContext,
  { memberId, sessionId }: SignedInMember,
): Promise<SignInNotice[]> {
  const found = await listSignInNotices(database.db, { memberId, sessionId, now: clock() })
  return found.map(({ id, device, signedInAt, isRunning }) => ({
    id,
    device,
    signed_in_at: signedInAt.toISOString(),
    is_running: isRunning,
  }))
}
