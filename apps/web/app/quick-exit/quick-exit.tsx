import { m } from '@pulli/messages/messages.js'
import { ExitLink } from './exit-link.tsx'
import './quick-exit.css'

/** The quick exit with its words. */
export function QuickExitLink({ to }: { to: string }) {
  return <ExitLink to={to} label={m.quick_exit()} hint={m.quick_exit_hint()} />
}

/** Tells the script of every page where a quick exit leads, and is where the presses of Shift are announced. */
export function QuickExitStatus({ to }: { to: string }) {
  return (
    <span
      className="sr"
      role="status"
      data-exit={to}
      data-two-more={m.quick_exit_two_more()}
      data-one-more={m.quick_exit_one_more()}
    />
  )
}
