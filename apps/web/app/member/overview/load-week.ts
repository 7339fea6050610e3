import type { MoodList } from '@pulli/contracts/mood.ts'
import { lastSevenDays } from '@pulli/domain/day/last-seven-days.ts'
import type { Outcome } from '#api/call-api.ts'
import { today } from '#member/day/time-zone.ts'

/** Loads the check-ins of the last seven days. Its code is imported on demand, to keep it out of the first page (P2). */
export async function loadWeek(): Promise<Outcome<MoodList>> {
  const calls = await import('#member/check-in/mood-calls.ts').catch(() => undefined)
  const [from = '', , , , , , to = ''] = lastSevenDays(today())
  return calls ? calls.loadMoods({ from, to }) : { kind: 'unanswered' }
}
