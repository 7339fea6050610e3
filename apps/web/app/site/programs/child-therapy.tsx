import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import './child-therapy.css'

/** PRG-02: "Reliability" appears twice, as specified, each time with another meaning. */
const POINTERS = [
  { id: 'person', title: m.programs_pointer_same_person, text: m.programs_pointer_same_person_text },
  { id: 'support', title: m.programs_pointer_support, text: m.programs_pointer_support_text },
  { id: 'word', title: m.programs_pointer_kept_word, text: m.programs_pointer_kept_word_text },
  {
    id: 'confidentiality',
    title: m.programs_pointer_confidentiality,
    text: m.programs_pointer_confidentiality_text,
  },
] as const

/** PRG-02, PRG-03 */
export function ChildTherapy() {
  return (
    <section className="section section--sunk" aria-labelledby="child-h">
      <div className="wrap grid child">
        <div className="child__text">
          <h2 className="tag" id="child-h">
            {m.programs_child_title()}
          </h2>
          <p className="child__sentence display">{m.programs_child_sentence()}</p>
          <p className="quiet">{m.programs_child_text()}</p>
          <p className="actions">
            <ButtonLink kind="act" href={addresses.contact}>
              {m.programs_child_button()}
            </ButtonLink>
          </p>
          <p>
            <MoreLink href={addresses.parents}>{m.parents_title()}</MoreLink>
          </p>
        </div>
        <ul className="pointers" aria-label={m.programs_child_pointers()}>
          {POINTERS.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title()}</h3>
              <p className="quiet">{text()}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
