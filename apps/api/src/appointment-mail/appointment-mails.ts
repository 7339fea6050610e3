import type { AppointmentToMail } from '@pulli/data/appointment/find-appointment-to-mail.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { calendarFile, calendarMethod } from '#appointment/calendar-file.ts'
import { followAddress } from '#consultation/consultation-mails.ts'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mail } from '#mail/mail.ts'
import type { AppointmentMessage } from './appointment-message.ts'
import { ERASED, ERASED_UNDER_SEAL } from './erased-reasons.ts'
import { isElsewhere, namedStart, type Span, spanInWords, startInWords } from './when-in-words.ts'

/** A person's professional registration, which the Telemedicine Practice Guidelines of 2020 require beforehand. */
export type Registration = { specialization?: string | undefined; registrationNumber?: string | undefined }

/** What the words of a mail depend on beside the appointment. */
export type MailCircumstances = {
  publicUrl: string
  /** The zone of the office. */
  officeZone: string
  now: Date
  registration?: Registration | undefined
}

type ToVisitor = Exclude<AppointmentMessage, 'desk'>

/** What these say of an entry that was saved before. They come with the calendar's file; a reminder changes no entry. */
const OF_ENTRY: Readonly<Partial<Record<ToVisitor, () => string[]>>> = {
  booked: () => [],
  moved: () => [m.appointment_mail_moved_calendar()],
  cancelled: () => [m.appointment_mail_cancelled_calendar()],
}

/** A mail to the sender of a request. Its subject and its first line do not reveal what the appointment is for. */
export async function mailToVisitor(
  message: ToVisitor,
  appointment: AppointmentToMail,
  circumstances: MailCircumstances,
): Promise<Mail> {
  const { publicUrl, officeZone } = circumstances
  const { followToken, email } = appointment.visitor
  const isCancelled = message === 'cancelled'
  const address = followToken && `${followAddress(publicUrl, followToken)}#appointment`
  const words = WORDS[message](appointment, officeZone)
  const ofEntry = OF_ENTRY[message]?.()
  const mail = await compose(appointment, message, email, {
    subject: words.subject,
    letter: {
      heading: words.subject,
      opening: [words.text],
      facts: [...times(message, appointment, officeZone), ...about(appointment, circumstances.registration)],
      ...(address && {
        action: {
          label: isCancelled ? m.appointment_mail_link_cancelled() : m.appointment_mail_link(),
          address,
        },
        ...(!isCancelled && { button: { label: m.booking_cannot_come(), address } }),
      }),
      closing: [
        ...(ofEntry ?? []),
        ...(address ? [m.appointment_mail_digits()] : []),
        m.appointment_mail_mistaken(),
      ],
      care: [m.mail_visitor_emergency(), m.mail_crisis_line()],
    },
  })
  if (ofEntry === undefined) return mail
  const entry = { ...appointment, isCancelled }
  return {
    ...mail,
    calendar: { method: calendarMethod(entry), file: calendarFile(entry, circumstances.now) },
  }
}

/** The mails to the staff about one change: to the person who has the appointment, and to the one who had it before a move. */
export function mailsToStaff(
  appointment: AppointmentToMail,
  circumstances: MailCircumstances,
): Promise<Mail>[] {
  const { counsellor, before, status } = appointment
  const hasMovedHere = before !== undefined && before.staffId !== appointment.staffId
  const text =
    status === 'cancelled'
      ? m.appointment_mail_desk_cancelled
      : before === undefined
        ? m.appointment_mail_desk_booked
        : hasMovedHere
          ? m.appointment_mail_desk_moved_here
          : m.appointment_mail_desk_moved
  const own = counsellor && deskMail('desk', appointment, counsellor.email, text(), circumstances)
  const left =
    hasMovedHere && status === 'booked' && before.counsellor
      ? deskMail(
          'desk-before',
          { ...appointment, ...before, before: undefined },
          before.counsellor.email,
          m.appointment_mail_desk_moved_away(),
          circumstances,
        )
      : undefined
  return [own, left].filter((mail) => mail !== undefined)
}

