import type { DeskAppointment, DeskRequest } from '@pulli/contracts/desk-request.ts'
import type { DeskStep } from '@pulli/domain/consultation/desk-steps.ts'

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
