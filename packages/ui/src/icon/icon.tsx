import { ICON_SHAPES, type IconName } from './icon-shapes.tsx'
import './icon.css'

/** Props of `Icon`. */
export interface IconProps {
  readonly name: IconName
  /** 18 px in place of 24. */
  readonly small?: boolean | undefined
  readonly className?: string | undefined
}

/** An icon beside words; it is decoration, so an icon alone needs a label of its own. */
export function Icon({ name, small, className }: IconProps) {
  const names = ['ic', small && 'ic--s', className].filter(Boolean).join(' ')
  return (
    <svg className={names} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {ICON_SHAPES[name]}
    </svg>
  )
}
