import type { Assignment, DeskRequest } from '@pulli/contracts/desk-request.ts'
import { m } from '@pulli/messages/messages.js'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { deskCalls } from '#desk-addresses.ts'
import { StepForm } from './step-form.tsx'

interface HandOverFormProps {
  request: Pick<DeskRequest, 'id' | 'assignee' | 'assignable'>
  chosen: string | undefined
  onChoose: (staff: string) => void
  onDone: (words: string) => Promise<void>
  onNotDone: () => void
  onLeave: () => void
}

/** Gives a request to a colleague. */
export function HandOverForm({ request, chosen, onChoose, onDone, ...rest }: HandOverFormProps) {
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
        return callDesk(deskCalls.assignment(id), { method: 'POST', body })
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
