/**
 * How long data is retained: the one home of these numbers. The jobs that delete read them, and so does the privacy page,
 * which promises them.
 */
export const RETENTION = {
  /** An unconfirmed sign-up to the newsletter. */
  unconfirmedNewsletterDays: 7,
  /** A copy of a mail in the server's outbox. */
  outboxDays: 30,
  /** Counts of limits, and finished sign-ins: deleted in the first night after this time. */
  limitDays: 1,
  /** A time that was held and never booked: deleted in the first night after this time. */
  heldTimeDays: 1,
  /** A summary that a member sent to an appointment, from its end: long enough for what follows the talk. */
  sentSummaryDays: 30,
  /** Which days of the mood diary a member erased, so that no device brings one back (decision D70). */
  erasedDayDays: 90,
  /** The key of a request that may be sent twice. */
  idempotencyKeyHours: 24,
  /** A record that something happened. The database itself refuses to delete one before. */
  auditMonths: 13,
  /** The cookie that ties a code to the browser that asked for it. */
  codeBrowserMinutes: 15,
  /** A session that is not used, and any session. Source: decision D21, ASVS 7.3.1 and 7.3.2. */
  idleSessionDays: 7,
  sessionDays: 30,
  /** A browser that has signed in with a number. Browsers cap the life of a cookie at this (decision D61). */
  knownBrowserDays: 400,
  /** A member's last views in the browser, for when there is no network. */
  offlineViewDays: 7,
  /** An account that is not used opens with its recovery code or in a known browser only (decision D59). */
  inactiveAccountDays: 90,
  /** An account whose number has a new owner: afterwards it is erased (decision D59). */
  sealedAccountDays: 365,
  /**
   * Sealed copies of erased data, where the law requires them (decision 19).
   * Source: Digital Personal Data Protection Rules, 2025, rule 8(3).
   */
  sealedErasureDays: 365,
  /** A backup that the site makes: erased data must disappear from every copy too (decision 103). */
  backupDays: 35,
  /**
   * The log of nginx or HAProxy, which has a part of each visitor's internet address.
   * Source: CERT-In, directions of 28 April 2022 under the IT Act, s. 70B(6), iv.
   */
  proxyLogDays: 180,
  /** A key that wraps the data keys of people (decision 19). */
  encryptionKeyDays: 35,
  /** How long the key before it still opens: longer than any transaction. */
  encryptionKeyOverlapDays: 1,
} as const

/**
 * Days after which no copy of the database opens what was erased before: the age and the overlap of a key, and two
 * nights, since the jobs that change keys and destroy them run nightly.
 */
export const ERASED_IN_BACKUPS_DAYS = RETENTION.encryptionKeyDays + RETENTION.encryptionKeyOverlapDays + 2
