import { renderMarkdown } from '#content/render-markdown.ts'

/** One section of a legal page, its text in Markdown. */
type Written = readonly [id: string, title: () => string, text: () => string]

/** The same, ready to be shown. */
export interface LegalSection {
  id: string
  title: string
  html: string
}

/** Sections of a legal page: each an id (its address on the page), a title, and a text in Markdown. */
export function legalText(sections: readonly Written[]): LegalSection[] {
  return sections.map(([id, title, text]) => ({ id, title: title(), html: renderMarkdown(text()) }))
}
