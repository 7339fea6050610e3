import type { Consent } from '@pulli/contracts/consent.ts'
import type { Member, MemberChange } from '@pulli/contracts/members.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { providerCalls } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { session } from '#browser-storage/web-storage.ts'
import { errorText } from '#call/error-text.ts'
import { ADULT_ID, readConsentBoxes } from '#member/consent/consent-boxes.tsx'
import { giveConsent, loadConsents } from '#member/consent/give-consent.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { takeReturnTo } from '#member/session/return-to.ts'
import { currentUser, storeUser } from '#member/session/session.ts'
import { ConsentQuestion } from './consent-question.tsx'

const NAME_ID = 'welcome-name'

interface Faults {
  name?: string
  adult?: string
  /** Belongs to no field. */
  formError?: string
}

/** Asks for the name and the consents. */
export function WelcomeForm() {
  const [isSending, setIsSending] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [consents, setConsents] = useState<Outcome<Consent[]>>()

  const loading = useRef<Promise<Outcome<Consent[]>>>(undefined)

  function load() {
    setConsents(undefined)
    loading.current = loadConsents()
    void loading.current.then(setConsents)
  }
  useEffect(load, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    if (consents === undefined) return meetQuestions()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    const asked = consents.kind === 'done' ? consents.data : []
    const { agreed, isAdult } = readConsentBoxes(form, asked)
    if (name === '') return refuse({ name: m.welcome_name_missing() })
    if (agreed.length > 0 && !isAdult) return refuse({ adult: m.consent_adult_missing() })

    setIsSending(true)
    const fault = await save(name, agreed).catch(() => ({ formError: m.form_unanswered() }))
    if (fault === undefined) return location.replace(takeReturnTo(session))
    setIsSending(false)
    refuse(fault)
  }

  /** Waits for the consents still loading, and moves the focus to them. */
  async function meetQuestions() {
    setIsSending(true)
    const come = await loading.current
    setIsSending(false)
    if (come?.kind === 'done') refuse({ formError: m.welcome_consents_come() })
  }

  function refuse(found: Faults) {
    setFaults(found)
    document.getElementById(found.adult ? ADULT_ID : NAME_ID)?.focus()
  }

  const clearErrors = () => setFaults({})
  return (
    <form className="form sign-in__form" noValidate onSubmit={submit}>
      {faults.formError && <p role="alert">{faults.formError}</p>}
      <TextField
        id={NAME_ID}
        name="name"
        label={m.welcome_name()}
        hint={m.welcome_name_hint()}
        error={faults.name}
        autoComplete="nickname"
        maxLength={100}
        onInput={clearErrors}
      />
      <ConsentQuestion loaded={consents} adultError={faults.adult} onChange={clearErrors} onRetry={load} />
      <Button kind="act" size="l" wide type="submit" busy={isSending} busyLabel={m.welcome_saving()}>
        {m.welcome_go_on()}
      </Button>
    </form>
  )
}

/** Saves the consents first: a name marks this page as completed. */
async function save(name: string, agreed: readonly Consent[]): Promise<Faults | undefined> {
  for (const consent of agreed) {
    const given = await giveConsent(consent)
    if (given.kind !== 'done') return { formError: errorText(given) }
  }
  // This page mentions the recovery code, and only accounts whose member was informed of it become inactive (D59).
  await callAsMember(memberCalls.recoveryOffer, { method: 'POST' })
  const body: MemberChange = { name }
  const outcome = await callAsMember<Member>(providerCalls.member, { method: 'PATCH', body })
  if (outcome.kind === 'refused' && outcome.fields.name) return { name: outcome.fields.name }
  if (outcome.kind !== 'done') return { formError: errorText(outcome) }
  const user = currentUser()
  if (user) storeUser({ ...user, name: outcome.data.name })
}
