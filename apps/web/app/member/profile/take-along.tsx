import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { accountCalls } from '#account-calls.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { FreshCode } from './fresh-code.tsx'
import { reasonOf } from './reason-of.ts'
import { Said } from './said.tsx'
import { readFile, saveFile } from './save-file.ts'

/** Security row 61: everything that is kept, as one file. */
export function TakeAlong() {
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const [needsCode, setNeedsCode] = useState(false)

  async function download() {
    if (isBusy) return
    setIsBusy(true)
    setSaid('')
    setFault('')
    const outcome = await askAsMember(accountCalls.exportMember, { read: readFile })
    setIsBusy(false)
    if (outcome.kind === 'done') {
      saveFile(outcome.data)
      return setSaid(m.my_data_export_done({ file: outcome.data.name }))
    }
    if (outcome.kind === 'refused' && outcome.code === 'fresh-code-needed') return setNeedsCode(true)
    const isLimit = outcome.kind === 'refused' && outcome.code === 'too-many-requests'
    setFault(isLimit ? m.my_data_export_limit() : reasonOf(outcome))
  }

  function goOn() {
    setNeedsCode(false)
    void download()
  }

  return (
    <>
      <p>{m.my_data_export_text()}</p>
      <p className="quiet">{m.my_data_export_care()}</p>
      {needsCode ? (
        <FreshCode id="export-code" onDone={goOn} />
      ) : (
        <p className="own__send">
          <Button kind="line" busy={isBusy} busyLabel={m.my_data_export_busy()} onClick={download}>
            {m.my_data_export_button()}
          </Button>
        </p>
      )}
      <Said fault={fault} said={isBusy ? m.my_data_export_busy() : said} />
    </>
  )
}
