import { m } from '@pulli/messages/messages.js'
import { type ReactNode, Suspense, use } from 'react'
import { useRevalidator } from 'react-router'
import type { Outcome } from '#api/call-api.ts'

interface LoadedProps<Data> {
  /** The call started by the page's `clientLoader`, not awaited. */
  of: Promise<Outcome<Data>>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the skeleton, then the data, or the error with *Try again*. */
export function Loaded<Data>({ skeleton, ...loaded }: LoadedProps<Data>) {
  return (
    <Suspense fallback={skeleton}>
      <Arrived {...loaded} />
    </Suspense>
  )
}

function Arrived<Data>({ of, children }: Omit<LoadedProps<Data>, 'skeleton'>) {
  const outcome = use(of)
  if (outcome.kind === 'done') return children(outcome.data)
  return <NotLoaded reason={outcome.kind === 'refused' ? outcome.message : m.dashboard_unanswered()} />
}

function NotLoaded({ reason }: { reason: string }) {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="dash__no" role="alert">
      <p>
        <b>{m.dashboard_failed_title()}.</b> {reason}
      </p>
      <p>
        <button
          type="button"
          className="linkish"
          aria-busy={state === 'loading'}
          onClick={() => revalidate()}
        >
          {m.dashboard_try_again()}
        </button>
      </p>
    </div>
  )
}
