import type { Call, Param } from '#http/calls.ts'
import type { RefusalCode } from '#http/refusals.ts'
import { RETRIES } from './retries.ts'

/** The properties of an operation that determine the refusals it shares with others. */
export type OperationKind = { operationId: string; isWrite: boolean; isForMembers: boolean }

const SENDING: RefusalCode[] = ['code-just-sent', 'too-many-codes', 'codes-paused', 'too-many-tries']
const TRYING: RefusalCode[] = ['wrong-code', 'too-many-tries', 'cross-site-request']

const OF_WRITERS: RefusalCode[] = ['sign-in-needed', 'digits-needed', 'unknown-request', 'request-over']
const OF_TIMES: RefusalCode[] = [
  ...(['not-offered', 'calendar-unavailable'] as const),
  ...(['time-taken', 'time-past', 'no-such-time'] as const),
]

const OF_DESK: RefusalCode[] = ['sign-in-needed', 'cross-site-request']
const OF_OWNERS: RefusalCode[] = [...OF_DESK, 'not-permitted']
const OF_JOBS: RefusalCode[] = [...OF_OWNERS, 'unknown-job', 'job-running']
const OF_SERVICES: RefusalCode[] = [...OF_OWNERS, 'unknown-service', 'service-changed']
const OF_HOURS: RefusalCode[] = [...OF_OWNERS, 'calendar-unavailable']
const OF_CASES: RefusalCode[] = [...OF_DESK, 'unknown-request', 'request-over', 'request-assigned']
const OF_APPOINTMENTS: RefusalCode[] = ['unknown-appointment', 'appointment-over', 'appointment-changed']
const JOINING: RefusalCode[] = ['unknown-invitation', 'cross-site-request']

/**
 * The refusals specific to each operation, besides those common to its kind. A test requires an entry for every
 * operation and checks every response in the tests against it.
 */
