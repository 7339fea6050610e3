/** What an SMTP server answered to one recipient. */
export type SmtpAnswer = { responseCode?: number | undefined; response?: string | undefined }

/** Codes that are about one mailbox (RFC 5321), where no enhanced code says more. */
const OF_A_MAILBOX = new Set([550, 551, 552, 553, 556, 450, 452])
/** Enhanced codes (RFC 3463): of the address (x.1.x) and of the mailbox (x.2.x), but for those of the sender's address. */
const OF_THE_RECIPIENT = /^[45]\.[12]\.\d+$/
const OF_THE_SENDER = /^[45]\.1\.[78]$/
/** What servers write where they refuse us, and not the mailbox. */
const OF_OURSELVES = /relay|block|spam|black|reputation|polic|auth/i

/**
 * Returns whether a refusal is about the recipient, for good or for now; undefined where it is about us, and everybody is
 * refused alike.
 */
export function recipientFault({
  responseCode = 0,
  response = '',
}: SmtpAnswer): 'refused' | 'busy' | undefined {
  const enhanced = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response)?.[1]
  const isTheirs =
    enhanced === undefined
      ? OF_A_MAILBOX.has(responseCode) && !OF_OURSELVES.test(response)
      : OF_THE_RECIPIENT.test(enhanced) && !OF_THE_SENDER.test(enhanced)
  if (!isTheirs) return undefined
  return responseCode >= 500 ? 'refused' : 'busy'
}
