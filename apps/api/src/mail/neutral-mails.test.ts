import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sensitiveWordsIn } from '@pulli/domain/mailbox/sensitive-words.ts'
import { m } from '@pulli/messages/messages.js'
import { expect, test } from 'vitest'

const CATALOGUE = join(import.meta.dirname, '../../../../packages/messages/messages')

/** What a locked screen shows of each mail beside its subject: the first line of its text. */
const FIRST_LINES = [
  'mail_visitor_next',
  'mail_office_text',
  'newsletter_mail_link_text',
  'staff_mail_text',
  'staff_mail_device_text',
  'follow_office_contact',
  'follow_office_withdrawn',
  'follow_office_erased',
]

/** Every subject of the catalogue, every first line, and the name of the sender, in each language. */
function shownOutside(): [name: string, text: string][] {
  return readdirSync(CATALOGUE).flatMap((language) =>
    readdirSync(join(CATALOGUE, language)).flatMap((file) =>
      Object.entries<unknown>(JSON.parse(readFileSync(join(CATALOGUE, language, file), 'utf8'))).flatMap(
        ([key, text]): [string, string][] =>
          typeof text === 'string' && isShownOutside(key) ? [[`${language} ${key}`, text]] : [],
      ),
    ),
  )
}

const isShownOutside = (key: string) =>
  key === 'mail_brand' ||
  /_subject$/.test(key) ||
  /^appointment_mail_.*_(?:text|by_us|with_request)$/.test(key) ||
  /^appointment_mail_desk_(?!link|private)/.test(key) ||
  /^sms_/.test(key) ||
  key.startsWith('calendar_') ||
  FIRST_LINES.includes(key)

test('no sender, subject or first line of a mail tells what it is about, in any language', () => {
  const shown = shownOutside()
  expect(shown.filter(([, text]) => sensitiveWordsIn(text).length > 0)).toEqual([])
  expect(shown.length).toBeGreaterThan(25)
  for (const key of FIRST_LINES) expect(shown.map(([name]) => name)).toContain(`en ${key}`)
})

test('the mails of the specification keep their subjects', () => {
  // The section is the office’s to read: this one goes to its own mailbox.
  expect(m.mail_provider_subject({ section: 'Art Therapy' })).toBe('Consultation request: Art Therapy')
  expect(m.mail_visitor_subject()).toBe('We have your consultation request')
})
