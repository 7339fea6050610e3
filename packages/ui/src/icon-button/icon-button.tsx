import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { Icon } from '#icon/icon.tsx'
import type { IconName } from '#icon/icon-shapes.tsx'
import './icon-button.css'

interface Looks {
  readonly icon: IconName
  /** Its name for assistive technology. */
  readonly label: string
  /** The filled disc. */
  readonly strong?: boolean | undefined
}

/** Props of `IconButton`, in addition to the attributes of a button. */
export interface IconButtonProps
  extends Looks,
    Readonly<Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>> {}

/** Props of `IconLink`, in addition to the attributes of a link. */
export interface IconLinkProps
  extends Looks,
    Readonly<Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'>> {
  readonly href: string
}

function classNames(strong: boolean | undefined, own: string | undefined) {
  return ['iconbtn', strong && 'iconbtn--act', own].filter(Boolean).join(' ')
}

/** A round button of 44 px that shows only an icon. */
export function IconButton({ icon, label, strong, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(strong, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

/** A round link of 44 px that shows only an icon. */
export function IconLink({ icon, label, strong, className, href, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} className={classNames(strong, className)} aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}
