import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'
import { hoursInSentence } from '#site/consultation/hours-in-sentence.ts'

/** For what no answer says: a phone number, and the other ways. */
export function StillWondering({ contact }: { contact: SiteSetting['contact'] }) {
  return (
    <section className="asked__more" aria-labelledby="more-h">
      <h2 id="more-h">{m.faq_more_title()}</h2>
      <p className="quiet">{m.faq_more_text({ hours: hoursInSentence(contact) })}</p>
      <p className="asked__ways">
        {contact?.phone && (
          <ButtonLink kind="act" href={telephone(contact.phone)}>
            <Icon name="phone" small />
            {m.faq_more_call({ phone: contact.phone })}
          </ButtonLink>
        )}
        <MoreLink href={addresses.contact}>{m.faq_more_contact()}</MoreLink>
      </p>
    </section>
  )
}
