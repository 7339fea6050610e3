import { createContext, type ReactNode, type Ref, use } from 'react'
import { IconButton } from '#icon-button/icon-button.tsx'
import './dialog.css'

/** Props of `Dialog`. */
export interface DialogProps {
  readonly id: string
  /** Id of its heading. */
  readonly labelledBy: string
  readonly describedBy?: string | undefined
  /** `alertdialog` for what cannot wait. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** `dialog--film` for a video, `dialog--crisis` for the numbers. */
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDialogElement> | undefined
}

/** The footer of every dialog of a page: a modal one makes everything outside it inert. */
export const DialogFoot = createContext<ReactNode>(null)

/** The frame of a native dialog; a script shows it with `showModal()`, a form of `method="dialog"` closes it. */
export function Dialog({ id, labelledBy, describedBy, role, className, children, ref }: DialogProps) {
  const foot = use(DialogFoot)
  return (
    <dialog
      className={className ? `dialog ${className}` : 'dialog'}
      id={id}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      ref={ref}
    >
      {children}
      {foot && <div className="dialog__foot">{foot}</div>}
    </dialog>
  )
}

/** The cross in the corner of a dialog; works without a script. */
export function DialogClose({ label }: { readonly label: string }) {
  return (
    <form method="dialog">
      <IconButton className="dialog__close" type="submit" icon="close" label={label} />
    </form>
  )
}
