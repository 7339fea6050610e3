import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage } from '#document/describe-page.ts'
import { useRoot } from '#document/use-root.ts'
import { Island } from '#islands/island.tsx'
import { exitAddress } from '#quick-exit/exit-address.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/safety-plan-page'
import { KEPT, PlanKeeper } from './plan-keeper.tsx'
import './safety-plan.css'

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

/** A title that reveals nothing to an onlooker. */
export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: m.plan_title(),
    description: m.plan_description(),
    canonical: addresses.safetyPlan,
  })
}

/** A plan for a bad night: on this device, without an account and without a network. */
export default function SafetyPlanPage() {
  const { settings } = useRoot()
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.plan_title() }]} />
      <div className="my-plan">
        <header className="my-plan__head">
          <h1>{m.plan_title()}</h1>
          <p className="lead">{m.plan_lead()}</p>
          <p className="note">{m.plan_only_here()}</p>
          <noscript>
            <p className="plan-fault">{m.plan_no_script()}</p>
          </noscript>
        </header>
        <Island
          name="safety-plan"
          of={PlanKeeper}
          on="after-load"
          props={{ exit: { to: exitAddress(settings), label: m.quick_exit(), hint: m.quick_exit_hint() } }}
        />
        <section className="my-plan__about" aria-labelledby="plan-keeping">
          <div id={KEPT} hidden>
            <h2 className="h-small" id="plan-keeping">
              {m.plan_keeping()}
            </h2>
            <p>{m.plan_keeping_device()}</p>
            <p>{m.plan_keeping_clears()}</p>
            <p>{m.plan_keeping_exit()}</p>
            <p>{m.plan_keeping_account()}</p>
          </div>
          <h2 className="h-small">{m.plan_method()}</h2>
          <p>{m.plan_method_text()}</p>
        </section>
      </div>
    </div>
  )
}
