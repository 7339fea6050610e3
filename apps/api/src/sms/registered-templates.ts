import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { codeText } from './code-text.ts'

/** The sentences that go out as text messages. `code` is checked where this site writes it, not where the vendor does. */
export const SMS_TEMPLATES = ['code', 'reminder-day', 'reminder-hour'] as const
export type SmsTemplate = (typeof SMS_TEMPLATES)[number]

/** A number of the register (DLT): of the entity or of a template. */
const Registered = z.string().regex(/^\d{19}$/, 'must be the 19 digits of the register')

/** What is registered with the operators of India, as a file: the register itself cannot be asked. */
export const RegisteredTemplates = z.strictObject({
  entity: Registered,
  header: z.string().regex(/^[A-Za-z0-9]{3,9}$/, 'must be the header that is registered, such as PULLIN'),
  templates: z.partialRecord(
    z.enum(SMS_TEMPLATES),
    z.strictObject({
      id: Registered,
      /** As registered, with its tagged variables. */
      text: z.string().min(1).max(1_000),
      /** Of MSG91: the template there that was made from it. */
      flow: z.string().min(1).max(100).optional(),
    }),
  ),
})
export type RegisteredTemplates = z.infer<typeof RegisteredTemplates>

/** What a sentence is made with. */
export type SmsValues = { when: string; link: string }

const SENTENCES = {
  'reminder-day': (values: SmsValues) => m.sms_reminder_day(values),
  'reminder-hour': (values: SmsValues) => m.sms_reminder_hour(values),
} as const

/** Writes a text message. */
export function smsText(template: keyof typeof SENTENCES, values: SmsValues): string {
  return SENTENCES[template](values)
}

/** The variables as the register tags them; `{#var#}` of older templates matches any. */
const TAG = /\{#\w+#\}/g
const OURS = { when: '{#alphanumeric#}', link: '{#url#}', code: '{#numeric#}' }

export type CodeSentence = { host: string; template?: string | undefined }

/**
 * Compares the sentences of this site with those that are registered: operators drop a message that differs in one
 * character. Returns a line for each difference.
 */
export function templateDifferences({ templates }: RegisteredTemplates, code?: CodeSentence): string[] {
  return SMS_TEMPLATES.flatMap((name) => {
    const registered = templates[name]
    const own = name === 'code' ? code && codeText(OURS.code, code) : smsText(name, OURS)
    if (registered === undefined || own === undefined) return []
    const difference = firstDifference(registered.text, own)
    return difference === undefined ? [] : [`${name} ${difference}`]
  })
}

function firstDifference(registered: string, own: string): string | undefined {
  const theirs = piecesOf(registered)
  const ours = piecesOf(own)
  for (let at = 0; at < Math.max(theirs.length, ours.length); at++) {
    const [their, our] = [theirs[at], ours[at]]
    if (their === our || (their === '{#var#}' && our !== undefined && isTag(our))) continue
    const place = theirs.slice(0, at).join('').length
    const show = (pieces: readonly string[]) => JSON.stringify(pieces.slice(at).join('').slice(0, 30))
    return `differs at character ${place + 1}: registered is ${show(theirs)}, this site sends ${show(ours)}`
  }
  return undefined
}

const isTag = (piece: string) => /^\{#\w+#\}$/.test(piece)

/** The characters of a sentence, each variable as one. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (const match of sentence.matchAll(TAG)) {
    pieces.push(...sentence.slice(from, match.index), match[0])
    from = match.index + match[0].length
  }
  return [...pieces, ...sentence.slice(from)]
}
