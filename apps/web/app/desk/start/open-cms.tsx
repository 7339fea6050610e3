import type { CmsEntrance } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { deskCalls } from '#desk-addresses.ts'

/** Leads an editor or owner into the CMS, signed in. */
export function OpenCms() {
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function open() {
    if (isBusy) return
    setIsBusy(true)
    setFault(undefined)
    const outcome = await callDesk<CmsEntrance>(deskCalls.cms, { method: 'POST', body: {} })
    if (outcome.kind === 'done') return location.assign(outcome.data.address)
    setIsBusy(false)
    setFault(errorText(outcome))
  }

  return (
    <>
      <Refusal>{fault}</Refusal>
      <p>
        <Button kind="line" busy={isBusy} busyLabel={m.desk_waiting()} onClick={open}>
          {m.desk_open_cms()}
        </Button>
      </p>
    </>
  )
}
