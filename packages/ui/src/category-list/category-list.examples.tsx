import { CategoryList } from './category-list.tsx'

export const examples = {
  'three categories, one chosen': (
    <CategoryList
      items={[
        { href: '?category=Relationship', label: 'Relationship', count: 12 },
        { href: '?category=Parenting', label: 'Parenting', count: 16, current: true },
        { href: '?category=Depression', label: 'Depression', count: 0 },
      ]}
    />
  ),
}
