import type { Safety } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { CallList } from '@pulli/ui/call-list/call-list.tsx'
import type { MouseEvent, Ref } from 'react'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'
import { firstCalls } from '#shell/first-calls.ts'

interface SafetyBlockProps {
  /** How urgent it is; `none`: a high total whose words ask for a talk soon. */
  level: Safety
  /** Why it is there: an answer, or the total alone. */
  because: 'answer' | 'total'
  /** Target of the link past it: it doesn't block. */
  on: { href: string; text: string; onClick?: ((event: MouseEvent) => void) | undefined }
  id: string
  ref?: Ref<HTMLElement>
}

const TITLES = {
  none: m.assessment_safety_soon,
  today: m.assessment_safety_today,
  now: m.assessment_safety_now,
}

/** ASM-12, ASM-13, RES-10, D77: the ways to get help, before the score. */
export function SafetyBlock({ level, because, on, id, ref }: SafetyBlockProps) {
  const { emergency, talk } = firstCalls()
  const heading = `${id}-h`
  return (
    <aside className="safety" id={id} aria-labelledby={heading} tabIndex={-1} ref={ref}>
      <h2 id={heading}>{TITLES[level]()}</h2>
      <p>
        {because === 'total' ? m.assessment_safety_total() : m.assessment_safety_answer()}{' '}
        {m.assessment_safety_nobody()}
      </p>
      <CallList filled calls={[talk, emergency]} />
      <p className="safety__more">
        <a href={addresses.crisis}>{m.crisis_more_lines()}</a>
        <a href={telephone(m.assessment_child_number())}>{m.assessment_safety_child()}</a>
        <a href={addresses.safetyPlan}>{m.assessment_safety_plan()}</a>
        <a href={on.href} onClick={on.onClick}>
          {on.text}
        </a>
      </p>
    </aside>
  )
}
