import type { PricingPlan } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { Plans } from './plans.tsx'
import './pricing.css'

interface PricingProps {
  monthly: readonly PricingPlan[]
  annual: readonly PricingPlan[]
}

/** PRG-05, LIM-23: what the settings say. Two radios and CSS are the switch, so it works without a script. */
export function Pricing(plans: PricingProps) {
  const isKnown = plans.monthly.length > 0 || plans.annual.length > 0
  return (
    <section className="section section--sunk" aria-labelledby="pricing-h">
      <div className="wrap pricing">
        <div className="pricing__h">
          <h2 id="pricing-h">{m.pricing_title()}</h2>
          <p className="lead">{m.pricing_lead()}</p>
        </div>
        {isKnown ? <Switched {...plans} /> : <NoPrices />}
      </div>
    </section>
  )
}

function Switched({ monthly, annual }: PricingProps) {
  return (
    <>
      <fieldset className="billing">
        <legend className="sr">{m.pricing_billing()}</legend>
        <label className="billing__o">
          <input className="sr" type="radio" name="billing" id="billing-monthly" defaultChecked />
          {m.pricing_monthly()}
        </label>
        <label className="billing__o">
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

function NoPrices() {
  return <EmptyState title={m.pricing_none()} text={m.pricing_none_text()} />
}
