import { m } from '@pulli/messages/messages.js'
import { telephone } from '#content/telephone.ts'

interface MinimumAgeProps {
  readonly age: number
  /** D51: a calm result has no call link. */
  readonly isCalm?: boolean
  readonly className?: string
}

/** Minimum age, and whom younger people can call. */
export function MinimumAge({ age, isCalm = false, className = 'note' }: MinimumAgeProps) {
  const number = m.assessment_child_number()
  return (
    <p className={className}>
      {m.assessment_minimum_age({ age })}{' '}
      {isCalm ? (
        <span className="nowrap">{m.assessment_child_call({ number })}</span>
      ) : (
        <a className="nowrap tap-number" href={telephone(number)}>
          {m.assessment_child_call({ number })}
        </a>
      )}
    </p>
  )
}
