import { m } from '@pulli/messages/messages.js'
import { ExitLink } from './exit-link.tsx'
import './quick-exit.css'

/** The quick exit with its words. */
export function QuickExitLink({ to }: { to: string }) {
  return <ExitLink to={to} label={m.quick_exit()} hint={m.quick_exit_hint()} />
}
