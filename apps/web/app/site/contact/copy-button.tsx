import { m } from '@pulli/messages/messages.js'

interface CopyButtonProps {
  text: string
  /** What it copies, for screen readers. */
  what: string
}

/** Copies a contact detail; shown once its script has loaded and the browser allows it. */
export function CopyButton({ text, what }: CopyButtonProps) {
  return (
    <button
      className="linkish contact__action"
      type="button"
      data-enhancer="copy"
      data-copy={text}
      data-done={m.contact_copied()}
    >
      <span data-role="words" aria-live="polite">
        {m.contact_copy()}
      </span>
      <span className="sr"> {what}</span>
    </button>
  )
}
