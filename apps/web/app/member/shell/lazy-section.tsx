import { type FunctionComponent, lazy, type ReactNode } from 'react'
import { MissingCode } from './missing-code.tsx'

/** NAV-23: a part whose code is fetched later. Where that does not come, the rest of the page stays as it is. */
export function lazySection<Props extends object>(
  fetchIt: () => Promise<{ default: FunctionComponent<Props> }>,
  instead: () => ReactNode = Missing,
) {
  return lazy(
    (): Promise<{ default: FunctionComponent<Props> }> => fetchIt().catch(() => ({ default: instead })),
  )
}

/** Instead of a part that only adorns. */
export const Nothing = () => null

const Missing = () => <MissingCode onRetry={() => location.reload()} />
