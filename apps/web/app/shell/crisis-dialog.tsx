import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CallList } from '@pulli/ui/call-list/call-list.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { addresses } from '#addresses.ts'
import { firstCalls } from './first-calls.ts'

/** Id of the dialog that *Help now* opens. */
export const CRISIS_DIALOG = 'crisis'

/** Both numbers as large rows, over any page. Without JavaScript *Help now* is a link to the crisis page. */
export function CrisisDialog() {
  const { emergency, talk } = firstCalls()
  return (
    <Dialog id={CRISIS_DIALOG} className="dialog--crisis" labelledBy="crisis-h">
      <h2 id="crisis-h">{m.crisis_dialog_title()}</h2>
      <p className="quiet">{m.crisis_dialog_text()}</p>
      <CallList calls={[talk, emergency]} />
      <p className="safety__more">
        <a href={addresses.crisis}>{m.crisis_more_lines()}</a>
        <a href={addresses.safetyPlan}>{m.crisis_dialog_plan()}</a>
      </p>
      <form method="dialog">
        <Button kind="quiet" type="submit">
          {m.dialog_close()}
        </Button>
      </form>
    </Dialog>
  )
}
