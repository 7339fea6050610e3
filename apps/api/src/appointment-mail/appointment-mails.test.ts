import { createHash } from 'node:crypto'
import type { AppointmentToMail } from '@pulli/data/appointment/find-appointment-to-mail.ts'
import { expect, onTestFinished, test } from 'vitest'
import { mailsToStaff, mailToVisitor } from './appointment-mails.ts'
import {
  APPOINTMENT_MESSAGES,
  isTooLate,
  isTooSoon,
  reminderDue,
  TEMPLATE_VERSIONS,
} from './appointment-message.ts'
import { spanInWords } from './when-in-words.ts'

const APPOINTMENT: AppointmentToMail = {
  id: '01931f2e-7c00-7000-8000-000000000001',
  staffId: '01931f2e-7c00-7000-8000-000000000002',
  serviceId: '01931f2e-7c00-7000-8000-000000000003',
  requestId: '01931f2e-7c00-7000-8000-000000000004',
  startsAt: new Date('2026-11-25T06:30:00Z'),
  endsAt: new Date('2026-11-25T07:20:00Z'),
  status: 'booked',
  holdUntil: null,
  isWished: false,
  version: 2,
  calendarUid: '01931f2e-7c00-7000-8000-000000000005',
  cancelledBy: null,
  cancelReason: null,
  serviceName: 'First talk',
  mode: 'video',
  staffName: 'Bala',
  teamEntry: null,
  videoRoom: null,
  visitor: {
    email: 'asha@example.in',
    phone: '+919876543210',
    contactWay: undefined,
    followToken: 'AAAAAAAAAAAAAAAAAAAAAA',
    timeZone: 'Asia/Kolkata',
  },
  isVisitorMailWithheld: false,
  isAddressConfirmed: true,
  counsellor: { staffId: '01931f2e-7c00-7000-8000-000000000002', email: 'bala@example.org' },
  before: undefined,
}
const AT_THE_OFFICE = {
  publicUrl: 'https://pulli.example',
  officeZone: 'Asia/Kolkata',
  now: new Date('2026-11-22T08:30:00Z'),
}

/** The words of each message under its version: anyone who changes words raises the version, and writes the new hash here. */
const WORDS_OF_VERSIONS = {
  'booked 4': '18c369b5ce89',
  'moved 4': '7a15866c4053',
  'cancelled 4': '971602799cf2',
  'reminder-day 4': '04b756d08e6f',
  'reminder-hour 4': 'cff01b5b1057',
  'desk 3': '22058c86ae8f',
}

async function textsOf(message: (typeof APPOINTMENT_MESSAGES)[number]): Promise<string> {
  const moved = {
    startsAt: new Date('2026-11-24T06:30:00Z'),
    endsAt: new Date('2026-11-24T07:20:00Z'),
    staffId: 'x',
    cancelledBy: 'visitor',
    counsellor: { staffId: 'x', email: 'x@example.org' },
  } as const
  const variants: AppointmentToMail[] = [
    APPOINTMENT,
    { ...APPOINTMENT, before: { ...moved, staffId: APPOINTMENT.staffId } },
    { ...APPOINTMENT, before: moved },
    { ...APPOINTMENT, status: 'cancelled', cancelledBy: 'visitor', cancelReason: 'asked' },
    { ...APPOINTMENT, status: 'cancelled', cancelledBy: 'visitor', cancelReason: 'withdrawn' },
    { ...APPOINTMENT, status: 'cancelled', cancelledBy: 'staff', cancelReason: 'asked' },
  ]
  const mails = await Promise.all(
    variants.flatMap((one) =>
      message === 'desk' ? mailsToStaff(one, AT_THE_OFFICE) : [mailToVisitor(message, one, AT_THE_OFFICE)],
    ),
  )
  return mails.map(({ subject, text }) => `${subject}\n${text}`).join('\n')
}

test('anyone who changes the words of a message raises its version', async () => {
  const now = await Promise.all(
    APPOINTMENT_MESSAGES.map(async (message) => [
      `${message} ${TEMPLATE_VERSIONS[message]}`,
      createHash('sha256')
        .update(await textsOf(message))
        .digest('hex')
        .slice(0, 12),
    ]),
  )
  expect(Object.fromEntries(now)).toEqual(WORDS_OF_VERSIONS)
})

