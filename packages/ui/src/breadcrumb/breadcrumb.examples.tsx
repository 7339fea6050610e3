import { Breadcrumb } from './breadcrumb.tsx'

export const examples = {
  'three steps': (
    <Breadcrumb
      label="Breadcrumb"
      trail={[{ label: 'Home', href: '/' }, { label: 'Blogs', href: '/blogs' }, { label: 'All blogs' }]}
    />
  ),
}
