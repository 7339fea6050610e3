import type { Member } from '@pulli/contracts/members.ts'
import { nameOfToday } from '@pulli/domain/day/find-time-zone.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { dayWords } from '#member/day/day-words.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { deviceZone, knownZones } from './known-zones.ts'
import { type ProfileDraft, profileDraft } from './profile-draft.ts'
import { type ProfileFaults, saveProfile } from './save-profile.ts'
import { ZONE_ID, ZoneField } from './zone-field.tsx'

const NAME_ID = 'own-name'

interface AboutMeProps {
  member: Member
  /** The unsaved draft. */
  typed: ProfileDraft | undefined
}

/** Name, time zone, and since when the account exists. */
export function AboutMe({ member, typed }: AboutMeProps) {
  const [zones] = useState(knownZones)
  const [known, setKnown] = useState({ name: member.name, zone: zoneOf(member) })
  const [name, setName] = useState(typed?.name ?? known.name)
  const [zone, setZone] = useState(typed?.zone ?? known.zone)
  const [faults, setFaults] = useState<ProfileFaults>({})
  const [saved, setSaved] = useState('')
  const [isSending, setIsSending] = useState(false)

  const isChanged = name !== known.name || zone !== known.zone
  useEffect(
    () => (isChanged ? profileDraft.save({ name, zone }) : profileDraft.clear()),
    [isChanged, name, zone],
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    setSaved('')
    const result = await saveProfile({ name, zone }, zones).finally(() => setIsSending(false))
    if (!result) return
    if ('faults' in result) return refuse(result.faults)
    const { name: savedName } = result.member
    const zoneNow = zoneOf(result.member)
    setFaults({})
    setKnown({ name: savedName, zone: zoneNow })
    // Input typed while saving stays, unsaved.
    setName((now) => (now === name ? savedName : now))
    setZone((now) => (now === zone ? zoneNow : now))
    setSaved(m.profile_saved({ name: savedName, zone: zoneNow }))
  }

  function refuse(found: ProfileFaults) {
    setFaults(found)
    if (found.name || found.zone) document.getElementById(found.name ? NAME_ID : ZONE_ID)?.focus()
  }

  function clearErrors() {
    setFaults({})
    setSaved('')
  }

  const since = dayWords(new Date(member.member_since), new Date(), zoneOf(member))
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextField
        id={NAME_ID}
        name="name"
        label={m.profile_name()}
        hint={m.profile_name_hint()}
        error={faults.name}
        autoComplete="nickname"
        maxLength={100}
        value={name}
        onChange={({ target }) => {
          clearErrors()
          setName(target.value)
        }}
      />
      <ZoneField
        zones={zones}
        value={zone}
        error={faults.zone}
        onChange={(value) => {
          clearErrors()
          setZone(value)
        }}
      />
      <p className="own__send">
        <Button kind="line" type="submit" busy={isSending} busyLabel={m.profile_saving()}>
          {m.profile_save()}
        </Button>
      </p>
      <CallStatus fault={faults.formError} done={saved} />
      <p className="note">{m.profile_since({ day: since })}</p>
    </form>
  )
}

/** D72: the zone that was chosen, or that of the device. */
function zoneOf({ time_zone, time_zone_is_chosen }: Member): string {
  return time_zone_is_chosen ? nameOfToday(time_zone) : deviceZone()
}
