import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { beforeAll, expect, inject, test } from 'vitest'
import { findMoodToErase } from '#mood/find-mood-to-erase.ts'
import { forgetSealedErasures } from '#sealed-erasure/forget-sealed-erasures.ts'
import { insertSealedErasure } from '#sealed-erasure/insert-sealed-erasure.ts'
import { listSealedErasures } from '#sealed-erasure/list-sealed-erasures.ts'
import { readErasedEntries } from '#sealed-erasure/read-erased-entries.ts'
import { readErasedPerson } from '#sealed-erasure/read-erased-person.ts'
import { readErasedRequest } from '#sealed-erasure/read-erased-request.ts'
import { readErasedSubscription } from '#sealed-erasure/read-erased-subscription.ts'
import { bookAppointment } from './appointment/book-appointment.ts'
import { cancelAppointment } from './appointment/cancel-appointment.ts'
import { cancelComing } from './appointment/cancel-coming.ts'
import { countComingOfNumber } from './appointment/count-coming-of-number.ts'
import { findAppointment } from './appointment/find-appointment.ts'
import { findAppointmentToMail } from './appointment/find-appointment-to-mail.ts'
import { findComing } from './appointment/find-coming.ts'
import { forgetHolds } from './appointment/forget-holds.ts'
import { holdAppointment } from './appointment/hold-appointment.ts'
import { isHeldUnproven } from './appointment/is-held-unproven.ts'
import { listAppointmentsOfRequest } from './appointment/list-appointments-of-request.ts'
import { listAppointmentsOfWeek } from './appointment/list-appointments-of-week.ts'
import { listUnprovenHolds } from './appointment/list-unproven-holds.ts'
import { markOutcome } from './appointment/mark-outcome.ts'
import { moveAppointment } from './appointment/move-appointment.ts'
import { wishAppointment } from './appointment/wish-appointment.ts'
import { deleteAssessment } from './assessment/delete-assessment.ts'
import { insertAssessment } from './assessment/insert-assessment.ts'
import { listAssessmentHistory } from './assessment/list-assessment-history.ts'
import { listLatestAssessments } from './assessment/list-latest-assessments.ts'
import { listSafetyAnswers } from './assessment/list-safety-answers.ts'
import { addRefusalCounts } from './audit/add-refusal-counts.ts'
import { expireAuditEvents } from './audit/expire-audit-events.ts'
import { forgetRefusalCounts } from './audit/forget-refusal-counts.ts'
import { recordAudit } from './audit/record-audit.ts'
import { sealAuditEvents } from './audit/seal-audit-events.ts'
import { deleteException } from './availability/delete-exception.ts'
import { deleteRule } from './availability/delete-rule.ts'
import { endRule } from './availability/end-rule.ts'
import { findException } from './availability/find-exception.ts'
import { findRule } from './availability/find-rule.ts'
import { insertAvailabilityException } from './availability/insert-availability-exception.ts'
import { insertAvailabilityRule } from './availability/insert-availability-rule.ts'
import { insertService } from './availability/insert-service.ts'
import { listBookable } from './availability/list-bookable.ts'
import { listHours } from './availability/list-hours.ts'
import { listServices } from './availability/list-services.ts'
import { archiveAge } from './backup/archive-age.ts'
import { lastBackups } from './backup/last-backups.ts'
import { recordBackup } from './backup/record-backup.ts'
import { deleteDataOfPurpose } from './consent/delete-data-of-purpose.ts'
import { hasConsent } from './consent/has-consent.ts'
import { insertConsent } from './consent/insert-consent.ts'
import { listConsents } from './consent/list-consents.ts'
import { withdrawConsent } from './consent/withdraw-consent.ts'
import { answerClaim } from './consultation/answer-claim.ts'
import { answerMail } from './consultation/answer-mail.ts'
import { blockUnclaimed, isBlockingUnclaimed } from './consultation/block-unclaimed.ts'
import { changeSafeContact } from './consultation/change-safe-contact.ts'
import { countUnproven } from './consultation/count-unproven.ts'
import { endEarlierLinks } from './consultation/end-earlier-links.ts'
import { eraseRequest } from './consultation/erase-request.ts'
import { findConsultationToMail } from './consultation/find-consultation-to-mail.ts'
import { findRequestByToken } from './consultation/find-request-by-token.ts'
import { findRequestOfNumber } from './consultation/find-request-of-number.ts'
import { findRequestReceipt } from './consultation/find-request-receipt.ts'
import { makeFollowToken } from './consultation/follow-token.ts'
import { insertConsultationRequest } from './consultation/insert-consultation-request.ts'
import { isDisowned } from './consultation/is-disowned.ts'
import { isLinkOf } from './consultation/is-link-of.ts'
import { listRequestsOfNumber } from './consultation/list-requests-of-number.ts'
import { listSampleRequests } from './consultation/list-sample-requests.ts'
import { listUnclaimedRequests } from './consultation/list-unclaimed-requests.ts'
import { markConsultationMailed } from './consultation/mark-consultation-mailed.ts'
import { oldestUnanswered } from './consultation/oldest-unanswered.ts'
import { recordProof } from './consultation/record-proof.ts'
import { recordRequestEvent } from './consultation/record-request-event.ts'
import { forgetCounts, takeCounts } from './consultation/take-counts.ts'
import { endWishedCall, wishCall } from './consultation/wish-call.ts'
import { withholdVisitorMail } from './consultation/withhold-visitor-mail.ts'
import { erasePerson } from './data-rights/erase-person.ts'
import { listPersonalData } from './data-rights/list-personal-data.ts'
import type { Database } from './database.ts'
import { countAnswers } from './desk-figures/count-answers.ts'
import { countAppointments } from './desk-figures/count-appointments.ts'
import { countBy } from './desk-figures/count-by.ts'
import { measureWaits } from './desk-figures/measure-waits.ts'
import { countDeskRequests } from './desk-request/count-desk-requests.ts'
import { findDeskRequest } from './desk-request/find-desk-request.ts'
import { leaveRequests } from './desk-request/leave-requests.ts'
import { listAssignable } from './desk-request/list-assignable.ts'
import { listDeskRequests } from './desk-request/list-desk-requests.ts'
import { listNamedEvents } from './desk-request/list-named-events.ts'
import { listRemovedOf } from './desk-request/list-removed-of.ts'
import { listViews } from './desk-request/list-views.ts'
import { recordView } from './desk-request/record-view.ts'
import { listDeskServices, listGivingPeople } from './desk-service/list-desk-services.ts'
import { lockService } from './desk-service/lock-service.ts'
import { lockOrder, storeOrder } from './desk-service/order-services.ts'
import { setRetired, updateService } from './desk-service/update-service.ts'
import { checkKeys } from './encryption/check-keys.ts'
import type { DataKey } from './encryption/data-key.ts'
import type { EncryptionKeys } from './encryption/encryption-keys.ts'
import { findMemberKey } from './encryption/member-key.ts'
import { rewrapDataKeys } from './encryption/rewrap-data-keys.ts'
import { forgetErasuresToCopy } from './erasure-ledger/forget-erasures-to-copy.ts'
import { insertEventAgain } from './erasure-ledger/insert-event-again.ts'
import { isKnownEvent } from './erasure-ledger/is-known-event.ts'
import { listErasuresToCopy } from './erasure-ledger/list-erasures-to-copy.ts'
import { markErasuresCopied } from './erasure-ledger/mark-erasures-copied.ts'
import { oldestToCopy } from './erasure-ledger/oldest-to-copy.ts'
import { countFavourites } from './favourite/count-favourites.ts'
import { deleteFavourite } from './favourite/delete-favourite.ts'
import { insertFavourite } from './favourite/insert-favourite.ts'
import { listFavourites } from './favourite/list-favourites.ts'
import { claimIdempotencyKey } from './idempotency/claim-idempotency-key.ts'
import { findIdempotencyKey } from './idempotency/find-idempotency-key.ts'
import { forgetIdempotencyKeys } from './idempotency/forget-idempotency-keys.ts'
import { releaseIdempotencyKey } from './idempotency/release-idempotency-key.ts'
import { addJob } from './jobs/add-job.ts'
import { countJobs } from './jobs/count-jobs.ts'
import { giveUpTroubledJob, retryTroubledJob } from './jobs/end-trouble.ts'
import { endWorkerLease } from './jobs/end-worker-lease.ts'
import { freeHeldJobs } from './jobs/free-held-jobs.ts'
import { hurryReminders } from './jobs/hurry-reminders.ts'
import { listUnmailed } from './jobs/list-unmailed.ts'
import { countTroubledJobs, listTroubledJobs } from './jobs/troubled-jobs.ts'
import { forgetBrowsers } from './known-browser/forget-browsers.ts'
import { forgetOtherBrowsers } from './known-browser/forget-other-browsers.ts'
import { rememberBrowser } from './known-browser/remember-browser.ts'
import { countHit } from './limits/count-hit.ts'
import { forgetLimitWindows } from './limits/forget-limit-windows.ts'
import { refundHits } from './limits/refund-hits.ts'
import { forgetMailAttempts } from './mail/forget-mail-attempts.ts'
import { listErasedIds } from './mail/list-erased-ids.ts'
import { beginMailAttempt, findMailAttempts, markMailTaken, undoMailAttempt } from './mail/mail-attempts.ts'
import { discardMails, holdMails, mailsHeldSince, releaseMails } from './mail/mail-hold.ts'
import { assignNumber } from './members/assign-number.ts'
import { findMemberByAccessToken } from './members/find-member-by-access-token.ts'
import { findMemberByPseudonym } from './members/find-member-by-pseudonym.ts'
import { insertMember } from './members/insert-member.ts'
import { isMember } from './members/is-member.ts'
import { isUntouched } from './members/is-untouched.ts'
import { listAccountsOfNumber } from './members/list-accounts-of-number.ts'
import { listMembersToErase } from './members/list-members-to-erase.ts'
import { lockNumber } from './members/lock-number.ts'
import { sealMember } from './members/seal-member.ts'
import { touchMember } from './members/touch-member.ts'
import { updateMember } from './members/update-member.ts'
import { countMessagesToVisitor } from './message/count-messages-to-visitor.ts'
import { countUndelivered } from './message/count-undelivered.ts'
import { isMessageSent } from './message/is-message-sent.ts'
import { listUndelivered } from './message/list-undelivered.ts'
import { recordMessageSent } from './message/record-message-sent.ts'
import { deleteMood } from './mood/delete-mood.ts'
import { findMood } from './mood/find-mood.ts'
import { findMoodOfDay } from './mood/find-mood-of-day.ts'
import { forgetTombstones } from './mood/forget-tombstones.ts'
import { insertMoods } from './mood/insert-moods.ts'
import { isDayErasedSince } from './mood/is-day-erased-since.ts'
import { listMoods } from './mood/list-moods.ts'
import { saveMood } from './mood/save-mood.ts'
import { updateMood } from './mood/update-mood.ts'
import { confirmNewsletterSubscription } from './newsletter/confirm-newsletter-subscription.ts'
import { deleteNewsletterSubscription } from './newsletter/delete-newsletter-subscription.ts'
import { findNewsletterSubscription } from './newsletter/find-newsletter-subscription.ts'
import { forgetUnconfirmedNewsletterSubscriptions } from './newsletter/forget-unconfirmed-newsletter-subscriptions.ts'
import { listNewsletterReaders } from './newsletter/list-newsletter-readers.ts'
import { markLetterMailed } from './newsletter/mark-letter-mailed.ts'
import { upsertNewsletterSubscription } from './newsletter/upsert-newsletter-subscription.ts'
import { findLastRecipients } from './office/find-last-recipients.ts'
import { findRecipientChange } from './office/find-recipient-change.ts'
import { insertRecipientChange } from './office/insert-recipient-change.ts'
import { describeRecovery } from './recovery/describe-recovery.ts'
import { findRecoveryCode } from './recovery/find-recovery-code.ts'
import { offerRecovery } from './recovery/offer-recovery.ts'
import { storeRecoveryCode } from './recovery/store-recovery-code.ts'
import { deleteKeptPlan } from './safety-plan/delete-kept-plan.ts'
import { findKeptPlan } from './safety-plan/find-kept-plan.ts'
import { storeKeptPlan } from './safety-plan/store-kept-plan.ts'
import type { Tx } from './schema.ts'
import { findCodeOutage, recordCodeOutage } from './sign-in/code-outage.ts'
import { consumeChallenge } from './sign-in/consume-challenge.ts'
import { countBoundAttempt } from './sign-in/count-bound-attempt.ts'
import { countUnboundAttempt } from './sign-in/count-unbound-attempt.ts'
import { dismissSignInNotice } from './sign-in/dismiss-sign-in-notice.ts'
import { endEverySession } from './sign-in/end-every-session.ts'
import { endOtherSessions } from './sign-in/end-other-sessions.ts'
import { endSession } from './sign-in/end-session.ts'
import { findFailedAttempts } from './sign-in/find-failed-attempts.ts'
import { findNumber } from './sign-in/find-number.ts'
import { findRefreshToken } from './sign-in/find-refresh-token.ts'
import { findRotation } from './sign-in/find-rotation.ts'
import { forgetSignIns } from './sign-in/forget-sign-ins.ts'
import { insertAccessToken } from './sign-in/insert-access-token.ts'
import { insertRefreshToken } from './sign-in/insert-refresh-token.ts'
import { insertSession } from './sign-in/insert-session.ts'
import { listSessions } from './sign-in/list-sessions.ts'
import { listSignInNotices } from './sign-in/list-sign-in-notices.ts'
import { markAnswerArrived } from './sign-in/mark-answer-arrived.ts'
import { markChallengeSent } from './sign-in/mark-challenge-sent.ts'
import { markCodeEntered } from './sign-in/mark-code-entered.ts'
import { rekeyPhoneHash } from './sign-in/rekey-phone-hash.ts'
import { reopenChallenge } from './sign-in/reopen-challenge.ts'
import { replaceChallenge } from './sign-in/replace-challenge.ts'
import { rotateRefreshToken } from './sign-in/rotate-refresh-token.ts'
import { storeFailedAttempts } from './sign-in/store-failed-attempts.ts'
import { touchSession } from './sign-in/touch-session.ts'
import { acceptInvitation } from './staff/accept-invitation.ts'
import {
  deleteAuthenticatorApp,
  findAppOf,
  findAuthenticatorApp,
  spendStep,
  storeAuthenticatorApp,
} from './staff/authenticator-app.ts'
import { countWrongCode, rememberStaffBrowser } from './staff/browsers.ts'
import { findInvited, findNamed } from './staff/find-change-of-owner.ts'
import { findInvitation } from './staff/find-invitation.ts'
import { findStaff, findStaffByEmail } from './staff/find-staff.ts'
import { forgetStaffSignIns } from './staff/forget-staff-sign-ins.ts'
import { hasOwner } from './staff/has-staff.ts'
import { insertInvitation } from './staff/insert-invitation.ts'
import { insertStaff } from './staff/insert-staff.ts'
import { isDeskNew } from './staff/is-desk-new.ts'
import { isEditor } from './staff/is-editor.ts'
import { listInvitations } from './staff/list-invitations.ts'
import { listOwners } from './staff/list-owners.ts'
import { listPeople } from './staff/list-people.ts'
import { listSampleStaff } from './staff/list-sample-staff.ts'
import { listStaff } from './staff/list-staff.ts'
import { lockStaff } from './staff/lock-staff.ts'
import { deletePasskey, findPasskey, insertPasskey, listPasskeys, storePasskeyUse } from './staff/passkeys.ts'
import {
  countStaffRecoveryCodes,
  deleteStaffRecoveryCodes,
  spendStaffRecoveryCode,
  storeStaffRecoveryCodes,
} from './staff/recovery-codes.ts'
import { removeStaff } from './staff/remove-staff.ts'
import { listRemovedOwners, restoreOwner } from './staff/removed-owners.ts'
import {
  endStaffSession,
  findStaffSession,
  insertStaffSession,
  listStaffSessions,
  touchStaffSession,
} from './staff/sessions.ts'
import { spendChallenge } from './staff/spend-challenge.ts'
import { findShownBy, lockTeamEntry, setTeamEntry } from './staff/team-entry.ts'
import { findVideoRoom, setVideoRoom } from './staff/video-room.ts'
import { withdrawInvitation } from './staff/withdraw-invitation.ts'
import { carrySummary } from './summary/carry-summary.ts'
import { deleteSummariesOfPurpose } from './summary/delete-summaries-of-purpose.ts'
import { deleteSummary } from './summary/delete-summary.ts'
import { endSummary } from './summary/end-summary.ts'
import { forgetSummaries } from './summary/forget-summaries.ts'
import { listOpenings } from './summary/list-openings.ts'
import { listSummaries } from './summary/list-summaries.ts'
import { openSummary } from './summary/open-summary.ts'
import { findOwnSummary, listOwnSummaries } from './summary/own-summaries.ts'
import { storeSummary } from './summary/store-summary.ts'
import { listLastTestCalls } from './test-call/list-last-test-calls.ts'
import { listTestCalls } from './test-call/list-test-calls.ts'
import { saveTestCall } from './test-call/save-test-call.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { testKeys } from './testing/held-keys.ts'
import { crossesMembers } from './testing/keyed-by-member.ts'
import { fillTables } from './testing/many-rows.ts'
import { openTestDatabase } from './testing/open-test-database.ts'
import { type Asked, watchQueries } from './testing/watch-queries.ts'

