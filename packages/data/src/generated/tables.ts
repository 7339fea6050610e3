// Written by row-types.db.test.ts from the database that the migrations make.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Read as text: it may be more than a number holds. */
type Bigint = ColumnType<string, number | string, number | string>

/** Every table, with the columns of a row. `YYYY-MM-DD` for a date. */
export type Tables = {
  accessTokens: {
    memberId: string
    sessionId: string
    tokenHash: Buffer
    expiresAt: Date
    givenWith: Buffer | null
  }
  appointments: {
    id: string
    staffId: string
    serviceId: string
    requestId: string
    startsAt: Date
    endsAt: Date
    freeAt: Date
    status: 'held' | 'booked' | 'cancelled' | 'happened' | 'missed'
    holdUntil: Date | null
    version: Generated<number>
    calendarUid: string
    bookedAt: Date | null
    cancelledBy: string | null
    cancelReason: string | null
    createdAt: Date
    changedAt: Date
    isWished: Generated<boolean>
    visitorHash: string | null
    during: GeneratedAlways<string | null>
  }
  assessments: {
    memberId: string
    id: string
    assessmentName: 'Depression Assessment' | 'Anxiety Assessment' | 'Perceived Stress Assessment' | 'PHQ-9' | 'GAD-7'
    packId: string
    packVersion: string
    responsesEncrypted: Buffer
    total: number
    maximum: number
    level: string
    takenAt: Date
    safety: 'none' | 'today' | 'now'
    hasSafetyAnswer: boolean
    functionalAnswer: number | null
  }
  auditEvents: {
    id: string
    occurredAt: Date
    actor: string
    action: string
    subjectKind: string
    subjectId: string | null
    requestId: string | null
  }
  auditSeals: {
    minute: Date
    events: number
    hash: Buffer
    sealedAt: Generated<Date>
  }
  availabilityExceptions: {
    id: string
    staffId: string
    kind: 'off' | 'extra'
    firstOn: string
    lastOn: string
    fromMinute: number | null
    toMinute: number | null
    timeZone: string
    createdAt: Date
  }
  availabilityRules: {
    id: string
    staffId: string
    weekday: number
    fromMinute: number
    toMinute: number
    timeZone: string
    validFrom: string
    validTo: string | null
    createdAt: Date
  }
  backupTimes: {
    kind: 'backup' | 'drill'
    backup: string
    finishedAt: Date
  }
  codeOutage: {
    isOnly: Generated<boolean>
    since: Date
    lastFailedAt: Date
  }
  consents: {
    memberId: string
    consentId: string
    purpose: 'assessments' | 'moods'
    noticeVersion: string
    isAdult: boolean
    givenAt: Date
    withdrawnAt: Date | null
  }
  consultationRequests: {
    id: string
    wrappedKey: Buffer
    detailsEncrypted: Buffer
    phoneLookup: Buffer
    section: 'Adult Psychiatry' | 'Child Psychiatry' | 'Clinical Psychology' | 'Counselling Psychology' | 'Art Therapy' | 'Music Therapy' | 'Dance and Movement Therapy'
    consultationOn: string
    timeZone: string
    noticeVersion: string
    consentedAt: Date
    submittedAt: Date
    providerMailedAt: Date | null
    visitorMailedAt: Date | null
    visitorMailWithheld: Generated<boolean>
    sealedWith: string | null
    forWhom: Generated<'me' | 'child'>
    promisedBy: Date | null
    followTokenHash: Buffer | null
    state: Generated<'waiting' | 'assigned' | 'tried' | 'reached' | 'offered' | 'booked' | 'cancelled' | 'declined' | 'withdrawn' | 'closed'>
    assignedTo: string | null
    hasSafetyNote: Generated<boolean>
    isLeft: Generated<boolean>
    endedAt: Date | null
    preferredStaff: string | null
    isSample: Generated<boolean>
    language: 'any' | 'english' | 'hindi' | null
    answeredAt: Date | null
    reachedAt: Date | null
    bookedAt: Date | null
    firstCallReached: boolean | null
    claimedAt: Date | null
    disownedAt: Date | null
    linksEndedAt: Date | null
    mailAnswer: 'confirmed' | 'none' | null
    isBlocked: Generated<boolean>
    unproven: string | null
    callAbout: string | null
    callDueAt: Date | null
    callStartsAt: Date | null
    countedAs: unknown
  }
  erasuresToCopy: {
    eventId: string
    since: Generated<Date>
  }
  favourites: {
    memberId: string
    documentId: string
    addedAt: Date
  }
  idempotencyKeys: {
    keyHash: Buffer
    memberId: string | null
    fingerprint: Buffer
    subject: string | null
    usedAt: Date
  }
  jobWorkers: {
    id: string
    seenAt: Date
  }
  keptSafetyPlans: {
    memberId: string
    sealed: string
    version: number
    keptAt: Date
  }
  knownBrowsers: {
    memberId: string
    browserHash: Buffer
    firstSignedInAt: Date
    lastSignedInAt: Date
  }
  limitWindows: {
    limitName: string
    keyHash: string
    startedAt: Date
    hits: number
  }
  mailAttempts: {
    jobId: Bigint
    messageId: string
    tries: Generated<number>
    takenAt: Date | null
    receipt: string | null
  }
  mailHold: {
    isHeld: Generated<boolean>
    since: Generated<Date>
  }
  memberPseudonyms: {
    memberId: string
    pseudonym: string
  }
  members: {
    memberId: string
    timeZone: string
    timeZoneIsChosen: Generated<boolean>
    createdAt: Date
    status: Generated<'active' | 'provisional' | 'sealed'>
    eraseAfter: Date | null
    lastUsedAt: Generated<Date>
    recoveryOfferedAt: Date | null
    blocksUnclaimedSince: Date | null
    wrappedKey: Buffer
    nameEncrypted: Buffer | null
    phoneEncrypted: Buffer
    phoneLookup: Buffer | null
    inactivePhoneLookup: Buffer | null
  }
  messagesSent: {
    messageId: string
    requestId: string
    appointmentId: string | null
    recipient: 'visitor' | 'staff' | 'office'
    way: 'mail' | 'sms'
    template: string
    templateVersion: number
    sentAt: Date
    receipt: string | null
    outcome: Generated<'taken' | 'refused' | 'unsure'>
  }
  moodTombstones: {
    memberId: string
    day: string | null
    erasedAt: Date
  }
  moods: {
    memberId: string
    moodId: string
    day: string
    moodType: 'AWFUL' | 'BAD' | 'OKAY' | 'GOOD' | 'GREAT'
    timeZone: string
    version: number
    createdAt: Date
    changedAt: Date
    noteEncrypted: Buffer | null
    recordedAt: Date | null
  }
  newsletterSubscriptions: {
    id: string
    email: string
    noticeVersion: string
    askedAt: Date
    confirmedAt: Date | null
    lastLetter: string | null
  }
  officeRecipientChanges: {
    id: string
    changedAt: Date
    source: 'setting' | 'content'
    recipientsBefore: string[] | null
    recipients: string[]
    position: GeneratedAlways<string>
  }
  oneTimeCodeChallenges: {
    challengeId: string
    phoneHash: string
    purpose: 'sign-in' | 'erase' | 'export' | 'leave-number' | 'take-number' | 'prove-number'
    codeHash: Buffer
    createdAt: Date
    expiresAt: Date
    tries: Generated<number>
    consumedAt: Date | null
    closedAt: Date | null
    sentAt: Date | null
    browserHash: Buffer | null
    isUnbound: Generated<boolean>
    unboundTries: Generated<number>
    mostTries: Generated<number>
    countedAs: unknown
  }
  recordViews: {
    id: string
    requestId: string
    staffId: string
    viewedAt: Date
    reason: string | null
    summaryId: string | null
  }
  recoveryCodes: {
    memberId: string
    codeHash: Buffer
    madeAt: Date
  }
  refreshTokens: {
    memberId: string
    sessionId: string
    tokenHash: Buffer
    issuedAt: Date
    expiresAt: Date
    rotatedAt: Date | null
    successorSalt: Buffer | null
    arrivedAt: Date | null
  }
  refusalCounts: {
    minute: Date
    action: string
    code: string
    refusals: Bigint
  }
  requestEvents: {
    requestId: string
    position: number
    kind: 'received' | 'assigned' | 'tried' | 'reached' | 'offered' | 'booked' | 'moved' | 'cancelled' | 'declined' | 'withdrawn' | 'closed'
    occurredAt: Date
    actor: 'visitor' | 'staff' | 'site'
    staffId: string | null
    reason: string | null
  }
  schemaMigrations: {
    name: string
    checksum: string
    appliedAt: Generated<Date>
  }
  schemaVersion: {
    isOnly: Generated<boolean>
    newest: string
    oldest: string
  }
  sealedErasures: {
    id: Generated<string>
    sealed: Buffer
    erasedOn: string
    endsOn: string
  }
  sentSummaries: {
    id: string
    appointmentId: string
    memberId: string
    purposes: ('assessments' | 'moods')[]
    content: Buffer | null
    sentAt: Date
    endedAt: Date | null
  }
  serviceStaff: {
    serviceId: string
    staffId: string
  }
  services: {
    id: string
    name: string
    minutes: number
    bufferMinutes: Generated<number>
    mode: 'video' | 'phone' | 'in-person'
    sections: string[]
    position: Generated<number>
    retiredAt: Date | null
    createdAt: Date
    version: Generated<number>
  }
  sessions: {
    memberId: string
    sessionId: string
    device: string
    createdAt: Date
    lastUsedAt: Date
    idleEndsAt: Date
    endsAt: Date
    endedAt: Date | null
    codeEnteredAt: Date | null
    isFromNewBrowser: Generated<boolean>
    noticeDismissedAt: Date | null
  }
  staff: {
    id: string
    name: string
    email: string
    roles: ('owner' | 'coordinator' | 'counsellor' | 'editor')[]
    teamEntry: string | null
    isSample: Generated<boolean>
    removedAt: Date | null
    createdAt: Date
    wrappedKey: Buffer | null
    videoRoom: string | null
  }
  staffAuthenticatorApps: {
    staffId: string
    secretEncrypted: Buffer
    lastStep: Bigint
    createdAt: Date
  }
  staffBrowsers: {
    staffId: string
    browserHash: Buffer
    firstUsedAt: Date
    lastUsedAt: Date
    wrongInRow: Generated<number>
    waitsUntil: Date | null
  }
  staffInvitations: {
    id: string
    tokenHash: Buffer
    staffId: string | null
    name: string | null
    email: string | null
    roles: ('owner' | 'coordinator' | 'counsellor' | 'editor')[]
    invitedBy: string | null
    createdAt: Date
    expiresAt: Date
    acceptedAt: Date | null
    withdrawnAt: Date | null
  }
  staffPasskeys: {
    staffId: string
    id: string
    credentialId: string
    publicKey: Buffer
    counter: Bigint
    transports: string[]
    device: string
    createdAt: Date
    lastUsedAt: Date
  }
  staffRecoveryCodes: {
    staffId: string
    codeHash: Buffer
    madeAt: Date
  }
  staffSessions: {
    staffId: string
    id: string
    tokenHash: Buffer
    device: string
    signedInBy: 'passkey' | 'authenticator-app' | 'recovery-code' | 'invitation'
    createdAt: Date
    lastUsedAt: Date
    idleEndsAt: Date
    endsAt: Date
    endedAt: Date | null
  }
  staffSpentChallenges: {
    challengeHash: Buffer
    expiresAt: Date
  }
  testCalls: {
    id: string
    telephone: string
    lineName: string
    calledOn: string
    staffId: string
    result: 'answered' | 'nobody' | 'engaged' | 'not-in-service'
    minutes: number | null
    language: string | null
    recordedAt: Date
  }
  wrongCodes: {
    phoneHash: string
    inRow: number
    today: number
    dayStartedAt: Date
    waitsUntil: Date | null
    changedAt: Date
  }
}
