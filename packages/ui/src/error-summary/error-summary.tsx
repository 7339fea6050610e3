import './error-summary.css'

/** A field with its error, in the same words as beside the field. */
export interface FieldError {
  readonly fieldId: string
  readonly text: string
}

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps {
  readonly id: string
  readonly title: string
  readonly errors: readonly FieldError[]
  /** Takes focus when it appears; change its `key` to have it focused again. */
  readonly takeFocus?: boolean | undefined
}

// One function for all renders: a ref that changed would take the focus again and again.
function focusOn(element: HTMLElement | null) {
  element?.focus()
}

/** What is to be done before a form can be sent, with a link to each field; nothing when all is well. */
export function ErrorSummary({ id, title, errors, takeFocus = false }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  const titleId = `${id}-title`
  return (
    <section
      className="errors"
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      ref={takeFocus ? focusOn : undefined}
    >
      <h2 className="errors__title" id={titleId}>
        {title}
      </h2>
      <ul className="errors__list">
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
