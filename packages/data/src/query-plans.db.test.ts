import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { beforeAll, expect, inject, test } from 'vitest'
import {
  deleteMood,
  findMood,
  findMoodOfDay,
  findMoodToErase,
  insertMoods,
  listMoods,
  saveMood,
  updateMood,
} from '#mood/moods.ts'
import {
  forgetSealedErasures,
  insertSealedErasure,
  listSealedErasures,
  readErasedEntries,
  readErasedPerson,
  readErasedRequest,
  readErasedSubscription,
} from '#sealed-erasure/sealed-erasures.ts'
import {
  countComingOfNumber,
  findAppointment,
  findComing,
  listAppointmentsOfRequest,
  listAppointmentsOfWeek,
} from './appointment/appointments.ts'
import {
  bookAppointment,
  cancelAppointment,
  cancelComing,
  markOutcome,
  moveAppointment,
} from './appointment/bookings.ts'
import { findAppointmentToMail } from './appointment/find-appointment-to-mail.ts'
import {
  forgetHolds,
  holdAppointment,
  isHeldUnproven,
  listUnprovenHolds,
  wishAppointment,
} from './appointment/holds.ts'
import {
  deleteAssessment,
  insertAssessment,
  listAssessmentHistory,
  listLatestAssessments,
  listSafetyAnswers,
} from './assessment/assessments.ts'
import { expireAuditEvents, recordAudit, sealAuditEvents } from './audit/audit-trail.ts'
import { addRefusalCounts, forgetRefusalCounts } from './audit/refusal-counts.ts'
import {
  deleteException,
  deleteRule,
  endRule,
  findException,
  findRule,
  insertAvailabilityException,
  insertAvailabilityRule,
  listHours,
} from './availability/hours.ts'
import { listBookable } from './availability/list-bookable.ts'
import { insertService, listServices } from './availability/services.ts'
import { archiveAge, lastBackups, recordBackup } from './backup/backups.ts'
import {
  deleteDataOfPurpose,
  hasConsent,
  insertConsent,
  listConsents,
  withdrawConsent,
} from './consent/consents.ts'
import {
  answerClaim,
  blockUnclaimed,
  findRequestOfNumber,
  isBlockingUnclaimed,
  isDisowned,
  listRequestsOfNumber,
  listUnclaimedRequests,
  recordProof,
} from './consultation/request-claims.ts'
import { answerMail, changeSafeContact } from './consultation/request-details.ts'
import { recordRequestEvent } from './consultation/request-events.ts'
import {
  endEarlierLinks,
  findRequestByToken,
  findRequestReceipt,
  isLinkOf,
  makeFollowToken,
} from './consultation/request-links.ts'
import {
  countUnproven,
  eraseRequest,
  findConsultationToMail,
  forgetCounts,
  insertConsultationRequest,
  listSampleRequests,
  markConsultationMailed,
  oldestUnanswered,
  takeCounts,
  withholdVisitorMail,
} from './consultation/requests.ts'
import { endWishedCall, wishCall } from './consultation/wished-calls.ts'
import { erasePerson } from './data-rights/erase-person.ts'
import { listPersonalData } from './data-rights/personal-data.ts'
import type { Database } from './database.ts'
import { countAnswers, countAppointments, countBy, measureWaits } from './desk-figures/desk-figures.ts'
import { leaveRequests, listAssignable, listRemovedOf } from './desk-request/assignees.ts'
import { findDeskRequest, listNamedEvents } from './desk-request/desk-requests.ts'
import { countDeskRequests, listDeskRequests } from './desk-request/list-desk-requests.ts'
import { listViews, recordView } from './desk-request/record-views.ts'
import {
  listDeskServices,
  listGivingPeople,
  lockOrder,
  lockService,
  setRetired,
  storeOrder,
  updateService,
} from './desk-service/desk-services.ts'
import { type DataKey, findMemberKey, rewrapDataKeys } from './encryption/data-key.ts'
import { checkKeys, type EncryptionKeys } from './encryption/encryption-keys.ts'
import {
  forgetErasuresToCopy,
  insertEventAgain,
  isKnownEvent,
  listErasuresToCopy,
  markErasuresCopied,
  oldestToCopy,
} from './erasure-ledger/erasure-ledger.ts'
import { countFavourites, deleteFavourite, insertFavourite, listFavourites } from './favourite/favourites.ts'
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  forgetIdempotencyKeys,
  releaseIdempotencyKey,
} from './idempotency/idempotency-keys.ts'
import { addJob, countJobs, hurryReminders, listUnmailed } from './jobs/jobs.ts'
import {
  countTroubledJobs,
  giveUpTroubledJob,
  listTroubledJobs,
  retryTroubledJob,
} from './jobs/troubled-jobs.ts'
import { endWorkerLease, freeHeldJobs } from './jobs/worker-lease.ts'
import { forgetBrowsers, forgetOtherBrowsers, rememberBrowser } from './known-browser/known-browsers.ts'
import { countHit, forgetLimitWindows, refundHits } from './limits/rate-limits.ts'
import {
  beginMailAttempt,
  findMailAttempts,
  forgetMailAttempts,
  listErasedIds,
  markMailTaken,
  undoMailAttempt,
} from './mail/mail-attempts.ts'
import { discardMails, holdMails, mailsHeldSince, releaseMails } from './mail/mail-hold.ts'
import {
  findMemberByAccessToken,
  findMemberByPseudonym,
  insertMember,
  isMember,
  isUntouched,
  listMembersToErase,
  sealMember,
  touchMember,
  updateMember,
} from './members/members.ts'
import { assignNumber, listAccountsOfNumber, lockNumber } from './members/numbers.ts'
import {
  countMessagesToVisitor,
  countUndelivered,
  isMessageSent,
  listUndelivered,
  recordMessageSent,
} from './message/messages-sent.ts'
import { forgetTombstones, isDayErasedSince } from './mood/tombstones.ts'
import {
  confirmNewsletterSubscription,
  deleteNewsletterSubscription,
  findNewsletterSubscription,
  forgetUnconfirmedNewsletterSubscriptions,
  listNewsletterReaders,
  markLetterMailed,
  upsertNewsletterSubscription,
} from './newsletter/subscriptions.ts'
import { findLastRecipients, findRecipientChange, insertRecipientChange } from './office/recipient-changes.ts'
import {
  describeRecovery,
  findRecoveryCode,
  offerRecovery,
  storeRecoveryCode,
} from './recovery/recovery-codes.ts'
import { deleteKeptPlan, findKeptPlan, storeKeptPlan } from './safety-plan/safety-plans.ts'
import type { Tx } from './schema.ts'
import {
  consumeChallenge,
  countBoundAttempt,
  countUnboundAttempt,
  findCodeOutage,
  findNumber,
  markChallengeSent,
  recordCodeOutage,
  reopenChallenge,
  replaceChallenge,
} from './sign-in/challenges.ts'
import {
  dismissSignInNotice,
  endEverySession,
  endOtherSessions,
  endSession,
  forgetSignIns,
  insertSession,
  listSessions,
  listSignInNotices,
  markCodeEntered,
  touchSession,
} from './sign-in/sessions.ts'
import {
  findRefreshToken,
  findRotation,
  insertAccessToken,
  insertRefreshToken,
  markAnswerArrived,
  rotateRefreshToken,
} from './sign-in/tokens.ts'
import { findFailedAttempts, rekeyPhoneHash, storeFailedAttempts } from './sign-in/wrong-codes.ts'
import {
  deleteAuthenticatorApp,
  findAppOf,
  findAuthenticatorApp,
  spendStep,
  storeAuthenticatorApp,
} from './staff/authenticator-app.ts'
import { countWrongCode, rememberStaffBrowser } from './staff/browsers.ts'
import {
  acceptInvitation,
  findInvitation,
  insertInvitation,
  listInvitations,
  withdrawInvitation,
} from './staff/invitations.ts'
import { listOwners, listRemovedOwners, removeStaff, restoreOwner } from './staff/owners.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  spendChallenge,
  storePasskeyUse,
} from './staff/passkeys.ts'
import {
  countStaffRecoveryCodes,
  deleteStaffRecoveryCodes,
  spendStaffRecoveryCode,
  storeStaffRecoveryCodes,
} from './staff/recovery-codes.ts'
import {
  endStaffSession,
  findStaffSession,
  forgetStaffSignIns,
  insertStaffSession,
  listStaffSessions,
  touchStaffSession,
} from './staff/sessions.ts'
import {
  findInvited,
  findNamed,
  findStaff,
  findStaffByEmail,
  findVideoRoom,
  hasCoordinator,
  hasOwner,
  insertStaff,
  isDeskNew,
  isEditor,
  listPeople,
  listSampleStaff,
  listStaff,
  lockStaff,
  setVideoRoom,
} from './staff/staff.ts'
import { findShownBy, lockTeamEntry, setTeamEntry } from './staff/team-entry.ts'
import {
  carrySummary,
  deleteSummariesOfPurpose,
  deleteSummary,
  endSummary,
  findOwnSummary,
  forgetSummaries,
  listOwnSummaries,
  storeSummary,
} from './summary/summaries.ts'
import { listOpenings, listSummaries, openSummary } from './summary/summary-openings.ts'
import { listLastTestCalls, listTestCalls, saveTestCall } from './test-call/test-calls.ts'
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
  'encryption/encryption-keys.ts checkKeys': 'the first row that it meets',
  'encryption/data-key.ts rewrapDataKeys': 'once a night: every member has a key',
  'encryption/data-key.ts rewrapTable': 'once a night: every member has a key',
  'mail/mail-attempts.ts forgetMailAttempts': 'once a night: what is left of the mails of jobs, and the jobs',
  'newsletter/subscriptions.ts listNewsletterReaders': 'once for each letter: everybody who gets it',
  'staff/staff.ts listStaff': 'the page of everybody at the desk',
  'staff/owners.ts listOwners': 'a change of owners: a few people',
  'staff/owners.ts listRemovedOwners': 'the page of everybody at the desk, and the return of an owner',
  'staff/staff.ts hasCoordinator': 'a few people, up to the first coordinator',
  'staff/staff.ts listPeople': 'the names of everybody at the desk',
  'desk-service/desk-services.ts listDeskServices':
    'the page of what is offered, and everybody who could give it',
  'desk-service/desk-services.ts listGivingPeople': 'everybody at the desk',
  'desk-service/desk-services.ts lockOrder': 'a change of the order: everything that is offered',
  'desk-request/assignees.ts listAssignable': 'everybody at the desk, of whom one gets a request',
  'erasure-ledger/erasure-ledger.ts forgetErasuresToCopy':
    'by night, of what waits to be copied beside the backups',
  'sign-in/sessions.ts endEverySession': 'at a restore: everybody is signed out',
  'staff/staff.ts isDeskNew': 'at a start of a trial: the first row that it meets',
  'staff/staff.ts listSampleStaff': 'at a start in production: everybody at the desk',
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
  await hasCoordinator(tx)
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
  const askers = new Set(asked.map(({ by }) => by))
  expect(functionsThatAsk().filter((name) => !askers.has(name))).toEqual([])
  for (const { by, sql, parameters } of asked.filter((one) => !(one.by in WANTS_ALL))) {
    const { rows } = await pool.query<Record<string, string>>(`explain ${sql}`, [...parameters])
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    const read = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table)
    expect(
      read.filter((table) => tables.includes(table)),
      `${by}\n${sql}`,
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

/** Every function of this package that sends a statement. */
function functionsThatAsk(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /^[\w-]+\/[\w-]+\.ts$/.test(file) && !file.startsWith('testing/'))
    .flatMap((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8')
        .split(/^(?=(?:export )?(?:async function|function|const|type|interface|class) )/m)
        .filter((part) => part.includes('.execute'))
        .map((part) => `${file} ${/(?:function|const|type|interface|class) (\w+)/.exec(part)?.[1]}`),
    )
}

/** In each cell by itself, whatever its members. */
const OF_MANY_MEMBERS: Readonly<Record<string, string>> = {
  'encryption/encryption-keys.ts checkKeys': 'at a start: the first row that it meets',
  'encryption/data-key.ts rewrapDataKeys': 'by night',
  'encryption/data-key.ts rewrapTable': 'by night',
  'idempotency/idempotency-keys.ts forgetIdempotencyKeys': 'by night',
  'known-browser/known-browsers.ts forgetBrowsers': 'by night',
  'members/members.ts listMembersToErase': 'by night',
  'mood/tombstones.ts forgetTombstones': 'by night',
  'sign-in/sessions.ts endEverySession': 'at a restore',
  'sign-in/sessions.ts forgetSignIns': 'by night',
  'summary/summaries.ts forgetSummaries': 'by night',
  'summary/summary-openings.ts listSummaries':
    'for the lists and the week of the desk, which has the appointments of its own cell',
}

test('no query of the request path crosses members, so that each can live in a cell (docs/scale.md)', () => {
  const crossing = asked.filter(({ sql }) => crossesMembers(sql)).map(({ by }) => by)
  expect([...new Set(crossing)].sort()).toEqual(Object.keys(OF_MANY_MEMBERS).sort())
})
