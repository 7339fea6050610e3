import { z } from 'zod'

/** What a refusal carries: a stable kebab-case code, and one message a faulty field (decision D24). */
const RefusalData = z.strictObject({
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/** The answer of a call that did nothing. `status` is the HTTP status, `message` a sentence for people. */
export const Refusal = z.strictObject({
  status: z.int().min(400).max(599),
  error: z.literal(true),
  message: z.string(),
  data: RefusalData,
})
export type Refusal = z.infer<typeof Refusal>

/** The answer of a call that worked. Every success answers 200 (decision D36). */
export type Success<Data> = { status: 200; error: false; message: string; data: Data }

/** What every call of the provider API answers. */
export type Envelope<Data = unknown> = Success<Data> | Refusal

/** The schema of a success with this data. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.strictObject({ status: z.literal(200), error: z.literal(false), message: z.string(), data })
}

/** Puts what a call gives back into the envelope. */
export function succeeded<Data>(message: string, data: Data): Success<Data> {
  return { status: 200, error: false, message, data }
}