const now = new Date()
const earlier = new Date(now.getTime() - 29.9 * 86_400_000)
const soon = new Date(now.getTime() + 60_000)
const hash = Buffer.alloc(32)
const id = '00000000-0000-7000-8000-000000000000'
const session = { memberId: id, sessionId: id }

/** What wants nearly every row of a table reads the table. */
const WANTS_ALL: Readonly<Record<string, string>> = {
  'encryption/check-keys.ts': 'the first row that it meets',
  'encryption/rewrap-data-keys.ts': 'once a night: every member has a key',
  'mail/forget-mail-attempts.ts': 'once a night: what is left of the mails of jobs, and the jobs',
  'newsletter/list-newsletter-readers.ts': 'once for each letter: everybody who gets it',
  'staff/list-staff.ts': 'the page of everybody at the desk',
  'staff/list-owners.ts': 'a change of owners: a few people',
  'staff/removed-owners.ts': 'the page of everybody at the desk, and the return of an owner',
  'staff/list-people.ts': 'the names of everybody at the desk',
  'desk-service/list-desk-services.ts': 'the page of what is offered, and everybody who could give it',
  'desk-service/order-services.ts': 'a change of the order: everything that is offered',
  'desk-request/list-assignable.ts': 'everybody at the desk, of whom one gets a request',
  'erasure-ledger/forget-erasures-to-copy.ts': 'by night, of what waits to be copied beside the backups',
  'sign-in/end-every-session.ts': 'at a restore: everybody is signed out',
  'staff/is-desk-new.ts': 'at a start of a trial: the first row that it meets',
  'staff/list-sample-staff.ts': 'at a start in production: everybody at the desk',
}

