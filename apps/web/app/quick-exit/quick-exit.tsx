import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import './quick-exit.css'

/** Leaves the site at once (`watch-for-exit.ts`). Without JavaScript a link. */
export function QuickExitLink({ to }: { to: string }) {
  return (
    <a className="exit" href={to} rel="noreferrer" title={m.quick_exit_hint()} data-exit-link="">
      <Icon name="external" small />
      <span>{m.quick_exit()}</span>
    </a>
  )
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
