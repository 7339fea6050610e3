/** The site as authenticators know it: passkeys are bound to its host, and answers to its origin. */
export function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}
