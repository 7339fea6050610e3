import { z } from 'zod'
import { Slot } from './appointment.ts'

/** The data of a refusal: a stable kebab-case code, and one message per faulty field (decision D24). */
const RefusalData = z.strictObject({
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  nearest: z
    .array(Slot)
    .optional()
    .meta({ description: 'Where a time cannot be had: the nearest free ones, the first first.' }),
  booked: z
    .array(z.strictObject({ request: z.uuid(), starts_at: z.iso.datetime(), service: z.string() }))
    .optional()
    .meta({ description: 'Where days off stand in the way of appointments: these, the first first.' }),
  assignee: z
    .strictObject({ id: z.uuid(), name: z.string() })
    .nullable()
    .optional()
    .meta({ description: 'At the desk, where someone else has a request by now: who; null: nobody.' }),
})

/** The response of a refused call. `status` is the HTTP status, `message` a sentence for people. */
export const Refusal = z.strictObject({
  status: z.int().min(400).max(599),
  error: z.literal(true),
  message: z.string(),
  data: RefusalData,
})
export type Refusal = z.infer<typeof Refusal>

/** The response of a successful call. Every success is 200 (decision D36). */
export type Success<Data> = { status: 200; error: false; message: string; data: Data }

/** The response of every call of the provider API. */
export type Envelope<Data = unknown> = Success<Data> | Refusal

/** The schema of a success with this data. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.strictObject({ status: z.literal(200), error: z.literal(false), message: z.string(), data })
}

/** Wraps the data of a call in the envelope. */
export function succeeded<Data>(message: string, data: Data): Success<Data> {
  return { status: 200, error: false, message, data }
}
