import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { deskCalls } from '#desk-addresses.ts'
import { useHoursForm } from './use-hours-form.ts'

const FIELDS = ['address']

interface VideoRoomFormProps {
  staff: string
  address: string | null
  onDone: (words: string) => void
}

/** The address of a counsellor's video room. An empty address removes the room. */
export function VideoRoomForm({ staff, address, onDone }: VideoRoomFormProps) {
  const { isBusy, faults, submit } = useHoursForm({
    name: 'room',
    fields: FIELDS,
    onDone,
    callOf: (typed) => ({ path: deskCalls.videoRoom, call: { method: 'PUT', body: { staff, ...typed } } }),
  })
  return (
    <form className="form hours__form" noValidate onSubmit={submit}>
      {faults.whole && (
        <p className="desk__no" role="alert">
          {faults.whole}
        </p>
      )}
      <TextField
        id="room-address"
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        label={m.desk_room_address()}
        defaultValue={address ?? ''}
        error={faults.address}
      />
      <p className="actions">
        <Button kind="line" type="submit" busy={isBusy} busyLabel={m.desk_waiting()}>
          {m.desk_room_save()}
        </Button>
      </p>
    </form>
  )
}
