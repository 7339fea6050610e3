import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import './button.css'

/** How strong a button is; one `act` a screen. */
export type ButtonKind = 'act' | 'line' | 'quiet'

interface Looks {
  readonly kind: ButtonKind
  /** 56 px or 44 px high, in place of 48. */
  readonly size?: 'l' | 's' | undefined
  readonly wide?: boolean | undefined
}

/** Props of `Button`, in addition to the attributes of a button. */
export interface ButtonProps extends Looks, Readonly<ButtonHTMLAttributes<HTMLButtonElement>> {
  /** Whether its action is in progress. */
  readonly busy?: boolean | undefined
  /** Label while busy; both labels share one width. */
  readonly busyLabel?: string | undefined
}

/** Props of `ButtonLink`, in addition to the attributes of a link. */
export interface ButtonLinkProps extends Looks, Readonly<AnchorHTMLAttributes<HTMLAnchorElement>> {
  readonly href: string
}

function classNames({ kind, size, wide }: Looks, more: string | false | undefined, own: string | undefined) {
  return ['btn', `btn--${kind}`, size && `btn--${size}`, wide && 'btn--wide', more, own]
    .filter(Boolean)
    .join(' ')
}

/** The style sheet hides the one that is not meant, for everyone: so a script says which with `aria-busy` alone. */
function Labels({ idle, working }: { idle: ReactNode; working: string }) {
  return (
    <>
      <span className="btn__idle">{idle}</span>
      <span className="btn__busy">{working}</span>
    </>
  )
}

/** A button; it sends a form only when `type="submit"` is given. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, busy = false, busyLabel, className, children, type = 'button', ...rest } = props
  const swap = busyLabel !== undefined && 'btn--swap'
  return (
    <button
      {...rest}
      type={type}
      className={classNames({ kind, size, wide }, swap, className)}
      aria-busy={busy || undefined}
    >
      {swap ? <Labels idle={children} working={busyLabel} /> : children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames({ kind, size, wide }, undefined, className)}>
      {children}
    </a>
  )
}
