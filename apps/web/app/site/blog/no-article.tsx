import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { addresses } from '#addresses.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'

const words = {
  missing: { title: m.blog_missing_title, text: m.blog_missing_text },
  unavailable: { title: m.blog_unavailable_title, text: m.blog_unavailable_text },
}

/** In place of an article: it does not exist, or it cannot be read just now (NC-39). */
export function NoArticle({ reason, panel }: { reason: 'missing' | 'unavailable'; panel: ReactNode }) {
  const { title, text } = words[reason]
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.blog_crumb(), href: addresses.journals }, { label: title() }]} />
      <div className="grid art__g">
        <div className="art__b stack">
          <h1>{title()}</h1>
          <p className="lead">{text()}</p>
          <p className="note">{m.error_unexpected()}</p>
        </div>
        <div className="art__s">{panel}</div>
      </div>
    </div>
  )
}
