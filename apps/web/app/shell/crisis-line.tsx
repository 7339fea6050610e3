import { m } from '@pulli/messages/messages.js'
import { telephone } from '#content/telephone.ts'

/** NAV-24 as one sentence, for the footer and the pages of errors. */
export function CrisisLine({ className }: { className?: string }) {
  return (
    <p className={className}>
      {m.crisis_danger()} {m.crisis_call()}{' '}
      <a className="tap-number" href={telephone(m.crisis_emergency_number())}>
        {m.crisis_emergency_number()}
      </a>
      . {m.crisis_talk()} <span className="nowrap">{m.crisis_talk_name()}</span>{' '}
      <a className="tap-number" href={telephone(m.crisis_talk_number())}>
        {m.crisis_talk_number()}
      </a>
      , {m.crisis_talk_always()}.
    </p>
  )
}
