import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { dayInWords } from '#content/day-in-words.ts'
import { OpenNow } from '#opening-hours/open-now.tsx'
import { ContactCard } from './contact-card.tsx'

/** Only holidays of the next weeks: those of next year would hide them. */
const WEEKS_AHEAD = 8

/** CON-02: the working hours, the holidays that come, and whether calls are answered now. */
export function HoursCard({ contact }: { contact: NonNullable<SiteSetting['contact']> }) {
  const hours = officeHours(contact)
  if (hours === undefined) return null
  const { zone } = hours.week
  return (
    <ContactCard
      title={m.contact_hours()}
      note={
        zone === DEFAULT_TIME_ZONE
          ? m.contact_hours_text()
          : m.contact_hours_text_zone({ zone: cityOf(zone) })
      }
      actions={
        <a className="linkish contact__action" href="tel:112">
          {m.contact_hours_call()}
        </a>
      }
    >
      {hours.words}
      {holidaysAhead(contact.holidays, dayIn(zone, new Date())).map((words) => (
        <span key={words} className="contact__hours">
          {words}
        </span>
      ))}
      <OpenNow hours={hours.week} />
    </ContactCard>
  )
}

/** "Asia/Ho_Chi_Minh" is the clock of Ho Chi Minh. */
const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

function holidaysAhead(holidays: NonNullable<SiteSetting['contact']>['holidays'], today: string): string[] {
  return holidays
    .filter(({ day }) => today <= day && day <= addDays(today, WEEKS_AHEAD * 7))
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ day, name }) => {
      const words = dayInWords(day) ?? day
      return name === undefined
        ? m.contact_hours_closed({ day: words })
        : m.contact_hours_closed_for({ day: words, name })
    })
}
