import { formToken } from '../../e2e/form-token.ts'
import { runTool } from './run-tool.ts'
import type { Scan } from './scan.ts'
import { WITH_PARAMETERS } from './with-parameters.ts'

interface Form {
  readonly path: string
  readonly fields: Record<string, string>
  /** The parameters to inject; all by default. */
  readonly tried?: readonly string[]
  readonly others?: readonly string[]
}

/** A new person each time, so that the values tried in the other fields are stored. */
const NEW_PERSON =
  "import random; n=str(random.randint(10**8,10**9-1)); phone='9'+n; email='v'+n+'@b.example'"
const WISH = {
  name: 'Asha',
  phone: '9876543210',
  email: 'a@b.example',
  section: 'Art Therapy',
  consultation_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  return_to: '/about',
}
const answers = (questions: number) =>
  Object.fromEntries(Array.from({ length: questions }, (_, at) => [`q${at}`, '1']))

const FORMS: readonly Form[] = [
  { path: '/newsletter', fields: { email: 'a@b.example' } },
  { path: '/newsletter/confirm', fields: { token: 'abc' } },
  { path: '/newsletter/unsubscribe', fields: { token: 'abc' } },
  { path: '/consultation', fields: WISH, tried: ['phone', 'email', 'csrf_token'] },
  {
    path: '/consultation',
    fields: WISH,
    tried: ['name', 'section', 'consultation_date', 'return_to'],
    others: ['--eval', NEW_PERSON],
  },
  { path: '/perceived-stress-assessment', fields: answers(10) },
  { path: '/depression-assessment', fields: answers(21) },
  { path: '/anxiety-assessment', fields: answers(21) },
  // The question that is not scored is the last.
  { path: '/phq-9-assessment', fields: answers(10) },
  { path: '/gad-7-assessment', fields: answers(8) },
]
const ALWAYS = ['--batch', '--level', '2', '--timeout', '5', '--retries', '0', '--threads', '4']

/** Tries injections in every parameter of the reads and of the forms. */
export async function scanWithSqlmap({ site }: Scan): Promise<string[]> {
  const reads = WITH_PARAMETERS.map((path) => {
    const names = new URLSearchParams(path.split('?')[1]).keys()
    return { call: ['-u', `${site}${path}`], tried: [...names] }
  })
  const forms = FORMS.map(async ({ path, fields, tried, others = [] }) => {
    const all = { csrf_token: await formToken(site + path), ...fields }
    const sent = ['--data', `${new URLSearchParams(all)}`, '--tamper', 'xforwardedfor', ...others]
    return { call: ['-u', `${site}${path}`, ...sent], tried: tried ?? Object.keys(all) }
  })
  return [...reads, ...(await Promise.all(forms))].flatMap(({ call, tried }) => {
    // Each is named: by itself sqlmap leaves out whatever is called a token.
    const said = runTool('sqlmap', [...call, '-p', tried.join(), ...ALWAYS, '--flush-session'], 10)
    const isInjectable = /is vulnerable|identified the following injection point/i.test(said)
    const tested = said.match(/parameter '[^']+' does not seem to be injectable/g)?.length ?? 0
    process.stdout.write(
      `  ${tested} of ${tried.length} parameters tested, ${isInjectable ? 'INJECTABLE' : 'none injectable'}\n`,
    )
    return isInjectable ? [`injectable: ${call.join(' ')}`] : []
  })
}
