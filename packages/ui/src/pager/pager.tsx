import { Button, ButtonLink } from '#button/button.tsx'
import { Icon } from '#icon/icon.tsx'
import './pager.css'

/** Props of `Pager`. */
export interface PagerProps {
  readonly label: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** Read out before the place, as in "Page 1/4". */
  readonly pageLabel: string
  /** Counted from 1. */
  readonly page: number
  readonly pageCount: number
  readonly hrefFor: (page: number) => string
}

/** Previous, the place in the list, next; an end that leads nowhere keeps its place. */
export function Pager(props: PagerProps) {
  const { label, previousLabel, nextLabel, pageLabel, page, pageCount, hrefFor } = props
  const previous = (
    <>
      <Icon name="arrow-left" />
      {previousLabel}
    </>
  )
  const next = (
    <>
      {nextLabel}
      <Icon name="arrow-right" />
    </>
  )
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 ? (
        <ButtonLink kind="line" href={hrefFor(page - 1)} rel="prev">
          {previous}
        </ButtonLink>
      ) : (
        <Button kind="line" disabled>
          {previous}
        </Button>
      )}
      <p className="tnum">
        <span className="sr">{pageLabel} </span>
        {`${page}/${pageCount}`}
      </p>
      {page < pageCount ? (
        <ButtonLink kind="line" href={hrefFor(page + 1)} rel="next">
          {next}
        </ButtonLink>
      ) : (
        <Button kind="line" disabled>
          {next}
        </Button>
      )}
    </nav>
  )
}
