import type { PricingPlan } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { Plans } from './plans.tsx'
import './pricing.css'

interface PlansByBilling {
  monthly: readonly PricingPlan[]
  annual: readonly PricingPlan[]
}

/** Undefined: the settings could not be read. */
type PricingProps = { [Billing in keyof PlansByBilling]: PlansByBilling[Billing] | undefined }

/** PRG-05, LIM-23: what the settings say. Two radios and CSS are the switch, so it works without a script. */
export function Pricing({ monthly, annual }: PricingProps) {
  const hasPlans = Boolean(monthly?.length || annual?.length)
  return (
    <section className="section section--sunk" aria-labelledby="pricing-h">
      <div className="wrap pricing">
        <div className="pricing__head">
          <h2 id="pricing-h">{m.pricing_title()}</h2>
          {hasPlans && <p className="lead">{m.pricing_lead()}</p>}
        </div>
        {hasPlans ? (
          <Switched monthly={monthly ?? []} annual={annual ?? []} />
        ) : (
          <NoPrices isRead={monthly !== undefined} />
        )}
      </div>
    </section>
  )
}

function Switched({ monthly, annual }: PlansByBilling) {
  return (
    <>
      <fieldset className="billing">
        <legend className="sr">{m.pricing_billing()}</legend>
        <label className="billing__option">
          <input className="sr" type="radio" name="billing" id="billing-monthly" defaultChecked />
          {m.pricing_monthly()}
        </label>
        <label className="billing__option">
          <input className="sr" type="radio" name="billing" id="billing-annually" />
          {m.pricing_annually()} <span className="billing__save">{m.pricing_annually_save()}</span>
        </label>
      </fieldset>
      <Plans
        className="plans--monthly"
        plans={monthly}
        per={m.pricing_per_month()}
        sessionsIn={(sessions) =>
          sessions === 1
            ? m.pricing_sessions_month_one()
            : m.pricing_sessions_month({ sessions: String(sessions) })
        }
      />
      <Plans
        className="plans--annual"
        plans={annual}
        per={m.pricing_per_year()}
        sessionsIn={(sessions) =>
          sessions === 1
            ? m.pricing_sessions_year_one()
            : m.pricing_sessions_year({ sessions: String(sessions) })
        }
      />
      <p className="pricing__next">
        {m.pricing_next()} <MoreLink href={addresses.contact}>{m.pricing_next_link()}</MoreLink>
      </p>
    </>
  )
}

/** Editors have not confirmed any prices, or they could not be read. */
function NoPrices({ isRead }: { isRead: boolean }) {
  return isRead ? (
    <EmptyState title={m.pricing_none_yet()} text={m.pricing_none_yet_text()} />
  ) : (
    <EmptyState title={m.pricing_none()} text={m.pricing_none_text()} />
  )
}
