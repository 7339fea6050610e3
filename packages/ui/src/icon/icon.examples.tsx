import { Icon } from './icon.tsx'
import { ICON_SHAPES, type IconName } from './icon-shapes.tsx'

const names = Object.keys(ICON_SHAPES) as IconName[]

export const examples = {
  'every icon': names.map((name) => <Icon key={name} name={name} />),
  'a small one': <Icon name="chevron-down" small />,
}
