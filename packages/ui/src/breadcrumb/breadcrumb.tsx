import './breadcrumb.css'

/** One step of the way; the last one is the page itself. */
export interface Crumb {
  readonly label: string
  readonly href?: string | undefined
}

/** Props of `Breadcrumb`. */
export interface BreadcrumbProps {
  readonly label: string
  readonly trail: readonly Crumb[]
}

/** The way from the home page to this one. */
export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav className="crumb" aria-label={label}>
      <ol className="crumb__list">
        {trail.map((crumb, index) => (
          <li key={crumb.label}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.href}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
