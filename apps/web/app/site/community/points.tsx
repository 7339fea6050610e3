import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { WhatALetterHolds } from '#site/newsletter/what-a-letter-holds.tsx'

/** COM-01, COM-02: what this is, what a letter holds, and `Join Us`. */
export function Points() {
  return (
    <div className="grid letters__top">
      <header className="letters__head">
        <h1>{m.community_title()}</h1>
        <p className="lead">{m.community_lead()}</p>
        <p className="actions">
          <ButtonLink kind="act" size="l" href={addresses.about}>
            {m.community_join()}
          </ButtonLink>
        </p>
      </header>
      <WhatALetterHolds />
    </div>
  )
}