function deskMail(
  name: string,
  appointment: AppointmentToMail,
  to: string,
  text: string,
  { publicUrl, officeZone }: MailCircumstances,
): Promise<Mail> {
  const subject = m.appointment_mail_desk_subject()
  return compose(appointment, name, to, {
    subject,
    letter: {
      heading: subject,
      opening: [text],
      facts: inOffice(appointment, officeZone, appointment.before),
      action: { label: m.appointment_mail_desk_link(), address: `${publicUrl}/desk` },
      closing: [m.appointment_mail_desk_private()],
    },
  })
}

type Words = (appointment: AppointmentToMail, zone: string) => { subject: string; text: string }

const WORDS: Readonly<Record<ToVisitor, Words>> = {
  booked: () => ({ subject: m.appointment_mail_booked_subject(), text: m.appointment_mail_booked_text() }),
  moved: () => ({ subject: m.appointment_mail_moved_subject(), text: m.appointment_mail_moved_text() }),
  cancelled: ({ cancelledBy, cancelReason }) => ({
    subject: m.appointment_mail_cancelled_subject(),
    text:
      cancelledBy !== 'visitor'
        ? m.appointment_mail_cancelled_by_us()
        : cancelReason === 'withdrawn'
          ? m.appointment_mail_cancelled_with_request()
          : cancelReason === ERASED
            ? m.appointment_mail_cancelled_with_erasure()
            : cancelReason === ERASED_UNDER_SEAL
              ? `${m.appointment_mail_cancelled_with_erasure()} ${m.erasure_sealed({ days: RETENTION.sealedErasureDays })}`
              : m.appointment_mail_cancelled_text(),
  }),
  'reminder-day': (appointment, zone) => ({
    subject: m.appointment_mail_day_subject({ when: startForVisitor(appointment, zone) }),
    text: m.appointment_mail_day_text(),
  }),
  'reminder-hour': (appointment, zone) => ({
    subject: m.appointment_mail_hour_subject({ when: startForVisitor(appointment, zone) }),
    text: m.appointment_mail_hour_text(),
  }),
}

/** When it begins at the office; for a visitor elsewhere with the name of that zone. */
function startForVisitor({ startsAt, visitor }: AppointmentToMail, zone: string): string {
  const inWords = isElsewhere(startsAt, zone, visitor.timeZone) ? namedStart : startInWords
  return inWords(startsAt, zone)
}

/** The times in the office's zone, with its name; for a visitor elsewhere in theirs too. */
function times(message: ToVisitor, appointment: AppointmentToMail, zone: string): Letter['facts'] {
  const { visitor, before, startsAt } = appointment
  const facts = inOffice(appointment, zone, message === 'moved' ? before : undefined)
  if (isElsewhere(startsAt, zone, visitor.timeZone))
    facts.push([m.appointment_mail_when_there(), spanInWords(appointment, visitor.timeZone)])
  return facts
}

function inOffice(span: Span, zone: string, before: Span | undefined): Letter['facts'] {
  const facts: Letter['facts'] = [[m.appointment_mail_when(), spanInWords(span, zone)]]
  if (before !== undefined) facts.push([m.appointment_mail_before(), spanInWords(before, zone)])
  return facts
}

const MODE_WORDS = {
  video: m.booking_by_video,
  phone: m.booking_by_phone,
  'in-person': m.booking_in_person,
} as const

/** With whom, and how; with the qualification and the registration where the team entry has them. */
function about(
  { staffName, serviceName, mode }: AppointmentToMail,
  registration: Registration = {},
): Letter['facts'] {
  const facts: [string, string | undefined][] = [
    [m.booking_with(), staffName],
    [m.booking_profession(), registration.specialization],
    [m.team_registration(), registration.registrationNumber],
    [m.booking_what(), serviceName],
    [m.booking_how(), MODE_WORDS[mode]()],
  ]
  return facts.flatMap(([label, value]): Letter['facts'] => (value ? [[label, value]] : []))
}

async function compose(
  { id, requestId, version }: AppointmentToMail,
  name: string,
  to: string,
  { subject, letter }: { subject: string; letter: Letter },
): Promise<Mail> {
  return {
    role: 'appointment',
    // The sweep of erased requests finds their mails by the first id.
    messageId: `consultation-${requestId}.appointment-${id}.${version}.${name}`,
    to: [to],
    subject,
    html: await letterHtml(letter),
    text: letterText(letter),
  }
}