/** Asks every query of this package, each in every form that it has. A new one is added here. */
async function askAll(tx: Tx) {
  const keys = testKeys()
  const member = await insertMember(tx, keys, { phone: '+918888888888', name: '', timeZone: 'UTC', now })
  const memberId = member?.memberId ?? expect.fail()
  const dataKey = (await findMemberKey(tx, keys, memberId)) ?? expect.fail()
  await checkKeys(tx, keys)
  await rewrapDataKeys(tx, keys)
  await findMemberByAccessToken(tx, keys, hash, now)
  await lockNumber(tx, '+919000000001')
  await listAccountsOfNumber(tx, keys, { phone: '+919000000001', browserHash: hash })
  await updateMember(tx, keys, { memberId, dataKey }, { name: 'Asha', timeZone: 'UTC' })
  await touchMember(tx, { memberId, eraseAfter: soon, now })
  await isUntouched(tx, memberId)
  await sealMember(tx, keys, { memberId, phone: '+918888888888', eraseAfter: soon, now })
  await listMembersToErase(tx, keys, { before: earlier, most: 100 })
  await listMembersToErase(tx, keys, { before: earlier, most: 1, memberId })
  await assignNumber(tx, keys, { memberId, dataKey, phone: '+918888888888', left: '+918888888889', now })
  await offerRecovery(tx, memberId, now)
  await storeRecoveryCode(tx, { memberId, codeHash: hash, now })
  await findRecoveryCode(tx, keys, hash)
  await describeRecovery(tx, memberId)
  await rememberBrowser(tx, { memberId, browserHash: hash, now })
  await forgetOtherBrowsers(tx, { memberId, browserHash: hash })
  await forgetOtherBrowsers(tx, { memberId, browserHash: undefined })
  await forgetBrowsers(tx, new Date(now.getTime() - 399 * 86_400_000))

  const phone = { phoneHash: 'x', purpose: 'sign-in', now } as const
  await replaceChallenge(tx, {
    ...phone,
    challengeId: id,
    codeHash: hash,
    browserHash: hash,
    expiresAt: soon,
    isUnbound: true,
    mostTries: 5,
    countedAs: {},
  })
  await countBoundAttempt(tx, { ...phone, browserHash: hash })
  await countUnboundAttempt(tx, phone)
  await consumeChallenge(tx, { challengeId: id, phoneHash: 'x', now })
  await reopenChallenge(tx, id)
  await recordCodeOutage(tx, now)
  await findCodeOutage(tx)
  await markChallengeSent(tx, id, now)
  await refundHits(tx, [{ limitName: 'of-a-test', keyHash: 'x', hits: 1 }])
  await storeFailedAttempts(tx, 'x', { inRow: 1, today: 1, dayStartedAt: now, waitsUntil: null }, now)
  await findFailedAttempts(tx, 'x')
  await findNumber(tx, keys, '+919000000001')
  await rekeyPhoneHash(tx, { from: ['x', 'z'], to: 'y' })

  const other = Buffer.alloc(32, 1)
  const sessionId = await insertSession(tx, {
    memberId,
    device: '',
    idleEndsAt: soon,
    endsAt: soon,
    now,
    refreshTokenHash: other,
    accessToken: { hash: other, expiresAt: soon },
    isFromNewBrowser: false,
  })
  await markCodeEntered(tx, { memberId, sessionId, now })
  await listSignInNotices(tx, { memberId, sessionId: id, now })
  await dismissSignInNotice(tx, { memberId, sessionId: id, noticeId: sessionId, now })
  await endOtherSessions(tx, { memberId: id, now })
  await endOtherSessions(tx, { memberId: id, exceptSessionId: id, now })
  await rotateRefreshToken(tx, { tokenHash: other, salt: hash, now })
  const token = { memberId, sessionId, tokenHash: hash, expiresAt: soon }
  await insertAccessToken(tx, { ...token, givenWith: hash })
  await insertRefreshToken(tx, { ...token, now })
  await markAnswerArrived(tx, { accessTokenHash: hash, refreshTokenHash: hash, now })
  await findRefreshToken(tx, hash)
  await findRotation(tx, hash)
  await rotateRefreshToken(tx, { tokenHash: hash, salt: hash, now })
  await touchSession(tx, { ...session, idleEndsAt: soon, now })
  await listSessions(tx, id, now)
  await endSession(tx, { ...session, now })
  await forgetSignIns(tx, { before: earlier })

  await insertAssessment(tx, dataKey, {
    memberId,
    assessmentName: 'Anxiety Assessment',
    packId: 'a',
    packVersion: '1',
    responses: [0],
    total: 0,
    maximum: 1,
    level: 'Low',
    safety: 'none',
    hasSafetyAnswer: false,
    functionalAnswer: null,
    now,
  })
  await listAssessmentHistory(tx, id)
  await listLatestAssessments(tx, id)
  await listSafetyAnswers(tx, undefined, id)
  for (const table of ['moods', 'assessments', 'kept_safety_plans'] as const)
    for (const entry of [{}, { id }])
      await readErasedEntries(tx, keys, { memberId, tables: [table], ...entry })
  await deleteAssessment(tx, memberId, id)

  await insertConsent(tx, { memberId, purpose: 'moods', noticeVersion: '1', now })
  await hasConsent(tx, memberId, 'moods')
  await isMember(tx, memberId)
  await listConsents(tx, memberId)
  await withdrawConsent(tx, { memberId, purpose: 'moods', now })
  await withdrawConsent(tx, { memberId, purpose: 'moods', exceptVersion: '1', now })

  const mood = { memberId, moodType: 'GOOD', now } as const
  const day = '2026-11-21'
  const key = { keyHash: hash, fingerprint: hash, memberId, subject: day, freeUpTo: earlier, now }
  await claimIdempotencyKey(tx, key)
  await findIdempotencyKey(tx, hash, earlier)
  await releaseIdempotencyKey(tx, hash)
  await forgetIdempotencyKeys(tx, earlier)
  await saveMood(tx, dataKey, { ...mood, day, timeZone: 'UTC', note: undefined })
  await saveMood(tx, dataKey, { ...mood, day, timeZone: 'UTC', note: 'x' })
  await saveMood(tx, dataKey, { ...mood, day, timeZone: 'UTC', note: 'x', recordedAt: now })
  await updateMood(tx, dataKey, { ...mood, moodId: id, version: undefined, note: 'x' })
  await updateMood(tx, dataKey, { ...mood, moodId: id, version: 1, note: undefined })
  await updateMood(tx, dataKey, { ...mood, moodId: id, version: undefined, note: 'x', recordedAt: now })
  await insertMoods(tx, dataKey, memberId, [{ ...mood, day: '2026-11-20', timeZone: 'UTC', note: undefined }])
  await findMoodOfDay(tx, dataKey, memberId, day)
  await findMood(tx, dataKey, memberId, id)
  for (const from of [undefined, day])
    for (const to of [undefined, day]) await listMoods(tx, dataKey, { memberId, from, to, most: 400 })

  await findMoodToErase(tx, { memberId, moodId: id, day })
  await findMoodToErase(tx, { memberId, moodId: id, day: undefined })
  await deleteMood(tx, memberId, id, now)
  await isDayErasedSince(tx, { memberId, day, since: earlier })
  await forgetTombstones(tx, new Date(now.getTime() - 89.9 * 86_400_000))
  for (const purpose of CONSENT_PURPOSES)
    for (const madeAt of [earlier, undefined])
      await deleteDataOfPurpose(tx, { memberId, purpose, now, madeAt })

  const favourite = 'a'.repeat(24)
  await insertFavourite(tx, { memberId, documentId: favourite, now })
  await countFavourites(tx, memberId)
  await listFavourites(tx, memberId)
  await deleteFavourite(tx, memberId, favourite)

  await storeKeptPlan(tx, { memberId, sealed: 'A'.repeat(40), replaces: undefined, now })
  await storeKeptPlan(tx, { memberId, sealed: 'A'.repeat(40), replaces: 1, now })
  await findKeptPlan(tx, memberId)
  await deleteKeptPlan(tx, memberId)

  await insertConsultationRequest(tx, keys, {
    id,
    name: 'A',
    email: 'a@example.in',
    phone: '+919876543210',
    section: 'Art Therapy',
    consultationOn: '2026-12-01',
    timeZone: 'UTC',
    noticeVersion: '1',
    now,
  })
  await withholdVisitorMail(tx, id)
  await findRequestByToken(tx, keys, makeFollowToken(), now)
  await findRequestReceipt(tx, keys, id)
  await listRequestsOfNumber(tx, keys, '+919876543210', now)
  await findRequestOfNumber(tx, keys, { id, phone: '+919876543210', now })
  await listSampleRequests(tx)
  await changeSafeContact(tx, keys, { id, contact: { language: 'hindi' } })
  await isLinkOf(tx, keys, { id, token: makeFollowToken() })
  await answerMail(tx, keys, { id, answer: 'none' })
  await endEarlierLinks(tx, keys, { id, now })
  await listUnclaimedRequests(tx, keys, { phone: '+919876543210', since: earlier })
  await answerClaim(tx, keys, { id, phone: '+919876543210', isTheirs: true, since: earlier, now })
  await isDisowned(tx, keys, { id, phone: '+919876543210' })
  await blockUnclaimed(tx, { memberId, isBlocking: true, now })
  await isBlockingUnclaimed(tx, keys, '+919876543210')
  await recordProof(tx, { id, isOwn: true, now })
  await oldestUnanswered(tx)
  await recordRequestEvent(tx, { requestId: id, kind: 'withdrawn', actor: 'visitor', now })
  await listErasedIds(tx, [id])
  const erasure = {
    id,
    occurredAt: now,
    actor: 'visitor',
    action: 'mood.erase',
    subjectKind: 'mood',
  } as const
  await isKnownEvent(tx, id)
  await insertEventAgain(tx, { ...erasure, subjectId: id })
  await listErasuresToCopy(tx)
  await oldestToCopy(tx)
  await markErasuresCopied(tx, [id])
  await forgetErasuresToCopy(tx, earlier)
  await findMemberByPseudonym(tx, keys, `m-${'0'.repeat(32)}`)
  await endEverySession(tx, now)
  await holdMails(tx)
  await mailsHeldSince(tx)
  await releaseMails(tx)
  await discardMails(tx)
  await recordBackup(tx, { kind: 'backup', backup: 'x', finishedAt: now })
  await lastBackups(tx)
  await archiveAge(tx)
  const recipients = ['desk@example.org']
  const before = await findLastRecipients(tx)
  const change = await insertRecipientChange(tx, { source: 'setting', before, recipients, now })
  await findRecipientChange(tx, change)
  await findConsultationToMail(tx, keys, id)
  await markConsultationMailed(tx, id, 'provider', now)
  await markConsultationMailed(tx, id, 'visitor', now)

  await askOfDesk(tx, keys, id)
  await askOfAppointments(tx, keys)
  await askOfSummaries(tx, keys, { memberId, dataKey })
  await readErasedRequest(tx, keys, id)
  await eraseRequest(tx, id)

  await upsertNewsletterSubscription(tx, { email: 'a@example.in', noticeVersion: '1', now })
  await findNewsletterSubscription(tx, id)
  await confirmNewsletterSubscription(tx, id, now)
  await markLetterMailed(tx, id, 'letter')
  await readErasedSubscription(tx, id)
  await deleteNewsletterSubscription(tx, id)
  await listNewsletterReaders(tx, { letter: 'x', confirmedBefore: now })
  await forgetUnconfirmedNewsletterSubscriptions(tx, earlier)

  await askOfStaff(tx)

  await countHit(tx, { limitName: 'l', keyHash: 'k', windowSeconds: 60, now })
  await forgetLimitWindows(tx, new Date(now.getTime() - 1.99 * 86_400_000))
  await sealAuditEvents(tx)
  await expireAuditEvents(tx)
  await recordAudit(tx, { actor: 'visitor', action: 'thing.do', subjectKind: 'thing', now })
  const minute = new Date(now.getTime() - (now.getTime() % 60_000))
  await addRefusalCounts(tx, [{ minute, action: 'thing.refuse', code: 'too-many', refusals: 2 }])
  await forgetRefusalCounts(tx, new Date(now.getTime() - 83 * 3_600_000))
  const whose = { memberId, phone: '+918888888888', phoneHashes: ['x', 'y'], holdsNumber: true }
  await listPersonalData(tx, keys, { ...whose, pseudonym: 'm-x' }, { unclaimedSince: earlier })
  await listPersonalData(tx, keys, { ...whose, pseudonym: 'm-x', holdsNumber: false })
  await readErasedPerson(tx, keys, { ...whose, pseudonym: 'm-x' })
  const sealed = Buffer.from('age-encryption.org/v1')
  await insertSealedErasure(tx, { sealed, erasedOn: day, endsOn: '2027-11-21' })
  for (const after of [undefined, id]) await listSealedErasures(tx, after)
  await forgetSealedErasures(tx, '2026-01-01')
  await addJob(tx, { task: 'none', payload: {}, key: 'k' })
  await countJobs(tx)
  await listUnmailed(tx)
  await listTroubledJobs(tx, 50)
  await countTroubledJobs(tx)
  await retryTroubledJob(tx, '1')
  await giveUpTroubledJob(tx, '1')
  await freeHeldJobs(tx, earlier)
  await endWorkerLease(tx, 'a worker')
  const mail = { jobId: '1', messageId: 'm' }
  await beginMailAttempt(tx, mail)
  await findMailAttempts(tx, mail)
  await markMailTaken(tx, mail, { receipt: undefined, now })
  await undoMailAttempt(tx, mail)
  await forgetMailAttempts(tx)
  await hurryReminders(tx, soon)
  await erasePerson(tx, keys, { ...whose, holdsNumber: false })
  await erasePerson(tx, keys, whose)
}

