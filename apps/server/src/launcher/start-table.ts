export interface StartFacts {
  readonly site: string
  readonly content: { readonly url: string; readonly email?: string; readonly password?: string }
  /** The link with which the first owner joins the desk, where there is none. */
  readonly firstOwnerLink: string | undefined
  readonly outbox: string
  readonly smtp: boolean
  /** The SMS gateway; undefined: one-time codes are shown on the page. */
  readonly sms: 'msg91' | 'twilio' | undefined
  /** The phone number of the demo member, where there is one. */
  readonly demoMember: string | undefined
  readonly logs: string
}

const DEMO = 'demo mode: no SMS gateway is configured, a code shows itself on the page'
const CARRIERS = { msg91: 'sent by MSG91', twilio: 'sent by Twilio' }

/** Returns what `npm start` prints when everything answers. */
export function startTable(facts: StartFacts): string {
  const { site, content, firstOwnerLink, outbox, smtp, sms, demoMember, logs } = facts
  const rows: [string, string][] = [
    ['Site', site],
    ['CMS', `${content.url}/admin`],
    ...(content.email && content.password
      ? ([
          ['  sign in as', content.email],
          ['  password', content.password],
        ] satisfies [string, string][])
      : []),
    ['Desk', `${site}/desk`],
    ...(firstOwnerLink ? ([['  first owner', firstOwnerLink]] satisfies [string, string][]) : []),
    ['API reference', `${site}/api/reference`],
    ['Mail', smtp ? 'sent through SMTP_URL' : `kept in ${outbox}`],
    ['One-time codes', sms ? CARRIERS[sms] : DEMO],
    ...(demoMember ? ([['Demo member', demoMember]] satisfies [string, string][]) : []),
    ['Logs', logs],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')
}
