interface SafeHtmlProps {
  /** From `renderMarkdown`. */
  html: string
  className?: string
}

/** An editor's HTML, already sanitised. Enters pages only here. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown has sanitised it
  return <div className={className} data-markdown="" dangerouslySetInnerHTML={{ __html: html }} />
}