/** The queries of the desk's lists and of the page of a request. */
async function askOfDesk(tx: Tx, keys: EncryptionKeys, id: string) {
  const staffId = '00000000-0000-7000-8000-00000000000d'
  await insertStaff(tx, { id: staffId, name: 'A', email: 'a@example.org', roles: ['counsellor'], now })
  const promise = now
  for (const list of ['waiting', 'burst', 'mine', 'over'] as const)
    for (const isOwnOnly of [false, true])
      for (const after of [undefined, { rank: 2, isCalled: 0, promise, id }])
        for (const received of [undefined, { from: new Date(now.getTime() - 86_400_000), to: now }])
          await listDeskRequests(tx, keys, { list, staffId, isOwnOnly, after, received, most: 50 })
  for (const isOwnOnly of [false, true]) {
    await countDeskRequests(tx, { staffId, isOwnOnly })
    await findDeskRequest(tx, keys, { id, staffId, isOwnOnly })
  }
  // A period is a part of the years of an office.
  const span = { from: new Date(now.getTime() - 86_400_000), to: now }
  await countAnswers(tx, span)
  await countBy(tx, 'section', span)
  await countBy(tx, 'language', span)
  await measureWaits(tx, span)
  await countUnproven(tx, span)
  await takeCounts(tx, id)
  await forgetCounts(tx, earlier)
  await countAppointments(tx, { from: now, to: new Date(now.getTime() + 7 * 86_400_000) })
  await listNamedEvents(tx, id)
  await recordView(tx, { requestId: id, staffId, reason: null, now })
  await listViews(tx, id)
  await listAssignable(tx)
  await listRemovedOf(tx, [staffId])
  await leaveRequests(tx, staffId)
}

