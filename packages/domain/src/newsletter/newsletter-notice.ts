/**
 * Names the wording of the notice beside the sign-up for the letters. Confirming under it is the consent, so the
 * version is stored with the address: change it whenever the notice changes.
 */
export const NEWSLETTER_NOTICE_VERSION = 'newsletter-1'
