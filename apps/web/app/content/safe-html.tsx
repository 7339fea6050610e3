interface SafeHtmlProps {
  /** What `renderMarkdown` gave. */
  html: string
  className?: string
}

/** HTML of an editor, already sanitised. The only place where editors' HTML enters a page. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown has sanitised it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
