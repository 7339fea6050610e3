import type { RequestEventKind } from './request-life.ts'

/** What someone asks to be called about, where no code reaches their number (decision D62). */
export const CALL_ABOUT = ['book', 'move', 'cancel'] as const
export type CallAbout = (typeof CALL_ABOUT)[number]

const SETTLING: readonly RequestEventKind[] = [
  'reached',
  'booked',
  'moved',
  'cancelled',
  'declined',
  'withdrawn',
  'closed',
]

/** Returns whether an event settles a call that was asked for: they were called, what they wished for is done, or the request is over. */
export function settlesCall(event: RequestEventKind): boolean {
  return SETTLING.includes(event)
}