export const OWN_REFUSALS: Readonly<Record<string, readonly RefusalCode[]>> = {
  requestConsultation: ['too-many-requests'],
  createRequest: ['too-many-requests'],
  followRequest: ['unknown-request'],
  listOwnRequests: [],
  chooseOwnMail: ['unknown-request'],
  listUnclaimedRequests: [],
  answerUnclaimedRequest: ['unknown-request'],
  endRequestBlock: [],
  chooseMailOfLink: [...OF_WRITERS, 'proof-needed'],
  downloadOwnAppointment: ['unknown-request', 'unknown-appointment'],
  openRequest: ['unknown-request', 'wrong-digits', 'too-many-tries'],
  requestProofCode: ['unknown-request', 'digits-needed', ...SENDING],
  proveNumber: ['unknown-request', 'digits-needed', 'wrong-code', 'too-many-tries'],
  holdAppointment: [...OF_WRITERS, ...OF_TIMES, 'too-many-times', 'too-many-appointments', 'already-booked'],
  confirmAppointment: [
    ...OF_WRITERS,
    'proof-needed',
    ...(['unknown-appointment', 'already-booked', 'appointment-over', 'hold-over'] as const),
    ...(['not-offered', 'calendar-unavailable'] as const),
  ],
  moveAppointment: [
    ...OF_WRITERS,
    ...OF_TIMES,
    ...(['proof-needed', 'too-many-requests', 'unknown-appointment', 'appointment-over'] as const),
  ],
  askForCall: [...OF_WRITERS, 'unknown-appointment', 'appointment-over', 'too-many-requests'],
  cancelAppointment: [...OF_WRITERS, 'proof-needed', 'unknown-appointment', 'appointment-over'],
  listServices: ['calendar-unavailable'],
  listSlots: ['not-offered', 'calendar-unavailable'],
  storeAssessmentResult: [
    'stale-pack',
    'sign-in-needed',
    'consent-required',
    'too-many-requests',
    'too-many-entries',
  ],
  getAssessmentResult: [],
  eraseAssessment: ['unknown-assessment', 'too-many-requests'],
  askForNewsletter: ['too-many-requests'],
  confirmNewsletter: [],
  leaveNewsletter: [],
  requestCode: SENDING,
  resendCode: SENDING,
  signIn: TRYING,
  renewSession: ['session-ended', 'cross-site-request'],
  signOut: ['cross-site-request'],
  readMember: [],
  changeMember: [],
  listSessions: [],
  endSession: ['unknown-session'],
  reportVitals: ['too-many-requests'],
  listCrisisLines: [],
  listInstruments: [],
  listConsents: [],
  changeConsent: ['stale-notice', 'unknown-address', 'too-many-requests'],
  erasePurpose: ['unknown-address', 'too-many-requests'],
  getMoods: [],
  createMood: ['consent-required', 'unknown-mood', 'stale-version', 'too-many-requests', 'too-many-entries'],
  updateMood: ['consent-required', 'unknown-mood', 'stale-version', 'too-many-requests'],
  eraseMood: ['unknown-mood', 'stale-version', 'too-many-requests'],
  listFavourites: [],
  addFavourite: ['unknown-recording', 'favourites-full', 'too-many-requests'],
  removeFavourite: ['too-many-requests'],
  readKeptPlan: [],
  listSentSummaries: [],
  previewSummary: ['unknown-appointment', 'appointment-over', 'too-many-requests'],
  sendSummary: [
    ...(['unknown-appointment', 'appointment-over', 'stale-summary', 'consent-required'] as const),
    'too-many-requests',
    'too-many-entries',
    // It was taken back on another device while the answer was made.
    'unknown-summary',
  ],
  readSentSummary: ['unknown-summary'],
  takeBackSummary: ['unknown-summary'],
  keepPlan: ['stale-plan', 'too-many-requests', 'too-many-entries'],
  removeKeptPlan: ['too-many-requests'],
  exportMember: ['fresh-code-needed', 'too-many-requests'],
  requestExport: SENDING,
  confirmExport: TRYING,
  requestNumberChange: [...SENDING, 'too-many-requests', 'cross-site-request'],
  changeNumber: [...TRYING, 'wrong-recovery-code', 'number-in-use'],
  readSealingKeys: [],
  readRecoveryState: [],
  makeRecoveryCode: ['fresh-code-needed', 'too-many-requests', 'cross-site-request'],
  noteRecoveryOffer: [],
  recoverAccount: ['wrong-recovery-code', 'account-in-use', 'too-many-requests', 'cross-site-request'],
  listSignInNotices: [],
  dismissSignInNotice: ['unknown-notice'],
  requestErasure: SENDING,
  eraseMember: TRYING,
  startStaffSignIn: ['cross-site-request'],
  signInStaff: [
    ...(['wrong-passkey', 'wrong-staff-code', 'wrong-staff-recovery-code', 'too-many-tries'] as const),
    ...OF_DESK,
  ],
  readStaffSession: ['sign-in-needed'],
  openCms: [...OF_DESK, 'not-permitted', 'fresh-sign-in-needed'],
  signOutStaff: [...OF_DESK, 'unknown-session'],
  showInvitation: JOINING,
  startJoinWithPasskey: JOINING,
  startJoinWithApp: JOINING,
  joinDesk: [...JOINING, 'sign-in-needed', 'wrong-passkey', 'email-in-use', 'devices-full'],
  listStaff: ['sign-in-needed', 'not-permitted'],
  removeStaff: [...OF_OWNERS, 'unknown-staff', 'last-owner'],
  listRemovedOwners: ['sign-in-needed', 'not-permitted'],
  restoreStaff: [...OF_OWNERS, 'unknown-staff', 'email-in-use', 'too-many-requests'],
  inviteDevice: [...OF_OWNERS, 'unknown-staff', 'too-many-requests'],
  listTeamEntries: ['sign-in-needed', 'not-permitted', 'team-unavailable'],
  chooseTeamEntry: [
    ...OF_OWNERS,
    ...(['unknown-staff', 'team-entry-in-use', 'team-entry-changed', 'team-unavailable'] as const),
  ],
  listInvitations: ['sign-in-needed', 'not-permitted'],
  inviteStaff: [...OF_OWNERS, 'email-in-use', 'too-many-requests'],
  withdrawInvitation: [...OF_OWNERS, 'unknown-invitation'],
  listTestCalls: ['sign-in-needed', 'not-permitted'],
  logTestCall: OF_OWNERS,
  listSamples: ['sign-in-needed', 'not-permitted', 'samples-unavailable'],
  readSiteState: ['sign-in-needed', 'not-permitted'],
  retryJob: OF_JOBS,
  giveUpJob: OF_JOBS,
  listOwnDevices: ['sign-in-needed'],
  startNewPasskey: OF_DESK,
  addPasskey: [...OF_DESK, 'wrong-passkey', 'devices-full'],
  removePasskey: [...OF_DESK, 'unknown-device', 'last-device'],
  startNewApp: OF_DESK,
  addApp: OF_DESK,
  removeApp: [...OF_DESK, 'unknown-device', 'last-device'],
  makeStaffRecoveryCodes: OF_DESK,
  readAvailability: ['sign-in-needed', 'not-permitted', 'unknown-staff', 'calendar-unavailable'],
  addHours: [...OF_HOURS, 'unknown-staff', 'hours-overlap'],
  changeHours: [...OF_HOURS, 'unknown-hours', 'hours-overlap'],
  endHours: [...OF_HOURS, 'unknown-hours'],
  changeVideoRoom: [...OF_HOURS, 'unknown-staff'],
  deleteHours: [...OF_HOURS, 'unknown-hours', 'hours-begun'],
  addException: [...OF_HOURS, 'unknown-staff', 'hours-overlap', 'booked-over'],
  deleteException: [...OF_HOURS, 'unknown-hours', 'hours-begun'],
  readFigures: ['sign-in-needed', 'not-permitted'],
  listDeskServices: ['sign-in-needed', 'not-permitted', 'calendar-unavailable'],
  createService: OF_OWNERS,
  changeService: OF_SERVICES,
  retireService: OF_SERVICES,
  offerService: OF_SERVICES,
  orderServices: [...OF_OWNERS, 'services-reordered'],
  readWeek: ['sign-in-needed', 'calendar-unavailable'],
  endStaffSession: [...OF_DESK, 'unknown-session'],
  listDeskRequests: ['sign-in-needed'],
  readDeskRequest: ['sign-in-needed', 'unknown-request'],
  openSummary: [...OF_DESK, 'unknown-request', 'unknown-appointment', 'unknown-summary'],
  showNumber: [...OF_DESK, 'unknown-request'],
  assignRequest: [...OF_OWNERS, 'unknown-request', 'request-over', 'request-assigned'],
  recordDeskEvent: [...OF_CASES, 'step-not-possible'],
  eraseDeskRequest: [...OF_OWNERS, 'unknown-request'],
  listDeskSlots: ['sign-in-needed', 'unknown-request', 'not-offered', 'calendar-unavailable'],
  chooseMailForRequest: [...OF_DESK, 'unknown-request'],
  bookForRequest: [...OF_CASES, ...OF_TIMES, 'already-booked'],
  moveForRequest: [...OF_CASES, ...OF_TIMES, ...OF_APPOINTMENTS],
  cancelForRequest: [...OF_CASES, ...OF_APPOINTMENTS],
  markOutcome: [...OF_CASES, ...OF_APPOINTMENTS, 'appointment-not-begun'],
}

