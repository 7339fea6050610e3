import { Icon } from '@pulli/ui/icon/icon.tsx'
import './quick-exit.css'

export interface ExitLinkProps {
  to: string
  label: string
  hint: string
}

/**
 * Leaves the site at once (`watch-for-exit.ts`). Without JavaScript a link. It is given its words: an island that took them
 * from the catalogue would bring the dashboard's first file along, in which the bundler puts them.
 */
export function ExitLink({ to, label, hint }: ExitLinkProps) {
  return (
    <a className="exit" href={to} rel="noreferrer" title={hint} data-exit-link="">
      <Icon name="external" small />
      <span>{label}</span>
    </a>
  )
}
