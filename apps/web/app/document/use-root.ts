import { useRouteLoaderData } from 'react-router'
import type { loader } from '#root.tsx'

type Root = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>

/** What the root has loaded, such as the site's settings; nothing after a failure of its loader. */
export function useRoot(): Partial<Root> {
  return useRouteLoaderData<typeof loader>('root') ?? {}
}
