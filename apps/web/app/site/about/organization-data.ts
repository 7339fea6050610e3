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
    sameAs: isSample ? undefined : Object.values(links),
  }
}
