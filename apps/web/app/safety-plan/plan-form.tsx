import { PLAN_LIMITS, PLAN_PARTS, type SafetyPlan } from '@pulli/domain/safety-plan/safety-plan.ts'
import { ContactRows } from './contact-rows.tsx'
import { isContactPart, PART_WORDS } from './plan-words.ts'
import { fieldId } from './typed-early.ts'
import '@pulli/ui/field/field.css'

interface PlanFormProps {
  plan: SafetyPlan
  onChange: (part: Partial<SafetyPlan>) => void
  /** Called when a field loses focus. */
  onDone: () => void
}

/** The seven parts, each with the question that draws out what is specific. There is nothing to send. */
export function PlanForm({ plan, onChange, onDone }: PlanFormProps) {
  return (
    <ol className="plan-form" onBlur={onDone}>
      {PLAN_PARTS.map((part) => {
        const id = fieldId(part)
        const { heading, ask } = PART_WORDS[part]
        return (
          <li key={part} className="plan-form__section">
            {isContactPart(part) ? (
              <ContactRows
                part={part}
                contacts={plan[part]}
                onChange={(contacts) => onChange({ [part]: contacts })}
              />
            ) : (
              <div className="field">
                <h2 className="plan-form__title">
                  <label htmlFor={id}>{heading()}</label>
                </h2>
                <p className="plan-form__ask" id={`${id}-ask`}>
                  {ask()}
                </p>
                <textarea
                  id={id}
                  rows={2}
                  maxLength={PLAN_LIMITS.text}
                  aria-describedby={`${id}-ask`}
                  autoComplete="off"
                  value={plan[part]}
                  onChange={({ target }) => onChange({ [part]: target.value })}
                />
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
