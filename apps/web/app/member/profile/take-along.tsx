import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { providerCalls } from '#addresses.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { reasonOf } from './reason-of.ts'
import { Said } from './said.tsx'
import { readFile, saveFile } from './save-file.ts'

/** Security row 61: everything that is kept, as one file. */
export function TakeAlong() {
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')

  async function download() {
    if (isBusy) return
    setIsBusy(true)
    setSaid('')
    setFault('')
    const outcome = await askAsMember(providerCalls.exportMember, { read: readFile })
    setIsBusy(false)
    if (outcome.kind === 'done') {
      saveFile(outcome.data)
      return setSaid(m.my_data_export_done({ file: outcome.data.name }))
    }
    const isLimit = outcome.kind === 'refused' && outcome.code === 'too-many-requests'
    setFault(isLimit ? m.my_data_export_limit() : reasonOf(outcome))
  }

  return (
    <>
      <p>{m.my_data_export_text()}</p>
      <p className="quiet">{m.my_data_export_care()}</p>
      <p className="own__send">
        <Button kind="line" busy={isBusy} busyLabel={m.my_data_export_busy()} onClick={download}>
          {m.my_data_export_button()}
        </Button>
      </p>
      <Said fault={fault} said={isBusy ? m.my_data_export_busy() : said} />
    </>
  )
}
