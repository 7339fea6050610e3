import type { OwnDevices } from '@pulli/contracts/staff.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callDesk } from '#desk/call-desk.ts'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskCalls } from '#desk-addresses.ts'
import type { Route } from './+types/devices-page'
import { OwnSessions } from './own-sessions.tsx'
import { WaysToSignIn } from './ways-to-sign-in.tsx'

export function clientLoader() {
  return { devices: callDesk<OwnDevices>(deskCalls.devices) }
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
      <p className="desk__status" role="status">
        {said}
      </p>
      <DeskData of={devices}>
        {(data) => (
          <>
            <WaysToSignIn devices={data} onDone={onDone} />
            <OwnSessions sessions={data.sessions} onDone={onDone} />
          </>
        )}
      </DeskData>
    </>
  )
}
