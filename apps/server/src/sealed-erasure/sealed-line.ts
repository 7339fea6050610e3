import { z } from 'zod'

/** One sealed copy as the operator hands it over: a line of JSON. It does not say whose it is. */
export const SealedLine = z.strictObject({
  id: z.uuid(),
  erasedOn: z.iso.date(),
  endsOn: z.iso.date(),
  sealed: z.base64(),
})

export type SealedLine = z.infer<typeof SealedLine>
