import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { memberCalls } from '#api/member-calls.ts'
import { errorText } from '#call/error-text.ts'
import { FreshCode } from '#member/account/fresh-code.tsx'
import { callAsMember } from '#member/session/call-as-member.ts'
import { CallStatus } from '#member/shell/call-status.tsx'
import { readFile, saveFile } from './save-file.ts'

interface ExportDataProps {
  /** Prefix of the id of its code field; there can be two on the page. */
  id: string
  onSaved?: () => void
}

/** Security row 61: exports all stored data as one file. */
export function ExportData({ id, onSaved }: ExportDataProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState('')
  const [fault, setFault] = useState('')
  const [needsCode, setNeedsCode] = useState(false)

  async function download() {
    if (isBusy) return
    setIsBusy(true)
    setStatus('')
    setFault('')
    const outcome = await callAsMember(memberCalls.exportMember, { read: readFile })
    setIsBusy(false)
    if (outcome.kind === 'done') {
      saveFile(outcome.data)
      onSaved?.()
      return setStatus(m.data_rights_export_done({ file: outcome.data.name }))
    }
    if (outcome.kind === 'refused' && outcome.code === 'fresh-code-needed') return setNeedsCode(true)
    const isLimit = outcome.kind === 'refused' && outcome.code === 'too-many-requests'
    setFault(isLimit ? m.data_rights_export_limit() : errorText(outcome))
  }

  function goOn() {
    setNeedsCode(false)
    void download()
  }

  return (
    <>
      <p>{m.data_rights_export_text()}</p>
      <p className="quiet">{m.data_rights_export_care()}</p>
      {needsCode ? (
        <FreshCode id={`${id}-code`} onDone={goOn} />
      ) : (
        <p className="own__send">
          <Button kind="line" busy={isBusy} busyLabel={m.data_rights_export_busy()} onClick={download}>
            {m.data_rights_export_button()}
          </Button>
        </p>
      )}
      <CallStatus fault={fault} done={isBusy ? m.data_rights_export_busy() : status} />
    </>
  )
}
