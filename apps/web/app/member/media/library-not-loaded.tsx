import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { useRevalidator } from 'react-router'

/** Shown when the content service has not answered. */
export function LibraryNotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <EmptyState
      kind="error"
      headingLevel={2}
      title={m.library_not_read()}
      text={
        <>
          {m.library_not_read_text()}{' '}
          <button
            type="button"
            className="linkish"
            aria-busy={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {m.dashboard_try_again()}
          </button>
        </>
      }
    />
  )
}