test.each([
  ['booked', 'booked', 'PUBLISH'],
  ['moved', 'booked', 'PUBLISH'],
  ['cancelled', 'cancelled', 'CANCEL'],
] as const)(
  'finding field B3: the mail %s carries the calendar’s file under the neutral name, with its UID and SEQUENCE',
  async (message, status, method) => {
    const { calendar } = await mailToVisitor(message, { ...APPOINTMENT, status }, AT_THE_OFFICE)
    expect(calendar?.method).toBe(method)
    for (const line of [
      `METHOD:${method}`,
      `UID:${APPOINTMENT.calendarUid}`,
      'SEQUENCE:2',
      'DTSTART:20261125T063000Z',
      'SUMMARY:Appointment\\, P.',
    ])
      expect(calendar?.file.split('\r\n')).toContain(line)
  },
)

test('finding field B3: the mails of a move and a cancellation say what becomes of an entry that was saved', async () => {
  const textOf = async (message: 'moved' | 'cancelled' | 'reminder-day') =>
    (await mailToVisitor(message, APPOINTMENT, AT_THE_OFFICE)).text
  expect(await textOf('moved')).toContain('the entry there is old')
  expect(await textOf('cancelled')).toContain('takes it out')
  expect(await textOf('reminder-day')).not.toContain('calendar,')
  expect(await mailToVisitor('reminder-hour', APPOINTMENT, AT_THE_OFFICE)).not.toHaveProperty('calendar')
})

test('D72: to a visitor elsewhere a reminder’s subject names the zone of the office', async () => {
  const subjectIn = async (timeZone: string) =>
    (
      await mailToVisitor(
        'reminder-day',
        { ...APPOINTMENT, visitor: { ...APPOINTMENT.visitor, timeZone } },
        AT_THE_OFFICE,
      )
    ).subject
  expect(await subjectIn('Asia/Calcutta')).toBe('Your appointment: Wednesday, 25 November, 12:00')
  expect(await subjectIn('Europe/London')).toBe(
    'Your appointment: Wednesday, 25 November, 12:00 (India Standard Time)',
  )
})

test('the first line that a mail program shows is the first sentence, and no fact', async () => {
  const { html } = await mailToVisitor('booked', APPOINTMENT, AT_THE_OFFICE)
  const shown = html
    .replace(/<(title|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(shown.trim()).toMatch(/^The time below is yours\./)
  expect(html.indexOf('The time below is yours.')).toBeLessThan(html.indexOf('First talk'))
  // Invisible characters fill the line, so that no mail program previews the text below.
  expect(html.slice(0, html.indexOf('First talk'))).toContain('\u200c')
})

test('without a link, as once it has ended, there is neither link nor button', async () => {
  const visitor = { ...APPOINTMENT.visitor, followToken: undefined }
  const { text } = await mailToVisitor('reminder-hour', { ...APPOINTMENT, visitor }, AT_THE_OFFICE)
  expect(text).not.toMatch(/https:|I can’t come|four digits/)
})

test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'on a server in %s the words and the reminders are of the office, over midnight, month and year too',
  (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    const span = (startsAt: string, endsAt: string) => ({
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })
    const words = (startsAt: string, endsAt: string) => spanInWords(span(startsAt, endsAt), 'Asia/Kolkata')
    expect(words('2026-12-31T18:15:00Z', '2026-12-31T19:05:00Z')).toBe(
      'Thursday, 31 December 2026, 23:45 to 00:35 (India Standard Time)',
    )
    expect(words('2026-12-31T18:30:00Z', '2026-12-31T19:20:00Z')).toBe(
      'Friday, 1 January 2027, 00:00 to 00:50 (India Standard Time)',
    )
    expect(reminderDue('reminder-day', new Date('2027-03-01T05:30:00Z')).toISOString()).toBe(
      '2027-02-28T05:30:00.000Z',
    )
  },
)

test('a reminder comes neither within an hour of the booking nor once the next one is due', () => {
  const startsAt = new Date('2026-11-25T06:30:00Z')
  const at = (text: string) => new Date(`2026-11-${text}Z`)
  const due = reminderDue('reminder-hour', startsAt)
  expect(isTooSoon(due, at('25T04:30:00'))).toBe(false)
  expect(isTooSoon(due, at('25T04:30:01'))).toBe(true)
  expect(isTooLate('reminder-day', startsAt, at('25T05:29:59'))).toBe(false)
  expect(isTooLate('reminder-day', startsAt, at('25T05:30:00'))).toBe(true)
  expect(isTooLate('reminder-hour', startsAt, at('25T06:29:59'))).toBe(false)
  expect(isTooLate('reminder-hour', startsAt, at('25T06:30:00'))).toBe(true)
})
