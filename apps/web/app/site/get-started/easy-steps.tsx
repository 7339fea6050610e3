import { m } from '@pulli/messages/messages.js'
import { StepsChain } from '@pulli/ui/steps/steps-chain.tsx'
import { stepsWithoutApp } from '#site/home/steps.tsx'

/** GST-04: the four steps down one line, in the words of the specification; without an app, how it goes then. */
export function EasySteps({ hasApp }: { hasApp: boolean }) {
  if (!hasApp) return <StepsChain vertical steps={stepsWithoutApp()} />
  return (
    <StepsChain
      vertical
      steps={[
        { title: m.get_started2_step_app(), text: m.get_started2_step_app_text() },
        { title: m.get_started2_step_register(), text: m.get_started2_step_register_text() },
        { title: m.get_started2_step_slot(), text: m.get_started2_step_slot_text() },
        { title: m.get_started2_step_calendar(), text: m.get_started2_step_calendar_text() },
      ]}
    />
  )
}
