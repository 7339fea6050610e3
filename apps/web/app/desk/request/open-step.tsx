import type { DeskAppointment, DeskRequest } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { newKey } from '#api/idempotency-keys.ts'
import { HandOverForm } from './hand-over-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { SlotForm } from './slot-form.tsx'
import type { StepDraft } from './use-draft.ts'

interface OpenStepProps {
  request: DeskRequest
  /** The latest that was more than held. */
  appointment: DeskAppointment | undefined
  draft: StepDraft
  keep: (draft: StepDraft | undefined) => void
  onDone: (words: string) => Promise<void>
  onNotDone: () => void
}

/** The form of the open step. Each choice is saved as a draft at once. */
export function OpenStep({ request, appointment, draft, keep, onDone, onNotDone }: OpenStepProps) {
  const { panel, values } = draft
  const choose = (next: Record<string, string>) => keep({ panel, values: next })
  const rest = { onNotDone, onLeave: () => keep(undefined) }
  switch (panel) {
    case 'book':
    case 'move':
      return (
        <SlotForm
          {...rest}
          request={request.id}
          appointment={panel === 'move' ? appointment : undefined}
          values={values}
          onChange={choose}
          onDone={onDone}
        />
      )
    case 'hand-over':
      return (
        <HandOverForm
          {...rest}
          request={request}
          chosen={values.staff}
          onChoose={(staff) => choose({ staff })}
          onDone={onDone}
        />
      )
    default:
      return (
        <ReasonForm
          {...rest}
          form={panel}
          request={request.id}
          chosen={values.what}
          repeatKey={values.key}
          onChoose={(what) => choose({ what, key: newKey() })}
          onDone={() => onDone(m.desk_case_saved())}
        />
      )
  }
}
