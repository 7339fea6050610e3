/**
 * The page on which a summary for an appointment is chosen, looked at and taken back. Apart from `addresses.ts`, which is
 * part of the dashboard's first page (P2).
 */
export const SEND_SUMMARY = '/dashboard/appointment/:id/summary'

/** The page for one appointment. */
export const sendAddress = (appointment: string) =>
  SEND_SUMMARY.replace(':id', encodeURIComponent(appointment))
