import { addresses } from '#addresses.ts'

const KNOWN: readonly unknown[] = [
  addresses.home,
  addresses.about,
  addresses.assessments,
  addresses.community,
  addresses.serviceDetails,
]

/** Where the visitor came from, if it is a page with the form; any other value leads home. */
export function wayBack(from: unknown): string {
  return typeof from === 'string' && KNOWN.includes(from) ? from : addresses.home
}
