import type { PricingPlan } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'

/** A promise of support at any hour is a sample until an editor confirms it; production does not get it (D48). */
const AT_ANY_HOUR = /\b24[\s-]?hours?\b|\b24\s?[x×/]\s?7\b|round the clock|day and night/i

interface PlansProps {
  className: string
  plans: readonly PricingPlan[]
  /** What the price is for, as in "a month". */
  per: string
  /** How many sessions that is, in words. */
  sessionsIn: (sessions: number) => string
}

/** LIM-19 to LIM-22: the plans in columns split by hairlines; on a phone the popular one comes first. */
export function Plans({ className, plans, per, sessionsIn }: PlansProps) {
  return (
    <ul className={`plans ${className}`}>
      {plans.map((plan) => (
        <li className={plan.popularPlan ? 'plan plan--popular' : 'plan'} key={plan.name}>
          <Plan plan={plan} per={per} sessionsIn={sessionsIn} />
        </li>
      ))}
    </ul>
  )
}

function Plan({ plan, per, sessionsIn }: { plan: PricingPlan } & Omit<PlansProps, 'className' | 'plans'>) {
  const { name, price, savingPrice, benefits, popularPlan, currency, taxNote, supportHours } = plan
  const { isSample, isSupportConfirmed } = plan
  const support = supportHours && m.pricing_support({ hours: supportHours })
  return (
    <>
      <h3>{name}</h3>
      {popularPlan && <p className="plan__popular">{m.pricing_popular()}</p>}
      <p className="plan__price">
        <span className="plan__amount">{priceInWords(price, currency)}</span>{' '}
        <span className="quiet">{per}</span> {isSample && <SampleMark>{m.sample_mark()}</SampleMark>}
      </p>
      {taxNote && <p className="note">{taxNote}</p>}
      {savingPrice && (
        <p className="plan__saving">{m.pricing_saving({ saving: priceInWords(savingPrice, currency) })}</p>
      )}
      <ul className="plan__has">
        {[sessionsOf(plan, sessionsIn), ...(benefits ?? '').split('\n'), support].map(
          (benefit) =>
            benefit?.trim() && (
              <li key={benefit}>
                {benefit.trim()}
                {!isSupportConfirmed && AT_ANY_HOUR.test(benefit) && (
                  <SampleMark>{m.sample_mark()}</SampleMark>
                )}
              </li>
            ),
        )}
      </ul>
    </>
  )
}

/** The number where the settings have one, else the words of an editor. */
const sessionsOf = ({ sessions, sessionsPerPeriod }: PricingPlan, sessionsIn: PlansProps['sessionsIn']) =>
  sessionsPerPeriod === undefined ? sessions : sessionsIn(sessionsPerPeriod)

/**
 * A price as its currency is written, rupees in Indian grouping: 120000 is "₹1,20,000". Without a currency, and where
 * the text holds more than a number, it stays as the editor wrote it.
 */
export function priceInWords(price: string, currency: string | undefined): string {
  const digits = price
    .replace(/^\s*(?:₹|rs\.?|inr)\s*/i, '')
    .replaceAll(',', '')
    .trim()
  if (currency === undefined || !/^\d+(?:\.\d{1,2})?$/.test(digits)) return price
  const fraction = digits.includes('.') ? 2 : 0
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(Number(digits))
}
