/**
 * Whether a call that begins a session comes from an app, as its body says. The rule of origins does not hold for it
 * (decision 47): it gets no cookie of a session, so a page of another site gains nothing by calling as one.
 */
export const isApp = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'client' in body && body.client === 'app'
