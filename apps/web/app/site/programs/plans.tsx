import type { PricingPlan } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'

interface PlansProps {
  className: string
  plans: readonly PricingPlan[]
  /** What the price is for, as in "a month". */
  per: string
}

/** LIM-19 to LIM-22: the plans in columns split by hairlines; on a phone the popular one stands first. */
export function Plans({ className, plans, per }: PlansProps) {
  return (
    <ul className={`plans ${className}`}>
      {plans.map((plan) => (
        <li className={plan.popularPlan ? 'plan plan--popular' : 'plan'} key={plan.name}>
          <Plan plan={plan} per={per} />
        </li>
      ))}
    </ul>
  )
}

function Plan({ plan, per }: { plan: PricingPlan; per: string }) {
  const { name, price, savingPrice, sessions, benefits, popularPlan } = plan
  return (
    <>
      <h3>{name}</h3>
      {popularPlan && <p className="plan__popular">{m.pricing_popular()}</p>}
      <p className="plan__price">
        <span className="plan__n">{price}</span> <span className="quiet">{per}</span>
      </p>
      {savingPrice && <p className="plan__saving">{m.pricing_saving({ saving: savingPrice })}</p>}
      <ul className="plan__has">
        {[sessions, ...(benefits ?? '').split('\n')].map(
          (benefit) => benefit?.trim() && <li key={benefit}>{benefit.trim()}</li>,
        )}
      </ul>
    </>
  )
}
