import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { telephone } from '#content/telephone.ts'
import './safety-line.css'

/**
 * D52: below a question, whom to call, from the moment on in which an answer that asks for help is chosen. The style
 * sheet shows it (`data-safety`), so it needs neither a script nor a network; a browser that cannot tell shows it
 * always. The live region is there from the start, so that what appears in it is announced, without taking the focus.
 */
export function SafetyLine() {
  return (
    <div role="status">
      <div className="saline">
        <p>{m.assessment_safety_line()}</p>
        <p className="saline__calls">
          <ButtonLink kind="line" href={telephone(m.crisis_talk_number())}>
            {m.assessment_safety_line_talk()}
          </ButtonLink>
          <ButtonLink kind="line" href={telephone(m.crisis_emergency_number())}>
            {m.assessment_safety_line_emergency()}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
