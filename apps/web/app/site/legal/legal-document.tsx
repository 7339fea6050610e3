import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { dayInWords } from '#content/day-in-words.ts'
import { SafeHtml } from '#content/safe-html.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { LegalSection } from './legal-text.ts'
import { Responsible } from './responsible.tsx'
import './legal-document.css'

const RESPONSIBLE = 'who'

interface LegalDocumentProps {
  crumb: string
  title: string
  lead: string
  /** Day of the last change, `YYYY-MM-DD`. */
  changedOn: string
  sections: readonly LegalSection[]
  settings: SiteSetting | undefined
  /** Who wrote it, and who has not reviewed it yet. */
  byline?: string
  /** Content above the table of contents. */
  children?: ReactNode
  /** What follows the text of a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>
  /** Who is named at the end besides the office. */
  officer?: 'grievance' | 'accessibility'
}

/** A plain text with its contents beside it; it ends with who is responsible. */
export function LegalDocument(props: LegalDocumentProps) {
  const { crumb, title, lead, changedOn, sections, settings, officer, byline, after, children } = props
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: crumb }]} />
      <div className="grid legal">
        <header className="legal__head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {byline && <p className="note">{byline}</p>}
          <p className="note">{m.legal_updated({ day: dayInWords(changedOn) ?? changedOn })}</p>
          {children}
        </header>
        <nav className="legal__toc" aria-labelledby="toc-h">
          <h2 className="h-small" id="toc-h">
            {m.legal_contents()}
          </h2>
          <ul className="legal__links">
            {[...sections, { id: RESPONSIBLE, title: m.legal_who() }].map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="legal__body">
          {sections.map(({ id, title: heading, html }) => (
            <section key={id} aria-labelledby={id} className="legal__section">
              <h2 id={id}>{heading}</h2>
              <SafeHtml className="legal__text" html={html} />
              {after?.[id]}
            </section>
          ))}
          <Responsible id={RESPONSIBLE} settings={settings} officer={officer} />
        </div>
      </div>
    </div>
  )
}
