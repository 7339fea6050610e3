import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { LinkSection } from '@pulli/ui/link-section/link-section.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'

/** ABT-02: six therapies; each has a drawing of its own form. */
const therapies = [
  {
    seed: 'psychiatry',
    title: m.about_offer_psychiatry,
    text: m.about_offer_psychiatry_text,
    drawing: { shape: 'square' },
  },
  {
    seed: 'clinical',
    title: m.about_offer_clinical,
    text: m.about_offer_clinical_text,
    drawing: { shape: 'diamond' },
  },
  {
    seed: 'counselling',
    title: m.about_offer_counselling,
    text: m.about_offer_counselling_text,
    drawing: { n: 4, shape: 'square', turn: true },
  },
  { seed: 'art', title: m.about_offer_art, text: m.about_offer_art_text, drawing: { shape: 'petal' } },
  {
    seed: 'music',
    title: m.about_offer_music,
    text: m.about_offer_music_text,
    drawing: { n: 3, shape: 'square', turn: true },
  },
  { seed: 'dance', title: m.about_offer_dance, text: m.about_offer_dance_text, drawing: { shape: 'cross' } },
] as const

export function Offer() {
  return (
    <LinkSection
      id="offer-h"
      look="sunk"
      tag={m.about_offer_tag()}
      title={m.about_offer_title()}
      lead={m.about_offer_lead()}
      links={therapies.map(({ title, text, ...link }) => ({
        ...link,
        href: addresses.serviceDetails,
        title: title(),
        text: text(),
      }))}
    >
      <p className="offered__all">
        <ButtonLink kind="line" href={addresses.programs}>
          {m.about_offer_all()}
        </ButtonLink>
      </p>
      <p>
        <MoreLink href={addresses.ai}>{m.ai_title()}</MoreLink>
      </p>
    </LinkSection>
  )
}
