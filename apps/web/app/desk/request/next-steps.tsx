import type { DeskAppointment, DeskRequest } from '@pulli/contracts/desk-request.ts'
import type { DeskStep } from '@pulli/domain/consultation/desk-steps.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'

/** A button of a request's page. To show the number has its own place, after how the person may be called. */
export type DeskButton =
  | Exclude<DeskStep, 'tried' | 'reached' | 'mark-outcome'>
  | 'happened'
  | 'missed'
  | 'erase'

const BUTTONS: Readonly<Record<DeskStep, readonly DeskButton[]>> = {
  take: ['take'],
  'hand-over': ['hand-over'],
  // The button of this step shows the number.
  call: [],
  tried: ['call'],
  reached: ['call'],
  offer: ['offer'],
  book: ['book'],
  move: ['move'],
  cancel: ['cancel'],
  'mark-outcome': ['happened', 'missed'],
  decline: ['decline'],
  close: ['close'],
}

type Steps = Pick<DeskRequest, 'steps' | 'next_step'> & {
  appointments: readonly Pick<DeskAppointment, 'status'>[]
}

/**
 * Returns the buttons of the step that comes next, and those of the others, each once. An outcome that is marked already
 * has no button: only the other one would change something.
 */
export function stepButtons(
  { steps, next_step, appointments }: Steps,
  mayErase: boolean,
): { main: readonly DeskButton[]; others: readonly DeskButton[] } {
  const main = next_step === null ? [] : BUTTONS[next_step]
  const marked = appointments[0]?.status
  const others = new Set([...steps.flatMap((step) => BUTTONS[step]), ...(mayErase ? ['erase' as const] : [])])
  for (const button of main) others.delete(button)
  if (marked === 'happened' || marked === 'missed') others.delete(marked)
  return { main, others: [...others] }
}

interface NextStepsProps {
  request: Pick<DeskRequest, 'steps' | 'next_step' | 'assignee' | 'is_own' | 'appointments'>
  mayErase: boolean
  busy: DeskButton | undefined
  onPress: (button: DeskButton) => void
}

/** The one step that comes next as the main button, and the others beside it. */
export function NextSteps({ request, mayErase, busy, onPress }: NextStepsProps) {
  const { main, others } = stepButtons(request, mayErase)
  const button = (name: DeskButton, kind: 'act' | 'line') => (
    <Button
      key={name}
      kind={kind}
      size="s"
      busy={busy === name}
      busyLabel={m.desk_waiting()}
      onClick={() => onPress(name)}
    >
      {labelOf(name, request)}
    </Button>
  )
  return (
    <>
      {main.length > 0 ? (
        <p className="case__row">{main.map((name, n) => button(name, n === 0 ? 'act' : 'line'))}</p>
      ) : (
        request.next_step === null && <p>{whyNone(request)}</p>
      )}
      {others.length > 0 && (
        <fieldset className="case__row">
          <legend className="sr">{m.desk_case_other_steps()}</legend>
          {others.map((name) => button(name, 'line'))}
        </fieldset>
      )}
    </>
  )
}

function whyNone({ assignee, is_own }: NextStepsProps['request']): string {
  return assignee === null || is_own
    ? m.desk_case_next_none()
    : m.desk_case_with_other({ name: assignee.name })
}

const LABELS: Readonly<Record<Exclude<DeskButton, 'take'>, () => string>> = {
  'hand-over': m.desk_step_hand_over,
  call: m.desk_step_note_call,
  offer: m.desk_step_offer,
  book: m.desk_step_book,
  move: m.desk_step_move,
  cancel: m.desk_step_cancel,
  happened: m.desk_step_happened,
  missed: m.desk_step_missed,
  decline: m.desk_step_decline,
  close: m.desk_step_close,
  erase: m.desk_step_erase,
}

function labelOf(name: DeskButton, { assignee }: NextStepsProps['request']): string {
  if (name === 'take') return assignee === null ? m.desk_step_take() : m.desk_step_take_over()
  return LABELS[name]()
}
