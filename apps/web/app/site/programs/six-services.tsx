import { m } from '@pulli/messages/messages.js'
import { LinkSection } from '@pulli/ui/link-section/link-section.tsx'
import { addresses } from '#addresses.ts'

/** PRG-01; each has a drawing of its own form (CNT-21). */
const SERVICES = [
  { title: m.program_couples, text: m.program_couples_text, drawing: { n: 4, shape: 'square', turn: true } },
  { title: m.program_anxiety, text: m.program_anxiety_text, drawing: { shape: 'star' } },
  { title: m.program_depression, text: m.program_depression_text, drawing: { shape: 'lotus' } },
  { title: m.program_attachment, text: m.program_attachment_text, drawing: { shape: 'cross' } },
  { title: m.program_child, text: m.program_child_text, drawing: { n: 3, shape: 'square', turn: true } },
  { title: m.program_group, text: m.program_group_text, drawing: { shape: 'diamond' } },
] as const

export function SixServices() {
  return (
    <LinkSection
      id="programs-h"
      level={1}
      look="tight"
      title={m.programs_title()}
      lead={m.programs_lead()}
      links={SERVICES.map(({ title, text, drawing }) => ({
        href: addresses.serviceDetails,
        seed: title(),
        drawing,
        title: title(),
        text: text(),
      }))}
    />
  )
}
