import { type ComponentProps, Fragment, type Key, type ReactNode } from 'react'

interface Column<Row> {
  /** Missing: the column explains itself. */
  head?: string
  className?: string
  cell: (row: Row, place: number) => ReactNode
}

interface DataTableProps<Row> {
  className?: string
  caption?: string
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  columns: readonly Column<Row>[]
  /** The column that names the row. */
  rowHead?: number
  /** On a narrow screen each value says what it is. */
  hasLabels?: boolean
  rowProps?: (row: Row) => ComponentProps<'tr'> & { [data: `data-${string}`]: unknown }
  /** What is open below a row, such as its form. */
  below?: (row: Row) => ReactNode
}

/** A table of the desk: a row for each thing, and what can be done with it in the last column. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { className, caption, rows, keyOf, columns, rowHead = 0, hasLabels = true, rowProps, below } = props
  return (
    <table className={className ? `desk__table ${className}` : 'desk__table'}>
      {caption && <caption className="sr">{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ head, className: name }) =>
            head ? (
              <th key={head} scope="col">
                {head}
              </th>
            ) : (
              <td key={name} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => {
          const opened = below?.(row)
          return (
            <Fragment key={keyOf(row)}>
              <tr {...rowProps?.(row)}>
                {columns.map(({ head, className: name, cell }, column) =>
                  column === rowHead ? (
                    <th key={head} scope="row">
                      {cell(row, place)}
                    </th>
                  ) : (
                    <td key={head ?? name} className={name} data-label={hasLabels ? head : undefined}>
                      {cell(row, place)}
                    </td>
                  ),
                )}
              </tr>
              {opened && (
                <tr>
                  <td className="desk__open" colSpan={columns.length}>
                    {opened}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
