import { m } from '@pulli/messages/messages.js'
import { telephone } from '#content/telephone.ts'

/** For whom the questions are, and who listens to the others. */
export function MinimumAge({ age, className = 'note' }: { age: number; className?: string }) {
  const number = m.assessment_child_number()
  return (
    <p className={className}>
      {m.assessment_minimum_age({ age })}{' '}
      <a className="nowrap" href={telephone(number)}>
        {m.assessment_child_call({ number })}
      </a>
    </p>
  )
}
