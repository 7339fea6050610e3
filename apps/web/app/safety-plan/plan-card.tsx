import {
  type Contact,
  hasContent,
  isEmptyPlan,
  PLAN_PARTS,
  type PlanPart,
  type SafetyPlan,
} from '@pulli/domain/safety-plan/safety-plan.ts'
import { foldDigits } from '@pulli/domain/typed-digits/fold-digits.ts'
import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { telephone } from '#content/telephone.ts'
import { contactsOf, isContactPart, PART_WORDS, paperSize } from './plan-words.ts'

interface PlanCardProps {
  plan: SafetyPlan
  /** It is shown on paper alone. */
  isPaper: boolean
}

/** The plan to read, and what is printed: one page. An empty one is printed with room to write by hand. */
export function PlanCard({ plan, isPaper }: PlanCardProps) {
  const isEmpty = isEmptyPlan(plan)
  const parts = PLAN_PARTS.filter((part) => isEmpty || part === 'professionals' || hasContent(plan, part))
  return (
    <article
      className={isPaper ? 'plan-card plan-card--paper' : 'plan-card'}
      aria-label={m.plan_title()}
      data-size={paperSize(plan)}
    >
      <p className="plan-card__head display">{m.plan_title()}</p>
      {parts.map((part) => (
        <section key={part} className="plan-card__section">
          <h2 className="plan-card__title">{PART_WORDS[part].heading()}</h2>
          <Content plan={plan} part={part} />
          {isEmpty && <div className="plan-card__room" />}
        </section>
      ))}
    </article>
  )
}

function Content({ plan, part }: { plan: SafetyPlan; part: PlanPart }) {
  if (!isContactPart(part))
    return plan[part].trim() ? <p className="plan-card__text">{plan[part].trim()}</p> : null
  return (
    <ul className="plan-card__calls">
      {contactsOf(plan, part).map((contact, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike, and none has a state
        <li key={position}>
          <CallLink contact={contact} />
        </li>
      ))}
    </ul>
  )
}

/** Fewer digits are not a phone number yet. */
const isNumber = (number: string) => foldDigits(number).replace(/\D/g, '').length >= 3

/** Name and number as one large link; only the words where there is no number. */
function CallLink({ contact: { name, number } }: { contact: Contact }) {
  const words = (
    <>
      <span className="plan-card__who">{name}</span> <span className="tnum">{number}</span>
    </>
  )
  if (!isNumber(number)) return <p className="plan-card__call">{words}</p>
  return (
    <a className="plan-card__call" href={telephone(number)}>
      {words}
      <Icon name="phone" />
    </a>
  )
}
