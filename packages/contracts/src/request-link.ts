import { z } from 'zod'

/** The link of a request that replaces the one that was sent: who acts with a proven number ends all that were given before. */
export const RequestLink = z.strictObject({
  token: z.string().meta({ description: 'A secret, as the one before, which opens nothing now.' }),
  pass: z.string().meta({ description: 'Sent as `X-Follow-Pass`: a secret.' }),
  open_until: z.iso.datetime(),
})
export type RequestLink = z.infer<typeof RequestLink>
