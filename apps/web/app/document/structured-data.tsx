/** Facts of a page as schema.org names them, for search engines: data in a `<script>`, which no browser runs. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
