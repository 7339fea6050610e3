import type { StaffSignIn } from '@pulli/contracts/staff.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { StaffSignInWay, Tx } from '@pulli/data/schema.ts'
import { findAuthenticatorApp, spendStep } from '@pulli/data/staff/authenticator-app.ts'
import { countWrongCode } from '@pulli/data/staff/browsers.ts'
import { spendStaffRecoveryCode } from '@pulli/data/staff/recovery-codes.ts'
import { DomainError, type DomainErrorCode } from '@pulli/domain/domain-error.ts'
import { waitAfterWrongCodes } from '@pulli/domain/staff/code-wait.ts'
import type { ApiContext } from '#context.ts'
import { tokenHash } from '#sign-in/tokens.ts'
import { provePasskey } from './passkey-sign-in.ts'
import { staffRecoveryCodeHash } from './recovery-codes.ts'
import type { StartedStaffSession } from './staff-cookies.ts'
import { staffEvent } from './staff-event.ts'
import { type StaffBrowser, startStaffSession } from './start-staff-session.ts'
import { stepOfCode } from './totp.ts'

type Attempt = { input: StaffSignIn; browser: StaffBrowser; now: Date }

/**
 * Signs someone in at the desk: with a passkey, with the code of an app in a browser they have used before, or with a
 * recovery code. Nothing that a stranger does is counted against a person (decision 92).
 *
 * @throws DomainError `wrong-passkey`, `wrong-staff-code`, `wrong-staff-recovery-code`, `too-many-tries`
 */
export async function signInStaff(
  context: ApiContext,
  input: StaffSignIn,
  browser: StaffBrowser,
): Promise<StartedStaffSession> {
  const now = context.clock()
  const refuse = (code: DomainErrorCode) => {
    context.refusals.count({ actor: 'visitor', action: 'desk-session.refuse', code, now })
    return new DomainError(code)
  }
  const attempt = { input, browser, now }
  if (input.passkey !== undefined) {
    const proven = await provePasskey(context, input.passkey).catch((error: unknown) => {
      if (error instanceof DomainError) throw refuse(error.code)
      throw error
    })
    return context.database.db.transaction().execute(async (tx) => {
      await proven.use(tx)
      return startOf(tx, proven.staffId, 'passkey', attempt)
    })
  }
  // A refusal is returned, and thrown after the transaction, so that the try is counted.
  const outcome = await context.database.db
    .transaction()
    .execute((tx) =>
      input.recovery_code === undefined
        ? signInByApp(context, tx, attempt)
        : signInByRecoveryCode(tx, input.recovery_code, attempt),
    )
  if (!(outcome instanceof DomainError)) return outcome
  context.refusals.count({ actor: 'visitor', action: 'desk-session.refuse', code: outcome.code, now })
  throw outcome
}

async function signInByRecoveryCode(tx: Tx, signs: string, attempt: Attempt) {
  const staffId = await spendStaffRecoveryCode(tx, staffRecoveryCodeHash(signs))
  if (staffId === undefined) return new DomainError('wrong-staff-recovery-code')
  return startOf(tx, staffId, 'recovery-code', attempt)
}

async function signInByApp({ encryption }: ApiContext, tx: Tx, attempt: Attempt) {
  const { input, browser, now } = attempt
  const { email = '', code = '' } = input
  const browserHash = tokenHash(browser.browserId)
  const app = await findAuthenticatorApp(tx, encryption, { email, browserHash })
  // An unknown browser gets the answer of a wrong code, no matter whose address it is.
  if (app === undefined) return new DomainError('wrong-staff-code')
  const { staffId, waitsUntil } = app
  if (waitsUntil !== null && waitsUntil > now) {
    const retryAfterSeconds = Math.ceil((waitsUntil.getTime() - now.getTime()) / 1000)
    return new DomainError('too-many-tries', { retryAfterSeconds })
  }
  const step = stepOfCode(app.secret, code, now)
  if (step !== undefined && (await spendStep(tx, { staffId, step })))
    return startOf(tx, staffId, 'authenticator-app', attempt)
  const wait = waitAfterWrongCodes(app.wrongInRow + 1, now)
  await countWrongCode(tx, { staffId, browserHash, waitsUntil: wait })
  const failed = { action: 'desk-session.fail', subjectKind: 'staff', subjectId: staffId }
  await recordAudit(tx, staffEvent({ ...failed, traceId: browser.traceId, now }))
  return new DomainError('wrong-staff-code')
}

const startOf = (tx: Tx, staffId: string, signedInBy: StaffSignInWay, { browser, now }: Attempt) =>
  startStaffSession(tx, { staffId, signedInBy, browser, now })
