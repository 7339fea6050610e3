import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { anchors } from '#addresses.ts'
import { MissingCodeNote } from '#member/shell/missing-code-note.tsx'
import { useHydrated } from '#member/shell/use-hydrated.ts'
import { Wordmark } from '#shell/wordmark.tsx'
import '#desk/desk.css'

interface SignInFrameProps {
  title: string
  lead?: string | undefined
  /** The page's own address, to try again if its code is missing. */
  address: string
  children: ReactNode
}

/** The frame of the pages before the desk: one column, nothing beside what is asked. */
export function SignInFrame({ title, lead, address, children }: SignInFrameProps) {
  useHydrated()
  return (
    <div className="door-desk">
      <header>
        <Wordmark brand={m.shell_brand()} />
        <span className="note">{m.desk_title()}</span>
      </header>
      <main id={anchors.main}>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        <noscript>{import.meta.env.SSR && <p className="refusal">{m.desk_no_script()}</p>}</noscript>
        <MissingCodeNote address={address} />
        {children}
      </main>
    </div>
  )
}