/** The queries of times and appointments, for the request inserted above. */
async function askOfAppointments(tx: Tx, keys: EncryptionKeys) {
  const staffId = '00000000-0000-7000-8000-00000000000b'
  const serviceId = '00000000-0000-7000-8000-00000000000c'
  const [firstDay, lastDay, zone] = ['2026-11-20', '2026-12-05', 'Asia/Kolkata']
  await insertStaff(tx, { id: staffId, name: 'B', email: 'b@example.org', roles: ['counsellor'], now })
  await insertService(tx, {
    id: serviceId,
    name: 'Talk',
    minutes: 50,
    bufferMinutes: 10,
    mode: 'video',
    sections: ['Art Therapy'],
    staffIds: [staffId],
    now,
  })
  const hours = { from: 660, to: 840 }
  const rule = { weekday: 1, hours, zone, validFrom: firstDay, validTo: null } as const
  await insertAvailabilityRule(tx, { id, staffId, rule, now })
  const exception = { kind: 'off', firstOn: firstDay, lastOn: firstDay, hours: null, zone } as const
  await insertAvailabilityException(tx, { id, staffId, exception, now })
  await lockStaff(tx, staffId)
  await setVideoRoom(tx, staffId, 'https://meet.example.org/bala')
  await findVideoRoom(tx, staffId)
  await listPeople(tx)
  await listHours(tx, { staffId, today: firstDay })
  await findRule(tx, id)
  await endRule(tx, id, lastDay)
  await findException(tx, id)
  await deleteException(tx, serviceId)
  await deleteRule(tx, serviceId)
  await listServices(tx, firstDay)
  await listServices(tx, firstDay, serviceId)
  await listDeskServices(tx, now)
  await listGivingPeople(tx, firstDay)
  const details = { name: 'Talk', minutes: 50, bufferMinutes: 10, mode: 'video' } as const
  await lockService(tx, serviceId)
  await updateService(tx, serviceId, { ...details, sections: ['Art Therapy'], staffIds: [staffId] })
  await lockOrder(tx)
  await storeOrder(tx, [serviceId])
  await setRetired(tx, serviceId, now)
  await setRetired(tx, serviceId, null)
  const question = { staffIds: [staffId], from: earlier, to: soon, firstDay, lastDay, now }
  await listBookable(tx, question)
  await listBookable(tx, { ...question, exceptRequestId: id })

  const time = { staffId, serviceId, startsAt: earlier, endsAt: now, freeAt: now }
  await countComingOfNumber(tx, { requestId: id, now })
  await listUnprovenHolds(tx, { staffId, now })
  const held = await holdAppointment(tx, {
    requestId: id,
    time: { ...time, startsAt: new Date(now.getTime() - 3_600_000) },
    now,
  })
  await wishAppointment(tx, { id: held.id, now })
  await wishCall(tx, { requestId: id, call: { about: 'book', dueAt: now, startsAt: now } })
  await endWishedCall(tx, id)
  await endWishedCall(tx, id, 'book')
  await wishAppointment(tx, { id, now })
  await bookAppointment(tx, { ...held, now })
  const moved = await moveAppointment(tx, {
    id: held.id,
    version: 2,
    time: { ...time, startsAt: new Date(now.getTime() - 1_800_000) },
    by: 'visitor',
    now,
  })
  await markOutcome(tx, { id: moved?.id ?? id, version: 3, outcome: 'happened', now })
  await cancelAppointment(tx, { id, version: 1, by: 'visitor', reason: 'asked', now })
  await cancelComing(tx, { requestId: id, by: 'visitor', reason: 'withdrawn', now })
  await forgetHolds(tx, earlier)
  await findAppointment(tx, id)
  await findAppointmentToMail(tx, keys, moved?.id ?? id)
  await wishAppointment(tx, { id: held.id, now })
  await isHeldUnproven(tx, held.id)
  await findComing(tx, { requestId: id, now })
  const message = {
    requestId: id,
    recipient: 'visitor',
    way: 'mail',
    template: 't',
    templateVersion: 1,
  } as const
  await recordMessageSent(tx, { ...message, messageId: 'm', now })
  await isMessageSent(tx, 'm')
  await listUndelivered(tx, id)
  await countUndelivered(tx, earlier)
  await countMessagesToVisitor(tx, { requestId: id, templates: ['t'], since: earlier })
  await listAppointmentsOfRequest(tx, id, now)
  await listAppointmentsOfWeek(tx, keys, { from: now, to: soon, now })
  await listAppointmentsOfWeek(tx, keys, { from: now, to: soon, staffId, now })
}

