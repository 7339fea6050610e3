export interface StartFacts {
  readonly site: string
  readonly content: { readonly url: string; readonly email?: string; readonly password?: string }
  readonly outbox: string
  readonly smtp: boolean
  readonly logs: string
}

/** What `npm start` prints when everything answers. */
export function startTable({ site, content, outbox, smtp, logs }: StartFacts): string {
  const rows: [string, string][] = [
    ['Site', site],
    ['CMS', `${content.url}/admin`],
    ...(content.email && content.password
      ? ([
          ['  sign in as', content.email],
          ['  password', content.password],
        ] satisfies [string, string][])
      : []),
    ['API reference', `${site}/api/reference`],
    ['Mail', smtp ? 'sent through SMTP_URL' : `kept in ${outbox}`],
    ['One-time codes', 'demo mode: no SMS gateway is configured, a code would show itself on the page'],
    ['Logs', logs],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')
}
