import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'
import { firstCalls } from '#shell/first-calls.ts'
import './help-first.css'

/** Two numbers to call, before any result of a search. */
export function HelpFirst() {
  const { emergency, talk } = firstCalls()
  return (
    <section className="help-first" aria-label={m.help_first_title()}>
      <h2 className="help-first__h">{m.help_first_title()}</h2>
      <p>{m.help_first_text()}</p>
      <ul className="help-first__calls">
        {[talk, emergency].map(({ number, text }) => (
          <li key={number}>
            <ButtonLink kind="act" size="l" wide href={telephone(number)}>
              <Icon name="phone" small />
              {m.help_first_call({ number })}
            </ButtonLink>
            <p className="help-first__who">{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <MoreLink href={addresses.crisis}>{m.help_first_more()}</MoreLink>
      </p>
    </section>
  )
}