/** The queries of summaries sent to an appointment, for the request inserted above. */
async function askOfSummaries(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, dataKey }: { memberId: string; dataKey: DataKey },
) {
  const booked = (await listAppointmentsOfRequest(tx, id, now)).find(({ status }) => status !== 'cancelled')
  const appointmentId = booked?.id ?? expect.fail()
  const own = { memberId, appointmentId }
  const sent = { purposes: ['moods'], content: 'x'.repeat(40), now } as const
  const replaces = await storeSummary(tx, dataKey, { ...own, ...sent, replaces: undefined })
  await storeSummary(tx, dataKey, { ...own, ...sent, replaces })
  await listOwnSummaries(tx, { memberId, endedAfter: earlier })
  await findOwnSummary(tx, dataKey, { ...own, endedAfter: earlier })
  await listSummaries(tx, keys, { requestIds: [id], endedAfter: earlier })
  await openSummary(tx, keys, {
    requestId: id,
    appointmentId,
    staffId: booked?.staffId ?? id,
    endedAfter: earlier,
  })
  await listOpenings(tx, [id, appointmentId])
  await carrySummary(tx, { from: id, to: appointmentId, isSameCounsellor: true, now })
  await carrySummary(tx, { from: id, to: appointmentId, isSameCounsellor: false, now })
  await endSummary(tx, id)
  await deleteSummariesOfPurpose(tx, { memberId, purpose: 'assessments' })
  await deleteSummariesOfPurpose(tx, { memberId, purpose: 'assessments', since: now })
  await deleteSummary(tx, { memberId, id })
  await deleteSummary(tx, own)
  await forgetSummaries(tx, earlier)
}

