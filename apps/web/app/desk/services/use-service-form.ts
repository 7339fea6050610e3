import type { NewDeskService, StoredDeskService } from '@pulli/contracts/desk-service.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { errorText } from '#call/error-text.ts'

type Faults = Record<string, string>

const NO_FAULTS: Faults = {}

/** The fields in their order, with the control that gets the focus where one is wrong. */
const FIELDS = ['name', 'minutes', 'buffer_minutes', 'mode', 'sections', 'people'] as const

interface ServiceForm {
  /** The ids of its fields begin with it. */
  name: string
  body: NewDeskService
  /** `isOverwrite`: they have seen the other person's change. */
  send: (body: NewDeskService, isOverwrite: boolean) => Promise<Outcome<StoredDeskService>>
  onDone: () => void
  /** Called if another person changed it meanwhile. */
  onChanged?: (() => void) | undefined
}

/** Sends a service, and says beside its field what is wrong. */
export function useServiceForm({ name, body, send, onDone, onChanged }: ServiceForm) {
  const [isBusy, setIsBusy] = useState(false)
  const [faults, setFaults] = useState(NO_FAULTS)
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    const field = FIELDS.find((one) => faults[one])
    if (field) document.getElementById(`${name}-${field}`)?.focus()
  }, [faults, name])

  async function submit() {
    if (isBusy) return
    setIsBusy(true)
    setFaults(NO_FAULTS)
    const outcome = await send(body, isChanged)
    setIsBusy(false)
    if (outcome.kind === 'done') {
      setIsChanged(false)
      return onDone()
    }
    if (outcome.kind === 'unanswered') return setFaults({ whole: m.desk_service_unanswered() })
    if (outcome.code === 'service-changed') {
      setIsChanged(true)
      onChanged?.()
    }
    const said = faultsOf(outcome.fields)
    setFaults(Object.keys(said).length > 0 ? said : { whole: errorText(outcome) })
  }

  return { isBusy, faults, isChanged, submit }
}

/** Messages by field: one of a list, such as `sections.0`, is shown beside the list. */
function faultsOf(fields: Faults): Faults {
  const known = Object.entries(fields).map(([path, message]) => [path.split('.')[0] ?? '', message] as const)
  return Object.fromEntries(known.filter(([field]) => FIELDS.some((one) => one === field)))
}
