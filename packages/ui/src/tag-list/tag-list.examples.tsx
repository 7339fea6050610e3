import { TagList } from './tag-list.tsx'

export const examples = {
  'a few tags': (
    <TagList
      items={['Family Problem', 'Therapy', 'Teenagers'].map((label) => ({ href: `?tag=${label}`, label }))}
    />
  ),
}
