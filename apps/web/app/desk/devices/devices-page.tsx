import type { OwnDevices } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callDesk } from '#desk/call-desk.ts'
import { DeskError } from '#desk/shell/desk-error.tsx'
import { deskMeta } from '#desk/shell/desk-meta.ts'
import { DeskWaiting } from '#desk/shell/desk-waiting.tsx'
import { deskCalls } from '#desk-addresses.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import type { Route } from './+types/devices-page'
import { OwnSessions } from './own-sessions.tsx'
import { WaysToSignIn } from './ways-to-sign-in.tsx'

export const ErrorBoundary = DeskError

export const meta = () => deskMeta(m.desk_devices())

export function clientLoader() {
  return { devices: callDesk<OwnDevices>(deskCalls.devices) }
}

export function HydrateFallback() {
  return (
    <>
      <h1>{m.desk_devices()}</h1>
      <DeskWaiting />
    </>
  )
}

/** How the signed-in person signs in, and where they are signed in. */
export default function DevicesPage({ loaderData: { devices } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState('')
  const onDone = (words: string) => {
    setSaid(words)
    void revalidate()
  }
  return (
    <>
      <h1>{m.desk_devices()}</h1>
      <p className="desk__said" role="status">
        {said}
      </p>
      <Loaded of={devices} skeleton={<DeskWaiting />}>
        {(data) => (
          <>
            <WaysToSignIn devices={data} onDone={onDone} />
            <OwnSessions sessions={data.sessions} onDone={onDone} />
          </>
        )}
      </Loaded>
    </>
  )
}
