import { LinkSection } from './link-section.tsx'

export const examples = {
  'an index of two': (
    <LinkSection
      id="free"
      tag="Free, without an account"
      title="Where to begin"
      links={[
        {
          href: '/assessments',
          seed: 'assessments',
          title: 'Self Assessments',
          text: 'Twenty quiet minutes with three questionnaires. See where you stand today.',
        },
        {
          href: '/blog-grid',
          seed: 'blogs',
          title: 'Blogs',
          text: 'Short, plain reads on sleep, family, work and worry.',
        },
      ]}
    />
  ),
  'a row that says what its link gives': (
    <LinkSection
      id="services"
      look="sunk"
      title="Other services"
      links={[
        {
          href: '/service-details',
          seed: 'couples',
          title: 'Couples Counselling',
          text: 'For two people who would like to hear each other again.',
          linkText: 'More Info',
        },
      ]}
    />
  ),
}
