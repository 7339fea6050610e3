import { randomInt } from 'node:crypto'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'

/** A valid, unique consultation request, so that no limit is reached. */
export function consultationBody(changes: Record<string, unknown> = {}) {
  const unique = String(randomInt(1e9)).padStart(9, '0')
  return {
    name: `Test visitor ${unique}`,
    email: `visitor-${unique}@example.org`,
    phone: mobileNumber(Number(unique)),
    section: 'Clinical Psychology',
    consultation_date: inDays(7),
    ...changes,
  }
}

/** The calendar day in India some days from now. */
export function inDays(days: number): string {
  const then = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(then)
}

/** An address of the documentation range, so that tests do not share limits. */
export function forwardedFor(): Record<string, string> {
  const byte = () => randomInt(256)
  return { 'x-forwarded-for': `198.${18 + (byte() % 2)}.${byte()}.${byte()}` }
}
