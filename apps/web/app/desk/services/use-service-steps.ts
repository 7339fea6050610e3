import type { DeskService, ServiceOrder } from '@pulli/contracts/desk-service.ts'
import { movedBy } from '@pulli/domain/appointment/service-rules.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { errorText } from '#call/error-text.ts'
import { callDesk } from '#desk/call-desk.ts'
import { deskCalls } from '#desk-addresses.ts'

interface After {
  /** Announces the change, and reloads the list. */
  onDone: (words: string) => void
  /** Reloads the list, which another person may have changed. */
  onChanged: () => void
}

/** Moves services up and down, retires them and offers them again: one step at a time. */
export function useServiceSteps(services: readonly DeskService[], { onDone, onChanged }: After) {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState('')
  const places = services.map(({ id }) => id)

  async function act(id: string, call: () => Promise<Outcome<unknown>>): Promise<boolean> {
    if (busy) return false
    setBusy(id)
    setFault('')
    const outcome = await call()
    setBusy(undefined)
    if (outcome.kind === 'done') return true
    setFault(errorText(outcome))
    if (outcome.kind === 'refused') onChanged()
    return false
  }

  // A button that changes places with its row loses the focus.
  const pressed = useRef<{ id: string; step: -1 | 1 }>(undefined)
  const order = places.join()
  useEffect(() => {
    if (pressed.current === undefined || order === '') return
    const { id, step } = pressed.current
    const [same, other] = step < 0 ? ['up', 'down'] : ['down', 'up']
    const button = document.getElementById(`${same}-${id}`) ?? document.getElementById(`${other}-${id}`)
    button?.focus()
    pressed.current = undefined
  }, [order])

  return {
    busy,
    fault,
    async move({ id, name }: DeskService, step: -1 | 1) {
      const moved = movedBy(places, id, step)
      const body: ServiceOrder = { services: [...moved], seen: places }
      if (!(await act(id, () => callDesk(deskCalls.serviceOrder, { method: 'PUT', body })))) return
      pressed.current = { id, step }
      onDone(m.desk_service_moved({ name, place: moved.indexOf(id) + 1, places: moved.length }))
    },
    async retire({ id, name, version, is_retired }: DeskService) {
      const path = deskCalls.serviceStep(id, is_retired ? 'offer' : 'retire')
      if (!(await act(id, () => callDesk(path, { method: 'POST', body: { version } })))) return
      onDone(is_retired ? m.desk_service_is_offered({ name }) : m.desk_service_is_retired({ name }))
    },
  }
}