/** The queries of the desk's people. */
async function askOfStaff(tx: Tx) {
  const keys = testKeys()
  const staffId = '00000000-0000-7000-8000-00000000000a'
  const email = 'asha@example.org'
  const invitation = {
    id,
    tokenHash: hash,
    roles: ['owner'],
    invitedBy: undefined,
    expiresAt: soon,
    now,
  } as const
  await insertInvitation(tx, { ...invitation, invited: { kind: 'first-owner' } })
  await findInvitation(tx, { id }, now)
  await findInvitation(tx, { tokenHash: hash }, now)
  await listInvitations(tx, now)
  await acceptInvitation(tx, id, now)
  await withdrawInvitation(tx, id, now)
  await hasOwner(tx)
  await isDeskNew(tx, { before: now })
  await listSampleStaff(tx)
  await insertStaff(tx, { id: staffId, name: 'Asha', email, roles: ['owner'], now })
  await findStaff(tx, staffId)
  await isEditor(tx, staffId)
  await findStaffByEmail(tx, email)
  await lockTeamEntry(tx, staffId)
  await setTeamEntry(tx, staffId, 'x')
  await findShownBy(tx, 'x')
  await listStaff(tx)
  await listOwners(tx)
  await listRemovedOwners(tx, now)
  await restoreOwner(tx, { id: staffId, since: now })
  await findInvited(tx, id)
  await findNamed(tx, staffId)
  await rememberStaffBrowser(tx, { staffId, browserHash: hash, now })
  await countWrongCode(tx, { staffId, browserHash: hash, waitsUntil: null })
  await storeAuthenticatorApp(tx, keys, { staffId, secret: 'A', step: 1, now })
  await findAuthenticatorApp(tx, keys, { email, browserHash: hash })
  await findAppOf(tx, staffId)
  await spendStep(tx, { staffId, step: 2 })
  await deleteAuthenticatorApp(tx, staffId)
  await storeStaffRecoveryCodes(tx, { staffId, codeHashes: [hash], now })
  await countStaffRecoveryCodes(tx, staffId)
  await spendStaffRecoveryCode(tx, hash)
  await deleteStaffRecoveryCodes(tx, staffId)
  const passkey = { staffId, id, counter: 1, now }
  await insertPasskey(tx, { ...passkey, credentialId: 'x', publicKey: hash, transports: [], device: '' })
  await findPasskey(tx, 'x')
  await storePasskeyUse(tx, passkey)
  await listPasskeys(tx, staffId)
  await deletePasskey(tx, passkey)
  const own = { staffId, sessionId: id, now }
  await insertStaffSession(tx, {
    ...passkey,
    tokenHash: hash,
    device: '',
    signedInBy: 'passkey',
    idleEndsAt: soon,
    endsAt: soon,
  })
  await findStaffSession(tx, hash, now)
  await touchStaffSession(tx, { ...own, idleEndsAt: soon })
  await listStaffSessions(tx, staffId, now)
  await endStaffSession(tx, own)
  await spendChallenge(tx, hash, soon)
  await forgetStaffSignIns(tx, { before: earlier })
  await saveTestCall(tx, {
    id,
    telephone: '112',
    lineName: 'Emergency',
    calledOn: '2026-11-24',
    staffId,
    result: 'nobody',
    minutes: null,
    language: null,
    now,
  })
  await listTestCalls(tx, 100)
  await listLastTestCalls(tx, ['112', '14416'])
  await removeStaff(tx, staffId, now)
}

