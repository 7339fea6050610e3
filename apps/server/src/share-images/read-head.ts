const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Returns the `<meta property>` values of one of our pages, by property. */
export function readHead(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'))
  const said = [...head.matchAll(/<meta property="([^"]*)" content="([^"]*)"/g)]
  return Object.fromEntries(
    said.map(([, name = '', content = '']) => [
      name,
      content.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
    ]),
  )
}
