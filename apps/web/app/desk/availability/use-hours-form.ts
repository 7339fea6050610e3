import { type FormEvent, useEffect, useState } from 'react'
import type { Call } from '#api/call-api.ts'
import { callDesk } from '#desk/call-desk.ts'
import { reasonOf } from '#member/session/reason-of.ts'

type Faults = Record<string, string>

const NO_FAULTS: Faults = {}

interface HoursForm {
  /** The ids of its fields begin with it. */
  name: string
  /** The fields in their order: the first one that is wrong gets the focus. */
  fields: readonly string[]
  /** The call for the input. */
  callOf: (typed: Record<string, string>) => { path: string; call: Call }
  onDone: (message: string) => void
}

/** A form of hours. The input stays until it is stored, also if the connection fails. */
export function useHoursForm({ name, fields, callOf, onDone }: HoursForm) {
  const [isBusy, setIsBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>(NO_FAULTS)
  useEffect(() => {
    const field = fields.find((one) => faults[one])
    if (field) document.getElementById(`${name}-${field}`)?.focus()
  }, [faults, fields, name])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const typed: Record<string, string> = {}
    for (const [field, value] of new FormData(form)) if (value !== '') typed[field] = String(value)
    setIsBusy(true)
    setFaults(NO_FAULTS)
    const { path, call } = callOf(typed)
    const outcome = await callDesk(path, call)
    setIsBusy(false)
    if (outcome.kind === 'done') {
      form.reset()
      return onDone(outcome.message)
    }
    const said = outcome.kind === 'refused' ? outcome.fields : NO_FAULTS
    const isBesideFields = Object.keys(said).some((field) => fields.includes(field))
    setFaults(isBesideFields ? said : { whole: reasonOf(outcome) })
  }

  return { isBusy, faults, submit }
}