let database: Database
let tables: readonly string[]
/** By every query of this package. */
let asked: readonly Asked[]
beforeAll(async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  database = openTestDatabase({ url })
  tables = await fillTables(database.pool)
  const watching = watchQueries(database.db)
  asked = watching.asked
  await watching.watched.transaction().execute(askAll)
  return async () => {
    await database.close()
    await drop()
  }
}, 120_000)

test('P11 no query of the product reads a whole table, and each of them is asked here', async () => {
  const { pool } = database
  expect([...new Set(asked.map(({ file }) => file))].sort()).toEqual(filesThatAsk())
  for (const { file, sql, parameters } of asked.filter((one) => !(one.file in WANTS_ALL))) {
    const { rows } = await pool.query<Record<string, string>>(`explain ${sql}`, [...parameters])
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    const read = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table)
    expect(
      read.filter((table) => tables.includes(table)),
      `${file}\n${sql}`,
    ).toEqual([])
  }
}, 60_000)

test('P11 every table that grows is filled for that', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('schema_migrations', 'mail_hold', 'backup_times', 'code_outage', 'job_workers',
       'schema_version') order by 1`,
  )
  expect(tables.toSorted()).toEqual(rows.map(({ name }) => name))
})

test('P11 what refers to a row is found by an index when that row goes', async () => {
  const { rows } = await database.pool.query(`
    select conrelid::regclass::text as table, conname as constraint from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indpred is null
      and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`)
  expect(rows).toEqual([])
})

/** Every file of this package that sends a statement. */
function filesThatAsk(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /^[\w-]+\/[\w-]+\.ts$/.test(file) && !file.startsWith('testing/'))
    .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes('.execute'))
    .sort()
}

/** In each cell by itself, whatever its members. */
const OF_MANY_MEMBERS: Readonly<Record<string, string>> = {
  'encryption/check-keys.ts': 'at a start: the first row that it meets',
  'encryption/rewrap-data-keys.ts': 'by night',
  'idempotency/forget-idempotency-keys.ts': 'by night',
  'known-browser/forget-browsers.ts': 'by night',
  'members/list-members-to-erase.ts': 'by night',
  'mood/forget-tombstones.ts': 'by night',
  'sign-in/end-every-session.ts': 'at a restore',
  'sign-in/forget-sign-ins.ts': 'by night',
  'summary/forget-summaries.ts': 'by night',
  'summary/list-summaries.ts':
    'for the lists and the week of the desk, which has the appointments of its own cell',
}

test('no query of the request path crosses members, so that each can live in a cell (docs/scale.md)', () => {
  const crossing = asked.filter(({ sql }) => crossesMembers(sql)).map(({ file }) => file)
  expect([...new Set(crossing)].sort()).toEqual(Object.keys(OF_MANY_MEMBERS).sort())
})
