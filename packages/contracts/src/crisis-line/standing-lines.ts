import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import { m } from '@pulli/messages/messages.js'
import type { CrisisLineEntry } from './crisis-line-entry.ts'

/** The day on which the numbers were last compared with public sources. */
const CHECKED_ON = '2026-02-15'

const common = {
  openingHours: [{ days: [...EVERY_DAY], from: 0, to: 0 }],
  checkedOn: CHECKED_ON,
  checkedBy: 'Public sources',
  testCalls: [],
} satisfies Partial<CrisisLineEntry>

/** The two lines that need no content service. What an editor enters about them is shown instead. */
export function standingLines(): CrisisLineEntry[] {
  return [
    {
      ...common,
      documentId: m.crisis_emergency_number(),
      name: m.crisis_emergency_name(),
      number: m.crisis_emergency_number(),
      telephone: m.crisis_emergency_number(),
      kind: 'emergency',
      cost: m.crisis_free(),
      languages: m.crisis_emergency_languages(),
      forWhom: m.crisis_emergency_for(),
      region: m.crisis_all_india(),
      note: m.crisis_emergency_note(),
    },
    {
      ...common,
      documentId: m.crisis_talk_number(),
      name: m.crisis_talk_name(),
      number: m.crisis_talk_number(),
      telephone: m.crisis_talk_number(),
      alternativeNumber: m.crisis_other_number(),
      alternativeTelephone: m.crisis_other_number().replaceAll('-', ''),
      kind: 'talk',
      cost: m.crisis_free(),
      languages: m.crisis_talk_languages(),
      forWhom: m.crisis_talk_for(),
      region: m.crisis_all_india(),
      note: m.crisis_talk_note(),
    },
  ]
}
