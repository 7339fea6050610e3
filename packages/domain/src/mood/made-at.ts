/**
 * Returns when a late check-in was made (decision D70): by the clock of its device, corrected by the difference seen as it
 * was sent, and never later than it was received.
 *
 * @param recordedAt by the clock of the device
 * @param sentAt the same clock, as the check-in was sent; undefined: it is taken to be right
 */
export function madeAt(
  recordedAt: Date,
  { sentAt, receivedAt }: { sentAt?: Date | undefined; receivedAt: Date },
): Date {
  const ahead = sentAt === undefined ? 0 : sentAt.getTime() - receivedAt.getTime()
  return new Date(Math.min(recordedAt.getTime() - ahead, receivedAt.getTime()))
}
