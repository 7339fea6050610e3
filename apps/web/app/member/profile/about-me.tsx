import type { Member, MemberChange } from '@pulli/contracts/members.ts'
import { findTimeZone, nameOfToday } from '@pulli/domain/day/find-time-zone.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { providerCalls } from '#addresses.ts'
import { errorText } from '#call/error-text.ts'
import { dayWords } from '#member/day/day-words.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { currentUser, storeUser } from '#member/session/session.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { deviceZone, knownZones } from './known-zones.ts'
import { type ProfileDraft, profileDraft } from './profile-draft.ts'
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

/** Errors by field; `formError` belongs to none. */
interface ProfileFaults {
  name?: string
  zone?: string
  formError?: string
}

/**
 * Saves name and time zone, also in the stored user. A zone that is the device's, where none was chosen, is none that was
 * chosen (D72). Undefined if the page is being left for the login.
 */
async function saveProfile(
  typed: ProfileDraft,
  zones: readonly string[],
): Promise<{ member: Member } | { faults: ProfileFaults } | undefined> {
  const name = typed.name.trim()
  const zone = findTimeZone(typed.zone, zones)
  const faults = {
    ...(name === '' && { name: m.profile_name_missing() }),
    ...(zone === undefined && { zone: m.profile_zone_unknown() }),
  }
  if (name === '' || zone === undefined) return { faults }

  const isChosen = currentUser()?.time_zone_is_chosen || zone !== deviceZone()
  const body: MemberChange = { name, ...(isChosen && { time_zone: zone }) }
  const outcome = await callAsMember<Member>(providerCalls.member, { method: 'PATCH', body })
  if (outcome.kind === 'refused' && outcome.code === 'session-ended') return undefined
  if (outcome.kind === 'done') {
    const user = currentUser()
    const { name: saved, time_zone, time_zone_is_chosen } = outcome.data
    if (user) storeUser({ ...user, name: saved, time_zone, time_zone_is_chosen })
    return { member: outcome.data }
  }
  const fields = outcome.kind === 'refused' ? outcome.fields : {}
  if (fields.name) return { faults: { name: fields.name } }
  return { faults: fields.time_zone ? { zone: fields.time_zone } : { formError: errorText(outcome) } }
}
