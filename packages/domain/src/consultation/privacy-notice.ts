/**
 * The version of the notice beside the consultation form. Sending the form is the consent (decision D41), so the version
 * is stored with the request: change it whenever the notice changes.
 */
export const CONSULTATION_NOTICE_VERSION = 'consultation-5'
