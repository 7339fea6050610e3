/** One picture of a page. */
export interface Shot {
  readonly path: string
  readonly width: number
  readonly scheme: string
  readonly file: string
}

/** A page to look through all pictures by: one row a page. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ path }) => path)].map(([path, all]) => {
    const pictures = all.map(
      ({ file, width, scheme }) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${path}, ${width} px, ${scheme}"></a>` +
        `<figcaption>${width} px, ${scheme}</figcaption></figure>`,
    )
    return `<h2>${path}</h2><div>${pictures.join('')}</div>`
  })
  return [
    '<!doctype html><meta charset="utf-8"><title>Every page</title>',
    '<style>body{font:14px system-ui;margin:24px;background:#888}div{display:flex;gap:16px;overflow-x:auto}',
    'figure{margin:0;flex:none}img{display:block;height:640px;width:auto;background:#fff}h2{margin:32px 0 8px}</style>',
    ...rows,
    '',
  ].join('\n')
}
