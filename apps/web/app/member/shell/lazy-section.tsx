import { type FunctionComponent, lazy, type ReactNode } from 'react'
import { MissingCode } from './missing-code.tsx'

/** NAV-23: a component whose code is loaded later. If that fails, the rest of the page stays usable. */
export function lazySection<Props extends object>(
  fetchIt: () => Promise<{ default: FunctionComponent<Props> }>,
  instead: () => ReactNode = Missing,
) {
  return lazy(
    (): Promise<{ default: FunctionComponent<Props> }> => fetchIt().catch(() => ({ default: instead })),
  )
}

/** The fallback of a decorative component. */
export const Nothing = () => null

const Missing = () => <MissingCode onRetry={() => location.reload()} />
