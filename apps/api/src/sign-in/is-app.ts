/**
 * Returns whether a request that starts a session comes from an app, as its body declares. It is exempt from the origin
 * check (decision 14): it gets no session cookie, so a cross-site page gains nothing by declaring itself one.
 */
export const isApp = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'client' in body && body.client === 'app'
