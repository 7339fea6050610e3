import { m } from '@pulli/messages/messages.js'
import { type ReactNode, Suspense, use, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Outcome } from '#api/call-api.ts'
import { Refusal } from '#call/refusal.tsx'

interface LoadedProps<Data> {
  /** The call started by the page's `clientLoader`, not awaited. */
  of: Promise<Outcome<Data>>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows the skeleton, then the data, or the error with *Try again*. If a reload fails, the previous data
 * stays below the error. Pass a `key` when the URL decides whose data it is.
 */
export function Loaded<Data>({ skeleton, ...loaded }: LoadedProps<Data>) {
  return (
    <Suspense fallback={skeleton}>
      <Arrived {...loaded} />
    </Suspense>
  )
}

function Arrived<Data>({ of, children }: Omit<LoadedProps<Data>, 'skeleton'>) {
  const outcome = use(of)
  const data = useLastData(outcome)
  return (
    <>
      {outcome.kind !== 'done' && (
        <NotLoaded
          reason={outcome.kind === 'refused' ? outcome.message : m.dashboard_unanswered()}
          hasData={data !== undefined}
        />
      )}
      {data !== undefined && children(data)}
    </>
  )
}

/** Returns the data of a call; where it failed, those of the last one that did not, so that no form goes with them. */
export function useLastData<Data>(outcome: Outcome<Data>): Data | undefined {
  const last = useRef<Data>(undefined)
  if (outcome.kind === 'done') last.current = outcome.data
  return last.current
}

function NotLoaded({ reason, hasData }: { reason: string; hasData: boolean }) {
  const { revalidate, state } = useRevalidator()
  return (
    <Refusal>
      <p>
        <b>{m.dashboard_failed_title()}.</b> {reason} {hasData && m.dashboard_loading_again_failed()}
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
    </Refusal>
  )
}
