import { m } from '@pulli/messages/messages.js'

/** One object, so that React never writes it a second time, over what the script has announced. */
const EMPTY = { __html: '' }

/**
 * Tells the script of every page (`watch-for-exit.ts`) where a quick exit leads, and is where a press of Shift is
 * announced. The text is the script's: React leaves it alone, also if it is there before the page is hydrated.
 */
export function QuickExitStatus({ to }: { to: string }) {
  return (
    <span
      className="sr"
      role="status"
      data-exit={to}
      data-pressed={m.quick_exit_pressed()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  )
}
