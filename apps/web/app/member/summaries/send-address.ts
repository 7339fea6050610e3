import { addresses } from '#addresses.ts'

/** The page on which a summary for an appointment is chosen, looked at and taken back. */
export const sendAddress = (appointment: string) =>
  addresses.sendSummary.replace(':id', encodeURIComponent(appointment))
