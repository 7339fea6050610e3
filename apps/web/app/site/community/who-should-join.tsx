import { m } from '@pulli/messages/messages.js'
import { LinkSection } from '@pulli/ui/link-section/link-section.tsx'
import { addresses } from '#addresses.ts'

const people = [
  {
    seed: 'alone',
    drawing: { n: 3, shape: 'square', turn: true },
    title: m.community_who_alone,
    text: m.community_who_alone_text,
  },
  {
    seed: 'carer',
    drawing: { shape: 'cross' },
    title: m.community_who_carer,
    text: m.community_who_carer_text,
  },
  {
    seed: 'student',
    drawing: { shape: 'diamond' },
    title: m.community_who_student,
    text: m.community_who_student_text,
  },
  {
    seed: 'lead',
    drawing: { n: 4, shape: 'square', turn: true },
    title: m.community_who_lead_others,
    text: m.community_who_lead_others_text,
  },
  {
    seed: 'after',
    drawing: { shape: 'square' },
    title: m.community_who_after,
    text: m.community_who_after_text,
  },
] as const

/** COM-02: each row leads to what a consultation is like. */
export function WhoShouldJoin() {
  return (
    <LinkSection
      id="who-h"
      tag={m.community_who_tag()}
      title={m.community_who()}
      lead={m.community_who_lead()}
      links={people.map(({ title, text, ...link }) => ({
        ...link,
        href: addresses.serviceDetails,
        title: title(),
        text: text(),
      }))}
    />
  )
}
