import { EmptyState } from './empty-state.tsx'

export const examples = {
  empty: <EmptyState title="No videos yet" text="The dots are set. The first one will be here soon." />,
  error: (
    <EmptyState
      kind="error"
      title="Couldn't fetch FAQs"
      text={
        <>
          Something failed on our side.{' '}
          <button type="button" className="linkish">
            Try again
          </button>
        </>
      }
    />
  ),
}
