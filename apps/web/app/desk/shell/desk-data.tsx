import { m } from '@pulli/messages/messages.js'
import type { ComponentProps, ReactNode } from 'react'
import { Loaded } from '#member/shell/loaded.tsx'

/** What a call of the desk answers, with a skeleton until then. */
export function DeskData<Data>(
  props: Omit<ComponentProps<typeof Loaded<Data>>, 'skeleton'> & { skeleton?: ReactNode },
) {
  return <Loaded skeleton={<DeskSkeleton />} {...props} />
}

/** Where a call has not answered yet. */
export function DeskSkeleton() {
  return (
    <p className="desk__wait" aria-busy="true">
      <span className="sr">{m.dashboard_loading()}</span>
    </p>
  )
}
