import { EventEmitter, once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { smsText } from '@pulli/api/sms/registered-templates.ts'
import { unrulyServer } from './unruly-server.ts'

/** A request to MSG91 for a code or for a text by template. */
interface Message {
  readonly mobile?: string
  readonly otp?: string
  readonly recipients?: readonly { readonly mobiles: string; readonly link: string }[]
}

const TAGS = { when: '{#alphanumeric#}', link: '{#url#}' }
const LONGEST_WAIT_MILLISECONDS = 10_000

/** A number without the country. */
const ownPart = (mobile = '') => mobile.slice(-10)

/** MSG91 on 127.0.0.1, whose manners change while it runs, and the phones that it sends texts to. */
export async function unrulySmsVendor(folder: string) {
  const codes = new Map<string, string>()
  const arrivals = new EventEmitter()
  const reminded: string[] = []
  let takes = true
  let delivers = true

  function deliver({ mobile, otp = '', recipients = [] }: Message) {
    for (const { mobiles } of recipients) reminded.push(ownPart(mobiles))
    if (mobile === undefined) return
    codes.set(ownPart(mobile), otp)
    arrivals.emit(ownPart(mobile))
  }

  const answer: RequestListener = async (incoming, response) => {
    // Asked for the time alone.
    if (incoming.method === 'HEAD') return void response.end()
    const message = (await json(incoming)) as Message
    if (takes && delivers) deliver(message)
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(
        takes
          ? { type: 'success', message: '3763646c3058373530393938' }
          : { type: 'error', message: 'DLT scrubbing failed', code: '211' },
      ),
    )
  }
  const server = await unrulyServer(answer)
  const templatesFile = join(folder, 'sms.json')
  const templates = (['reminder-day', 'reminder-hour'] as const).map((name, at) => [
    name,
    { id: `110712345678901234${at}`, text: smsText(name, TAGS), flow: `flow-of-${name}` },
  ])
  writeFileSync(
    templatesFile,
    JSON.stringify({
      entity: '1101234567890123456',
      header: 'PULLIN',
      templates: Object.fromEntries(templates),
    }),
  )
  return {
    ...server,
    /** Of a server that sends its texts here. */
    settings: {
      SMS_GATEWAY: 'msg91',
      MSG91_AUTH_KEY: 'key-of-the-tests',
      MSG91_TEMPLATE_ID: 'template-of-codes',
      SMS_TEMPLATES_FILE: templatesFile,
      SMS_VENDOR: server.url,
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${join(import.meta.dirname, 'vendor-on-this-machine.ts')}`,
    },
    /** The numbers that were reminded, each as often as it was. */
    reminded,
    /** Reads the code on a phone, each once, where one comes. */
    async codeOf(mobile: string): Promise<string | undefined> {
      const signal = AbortSignal.timeout(LONGEST_WAIT_MILLISECONDS)
      if (!codes.has(mobile)) await once(arrivals, mobile, { signal }).catch(() => undefined)
      const code = codes.get(mobile)
      codes.delete(mobile)
      return code
    },
    be(...manner: Parameters<typeof server.be>) {
      takes = true
      delivers = true
      server.be(...manner)
    },
    /** Takes no message, as where the sender is not registered, and says so. */
    refuseNumbers() {
      takes = false
    },
    /** Says of each message that it was taken. */
    deliverNothing() {
      delivers = false
    },
  }
}
