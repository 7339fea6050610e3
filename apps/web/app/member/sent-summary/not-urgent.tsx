import { m } from '@pulli/messages/messages.js'
import { Sentence } from '@pulli/ui/sentence/sentence.tsx'
import { telephone } from '#content/telephone.ts'

/** Says that a summary does not alert anyone, and whom to call. */
export function NotUrgent({ name }: { name: string }) {
  const call = (number: string) => <a href={telephone(number)}>{number}</a>
  return (
    <Sentence
      message={(place) =>
        m.sent_summary_not_urgent({ name, talk: place('talk'), emergency: place('emergency') })
      }
      parts={{ talk: call(m.crisis_talk_number()), emergency: call(m.crisis_emergency_number()) }}
    />
  )
}
