import { m } from '@pulli/messages/messages.js'
import { Doorway } from '@pulli/ui/kolam/door.tsx'
import { addresses } from '#addresses.ts'
import { Island } from '#islands/island.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { Gate, type GateStep } from './gate.tsx'

interface GatePageProps {
  step: GateStep
  /** Whether a form was posted without JavaScript. */
  wasPosted: boolean
}

/** The threshold: the form left, the door right, ajar for the number and half open for the code. */
export function GatePage({ step, wasPosted }: GatePageProps) {
  return (
    <>
      <div className="wrap gate__crumb">
        <Breadcrumbs trail={crumbs(step)} />
      </div>
      <div className="gate">
        <div className="gate__art draw" aria-hidden="true">
          <Doorway className="door--number" seed="login" open={0.14} gradientId="spill-number" />
          <Doorway className="door--code" seed="login" open={0.55} gradientId="spill-code" />
        </div>
        <div className="gate__f">
          {wasPosted && <p role="alert">{m.gate_no_script()}</p>}
          <noscript>
            <p className="gate__no">{m.gate_no_script()}</p>
          </noscript>
          <Island name="gate" of={Gate} on="after-load" props={{ step }} />
        </div>
      </div>
    </>
  )
}

function crumbs(step: GateStep) {
  if (step === 'number') return [{ label: m.gate_login_crumb() }]
  return [{ label: m.gate_login_crumb(), href: addresses.login }, { label: m.gate_otp_crumb() }]
}
