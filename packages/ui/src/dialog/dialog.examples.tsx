import { Button } from '#button/button.tsx'
import { CallList } from '#call-list/call-list.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

export const examples = {
  'a message': (
    <Dialog id="success" labelledBy="success-title" role="alertdialog">
      <h2 id="success-title">Success!</h2>
      <p className="quiet">Form submitted successfully.</p>
      <form method="dialog">
        <Button kind="act" type="submit">
          Great!
        </Button>
      </form>
    </Dialog>
  ),
  'help now': (
    <Dialog id="crisis" labelledBy="crisis-title" className="dialog--crisis">
      <h2 id="crisis-title">Talk to someone now</h2>
      <p className="quiet">If you are not safe, please call before you do anything else.</p>
      <CallList calls={[{ telephone: '112', number: '112', text: 'Ambulance, police and fire.' }]} />
      <p className="safety__more">
        <a href="/crisis">See more helplines</a>
      </p>
      <DialogClose label="Close" />
    </Dialog>
  ),
}
