import type { StaffSession } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { Dialog } from '@pulli/ui/dialog/dialog.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFreshSignIn } from '#desk/call-desk.ts'
import { DeskSkeleton } from './desk-data.tsx'

/** Few calls want it: its code comes when one does. */
const DeskSignIn = lazy(() =>
  import('#desk/sign-in/sign-in-forms.tsx').then(
    ({ DeskSignIn: SignIn }) => ({ default: SignIn }),
    () => ({ default: () => <p role="alert">{m.form_unanswered()}</p> }),
  ),
)

/**
 * Asks for a sign-in above the page where a call wants a fresh one, and then continues the call: no input is lost.
 * If another person signs in, the page is loaded anew, for it shows what the first one may see.
 */
export function SignInAgain({ staff }: { staff: StaffSession | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const answer = useRef<(isSignedIn: boolean) => void>(undefined)
  const [isOpen, setIsOpen] = useState(false)

  useFreshSignIn(() => {
    answer.current?.(false)
    setIsOpen(true)
    dialog.current?.showModal()
    return new Promise((resolve) => {
      answer.current = resolve
    })
  })

  useEffect(() => {
    const element = dialog.current
    const onClose = () => {
      setIsOpen(false)
      answer.current?.(false)
    }
    element?.addEventListener('close', onClose)
    return () => element?.removeEventListener('close', onClose)
  }, [])

  function onSignedIn({ id }: StaffSession) {
    if (id !== staff?.id) return location.reload()
    answer.current?.(true)
    dialog.current?.close()
  }

  return (
    <Dialog id="again" labelledBy="again-h" describedBy="again-p" ref={dialog}>
      <h2 id="again-h">{m.desk_sign_in_again()}</h2>
      <p id="again-p">{m.desk_sign_in_again_text()}</p>
      {isOpen && (
        <Suspense fallback={<DeskSkeleton />}>
          <DeskSignIn onSignedIn={onSignedIn} />
        </Suspense>
      )}
      <p className="actions">
        <Button kind="line" onClick={() => dialog.current?.close()}>
          {m.desk_sign_in_not_now()}
        </Button>
      </p>
    </Dialog>
  )
}
