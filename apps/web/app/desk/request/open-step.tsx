import type {
  Assignment,
  DeskAppointment,
  DeskRequest,
  RecordedRequestEvent,
} from '@pulli/contracts/desk-request.ts'
import { RECORDED_REASONS, type RecordedEvent } from '@pulli/domain/consultation/request-reasons.ts'
import { m } from '@pulli/messages/messages.js'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { newKey } from '#api/idempotency-keys.ts'
import { callDesk } from '#desk/call-desk.ts'
import { REASON_WORDS } from './request-words.ts'
import { SlotForm } from './slot-form.tsx'
import { StepForm } from './step-form.tsx'
import type { StepDraft } from './use-draft.ts'

interface OpenStepProps {
  request: DeskRequest
  /** The latest that was more than held. */
  appointment: DeskAppointment | undefined
  draft: StepDraft
  onDraft: (draft: StepDraft | undefined) => void
  onDone: (words: string) => Promise<void>
  onNotDone: () => void
}

/** The form of the open step. Each choice is saved as a draft at once. */
export function OpenStep({ request, appointment, draft, onDraft, onDone, onNotDone }: OpenStepProps) {
  const { panel, values } = draft
  const choose = (next: Record<string, string>) => onDraft({ panel, values: next })
  const rest = { onNotDone, onLeave: () => onDraft(undefined) }
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

interface StepProps {
  onNotDone: () => void
  onLeave: () => void
}

interface HandOverFormProps extends StepProps {
  request: Pick<DeskRequest, 'id' | 'assignee' | 'assignable'>
  chosen: string | undefined
  onChoose: (staff: string) => void
  onDone: (words: string) => Promise<void>
}

/** Gives a request to a colleague. */
function HandOverForm({ request, chosen, onChoose, onDone, ...rest }: HandOverFormProps) {
  const { id, assignee, assignable } = request
  const people = (assignable ?? []).filter((person) => person.id !== assignee?.id)
  const wanted = people.find((person) => person.id === chosen)
  return (
    <StepForm
      {...rest}
      id="step-hand-over"
      title={m.desk_hand_title()}
      missing={wanted === undefined ? m.desk_hand_choose() : undefined}
      send={() => {
        const body: Assignment = { staff: chosen ?? '', seen: assignee?.id ?? null }
        return callDesk('POST /requests/:id/assignment', { id, body })
      }}
      onDone={() => onDone(m.desk_hand_done({ name: wanted?.name ?? '' }))}
    >
      <SelectField
        id="hand-over-staff"
        name="staff"
        label={m.desk_request_who()}
        placeholder={m.desk_hand_choose()}
        options={people.map(({ id: value, name: label }) => ({ value, label }))}
        value={wanted?.id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </StepForm>
  )
}

/** The forms that record an event with a reason, each with the events that it may record. */
const FORMS = {
  call: { title: m.desk_call_title, missing: m.desk_case_choose, kinds: ['tried', 'reached'] },
  decline: { title: m.desk_decline_title, missing: m.desk_case_choose_reason, kinds: ['declined'] },
  close: { title: m.desk_close_title, missing: m.desk_case_choose_reason, kinds: ['closed'] },
} as const satisfies Record<
  string,
  { title: () => string; missing: () => string; kinds: readonly RecordedEvent[] }
>

const LEGENDS: Partial<Record<RecordedEvent, () => string>> = {
  tried: m.desk_call_tried,
  reached: m.desk_call_reached,
}

interface ReasonFormProps extends StepProps {
  form: keyof typeof FORMS
  request: string
  /** The kind and the reason, such as `tried:busy`, as far as chosen. */
  chosen: string | undefined
  /** Stored with the draft, so that a retry records nothing twice. */
  repeatKey: string | undefined
  onChoose: (chosen: string) => void
  onDone: () => Promise<void>
}

/** Asks what came of a call, or why a request is over. */
function ReasonForm({ form, request, chosen, repeatKey, onChoose, ...rest }: ReasonFormProps) {
  const { title, missing, kinds } = FORMS[form]
  return (
    <StepForm
      {...rest}
      id={`step-${form}`}
      title={title()}
      isRepeatable={repeatKey !== undefined}
      missing={chosen === undefined ? missing() : undefined}
      send={() => callDesk('POST /requests/:id/events', { id: request, body: eventOf(chosen ?? '') })}
    >
      {kinds.map((kind) => (
        <fieldset key={kind}>
          <legend className={LEGENDS[kind] ? undefined : 'sr'}>{(LEGENDS[kind] ?? title)()}</legend>
          <div className="desk-step__choices">
            {RECORDED_REASONS[kind].map((reason) => {
              const value = `${kind}:${reason}`
              return (
                <label key={value}>
                  <input
                    type="radio"
                    name="what"
                    value={value}
                    checked={chosen === value}
                    onChange={() => onChoose(value)}
                  />
                  {REASON_WORDS[reason]()}
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </StepForm>
  )
}

function eventOf(chosen: string): RecordedRequestEvent {
  const [kind, reason] = chosen.split(':')
  return { kind, reason } as RecordedRequestEvent
}
