import type { Member, MemberChange } from '@pulli/contracts/members.ts'
import { findTimeZone } from '@pulli/domain/day/find-time-zone.ts'
import { m } from '@pulli/messages/messages.js'
import { providerCalls } from '#addresses.ts'
import { errorText } from '#call/error-text.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { currentUser, storeUser } from '#member/session/session.ts'
import { deviceZone } from './known-zones.ts'
import type { ProfileDraft } from './profile-draft.ts'

/** Errors by field; `formError` belongs to none. */
export interface ProfileFaults {
  name?: string
  zone?: string
  formError?: string
}

/**
 * Saves name and time zone, also in the stored user. A zone that is the device's, where none was chosen, is none that was
 * chosen (D72). Undefined if the page is being left for the login.
 */
export async function saveProfile(
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
