import { Instant } from './day.ts'

/** The times of what a device did offline and sends late, both by its clock. */
export const lateTimes = (recordedAt: string) => ({
  recorded_at: Instant.optional().meta({ description: recordedAt }),
  sent_at: Instant.optional().meta({
    description:
      'The time of the same clock as the call is sent: `recorded_at` is corrected by its difference from the time of the server.',
  }),
})
