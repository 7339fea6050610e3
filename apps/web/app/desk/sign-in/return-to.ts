import { RETURN_TO } from '#desk/call-desk.ts'
import { deskAddresses } from '#desk-addresses.ts'

/** The page of the desk that follows a sign-in: the one that asked for it, or the first. Never another site's. */
export function returnTo(search: string): string {
  const to = new URLSearchParams(search).get(RETURN_TO) ?? ''
  return /^\/desk(?:\/(?!sign-in|join)[\w/-]*)?$/.test(to) ? to : deskAddresses.start
}
