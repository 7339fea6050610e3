import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'

/** The provider as schema.org names it, for search engines; sample contact details and links are left out. */
export function organizationData(settings: SiteSetting | undefined, publicUrl: string) {
  const { brandName, legalEntity, contact, socialLinks } = settings ?? {}
  const reach = contact?.isSample ? undefined : contact
  const { isSample, ...links } = socialLinks ?? {}
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalOrganization',
    name: brandName ?? m.shell_brand(),
    legalName: legalEntity,
    url: publicUrl,
    description: m.about_mission(),
    telephone: reach?.phone,
    email: reach?.email,
    address: reach?.address,
    openingHoursSpecification: openingHoursData(reach),
    sameAs: isSample ? undefined : Object.values(links),
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function openingHoursData(contact: SiteSetting['contact']) {
  return officeHours(contact)?.week.periods.map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => DAYS[day - 1]),
    opens: timeOf(from),
    // Equal times would mean closed to schema.org.
    closes: from === to ? '23:59' : timeOf(to),
  }))
}

const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
