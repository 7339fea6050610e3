export interface StartFacts {
  readonly site: string
  readonly content: { readonly url: string; readonly email?: string; readonly password?: string }
  /** How the first owner joins the desk, where there is none. */
  readonly firstOwner: { readonly link?: string } | undefined
  /** The file with the first editor's password, which is not shown again. */
  readonly secretsFile: string
  readonly outbox: string
  readonly smtp: boolean
  /** The SMS gateway; undefined: one-time codes are shown on the page. */
  readonly sms: 'msg91' | 'twilio' | undefined
  /** The phone number of the demo member, where there is one. */
  readonly demoMember: string | undefined
  readonly logs: string
}

const DEMO = 'demo mode: no SMS gateway is configured, a code shows itself on the page'
const NO_LINK = '`deploy/pulli first-owner` makes a link; with systemd, `systemctl start pulli-first-owner`'
const CARRIERS = { msg91: 'sent by MSG91', twilio: 'sent by Twilio' }

/** Returns what `npm start` prints when everything answers. */
export function startTable(facts: StartFacts): string {
  const { site, content, firstOwner, secretsFile, outbox, smtp, sms, demoMember, logs } = facts
  const rows: [string, string][] = [
    ['Site', site],
    ['CMS', `${content.url}/admin`],
    ...(content.email
      ? ([
          ['  sign in as', content.email],
          ['  password', content.password ?? `contentAdminPassword in ${secretsFile}`],
        ] satisfies [string, string][])
      : []),
    ['Desk', `${site}/desk`],
    ...(firstOwner ? ([['  first owner', firstOwner.link ?? NO_LINK]] satisfies [string, string][]) : []),
    ['API reference', `${site}/api/reference`],
    ['Mail', smtp ? 'sent through SMTP_URL' : `kept in ${outbox}`],
    ['One-time codes', sms ? CARRIERS[sms] : DEMO],
    ...(demoMember ? ([['Demo member', demoMember]] satisfies [string, string][]) : []),
    ['Logs', logs],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')
}
