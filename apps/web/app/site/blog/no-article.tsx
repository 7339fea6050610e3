import { m } from '@pulli/messages/messages.js'
import type { Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'

interface NoArticleProps {
  title: string
  text: string
  /** The list it would be in. */
  parent: Crumb
  panel: ReactNode
}

/** In place of an article: it does not exist, or it cannot be read just now (NC-39). */
export function NoArticle({ title, text, parent, panel }: NoArticleProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={[parent, { label: title }]} />
      <div className="grid art__grid">
        <div className="art__body stack">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <p className="note">{m.error_unexpected()}</p>
        </div>
        <div className="art__side">{panel}</div>
      </div>
    </div>
  )
}