const OF_ALL: RefusalCode[] = [
  ...(['malformed-request', 'duplicate-query-key', 'address-too-long', 'invalid-input'] as const),
  ...(['unexpected', 'unavailable'] as const),
]
const OF_WRITES: RefusalCode[] = ['malformed-json', 'body-too-large', 'unsupported-content-type']

/** Returns every refusal that an operation can answer. */
export function refusalsOf({ operationId, isWrite, isForMembers }: OperationKind): RefusalCode[] {
  const codes = new Set<RefusalCode>([...OF_ALL, ...(OWN_REFUSALS[operationId] ?? [])])
  if (isWrite) for (const code of OF_WRITES) codes.add(code)
  if (isForMembers) codes.add('sign-in-needed')
  if (RETRIES[operationId] === 'key') codes.add('idempotency-key-reused')
  return [...codes]
}

/** Returns every refusal that a call can answer: its own, and those that its caller, its limit and its kind bring. */
export function refusalsOfCall({
  route,
  params,
  caller,
  refuses,
  guard,
  limit,
  retry,
  signIn,
}: Call): RefusalCode[] {
  const isWrite = !route.startsWith('GET ')
  const isForStaff = caller === 'staff' || typeof caller !== 'string'
  const unknown = Object.values((params ?? {}) as Record<string, Param>).flatMap(
    (param) => param.unknown ?? [],
  )
  return [
    ...new Set<RefusalCode>([
      ...OF_ALL,
      ...(isForStaff ? (['sign-in-needed'] as const) : []),
      ...(isForStaff && isWrite ? (['cross-site-request'] as const) : []),
      ...(typeof caller === 'string' ? [] : (['not-permitted'] as const)),
      ...unknown.filter((code) => !refuses.includes(code)),
      ...refuses,
      ...(guard?.refuses ?? []),
      ...(Array.isArray(limit) ? (limit as readonly RefusalCode[]) : []),
      ...(isWrite ? OF_WRITES : []),
      ...(caller === 'member' ? (['sign-in-needed'] as const) : []),
      ...(signIn === 'fresh' ? (['fresh-sign-in-needed'] as const) : []),
      ...(retry === 'key' ? (['idempotency-key-reused'] as const) : []),
    ]),
  ]
}
