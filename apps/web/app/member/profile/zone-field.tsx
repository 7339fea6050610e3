import { findTimeZone } from '@pulli/domain/day/find-time-zone.ts'
import { m } from '@pulli/messages/messages.js'
import { Field } from '@pulli/ui/field/field.tsx'
import { deviceZone } from './known-zones.ts'

export const ZONE_ID = 'own-zone'
const LIST_ID = 'own-zones'

interface ZoneFieldProps {
  zones: readonly string[]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A text field with a datalist, and a button for the device's zone. */
export function ZoneField({ zones, value, error, onChange }: ZoneFieldProps) {
  const device = deviceZone()
  return (
    <>
      <Field id={ZONE_ID} label={m.profile_zone()} hint={m.profile_zone_hint()} error={error}>
        {(control) => (
          <input
            {...control}
            name="time_zone"
            type="text"
            list={LIST_ID}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={64}
            value={value}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <datalist id={LIST_ID}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {findTimeZone(value, zones) !== device && (
        <p className="own__near">
          <button type="button" className="linkish" onClick={() => onChange(device)}>
            {m.profile_zone_device({ zone: device })}
          </button>
        </p>
      )}
    </>
  )
}
