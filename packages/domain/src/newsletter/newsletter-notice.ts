/**
 * The version of the notice beside the newsletter sign-up. Confirming is the consent, so the version is stored with the
 * address: change it whenever the notice changes.
 */
export const NEWSLETTER_NOTICE_VERSION = 'newsletter-2'
