import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { WayRow } from '@pulli/ui/way/way-row.tsx'
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
    <section className="section section--sunk" aria-labelledby="offer-h">
      <div className="wrap grid">
        <div className="ways__head">
          <p className="tag">{m.about_offer_tag()}</p>
          <h2 id="offer-h">{m.about_offer_title()}</h2>
          <p className="lead ways__lead">{m.about_offer_lead()}</p>
          <p className="offered__all">
            <ButtonLink kind="line" href={addresses.programs}>
              {m.about_offer_all()}
            </ButtonLink>
          </p>
        </div>
        <ul className="ways">
          {therapies.map(({ seed, drawing, title, text }) => (
            <WayRow
              key={seed}
              href={addresses.serviceDetails}
              seed={seed}
              drawing={drawing}
              title={title()}
              text={text()}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
