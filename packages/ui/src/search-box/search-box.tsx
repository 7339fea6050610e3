import { IconButton } from '#icon-button/icon-button.tsx'
import './search-box.css'

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  /** The address the form leads to. */
  readonly action: string
  /** The name of the field. */
  readonly name: string
  readonly label: string
  readonly placeholder?: string | undefined
  /** The query. */
  readonly value?: string | undefined
  readonly buttonLabel: string
  /** Where a page has two; `search-` and the name unless given. */
  readonly id?: string | undefined
}

/** A search of one line, as a plain form. It posts: no history or log has the query (D65). */
export function SearchBox(props: SearchBoxProps) {
  const { action, name, label, placeholder, value, buttonLabel, id = `search-${name}` } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know the search element
    <form className="search" role="search" method="post" action={action}>
      <label htmlFor={id} className="side__head">
        {label}
      </label>
      <div className="search__field">
        <input
          id={id}
          name={name}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          defaultValue={value}
        />
        <IconButton type="submit" icon="search" label={buttonLabel} />
      </div>
    </form>
  )
}
