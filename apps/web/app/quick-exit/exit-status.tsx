import { m } from '@pulli/messages/messages.js'

/** One object, so that React never writes it a second time, over what the script has announced. */
const EMPTY = { __html: '' }

/**
 * Tells the script of every page (`watch-for-exit.ts`) where a quick exit leads, and is where the presses of Shift are
 * announced. The text is the script's: React leaves it alone, also if it is there before the page is hydrated.
 */
export function QuickExitStatus({ to }: { to: string }) {
  return (
    <span
      className="sr"
      role="status"
      data-exit={to}
      data-two-more={m.quick_exit_two_more()}
      data-one-more={m.quick_exit_one_more()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  )
}
