import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'

/** For visitors who don't know whom to ask for. */
export function Choose() {
  return (
    <section className="section section--tight team__choose" aria-labelledby="choose-h">
      <h2 id="choose-h">{m.team_choose_title()}</h2>
      <p className="quiet">{m.team_choose_text()}</p>
      <p>
        <ButtonLink kind="act" href={addresses.consultation}>
          {m.team_choose_action()}
        </ButtonLink>
      </p>
    </section>
  )
}
