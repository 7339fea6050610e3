/** schema.org data for search engines (JSON-LD). */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which `<` is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
