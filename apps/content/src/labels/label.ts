/** An editor's view of a type in the admin: the label of each field and its help text. */
export interface TypeLabels {
  /** Columns of the list, most informative first. */
  columns?: string[]
  /** The default sort order of the list. */
  sort?: [field: string, direction: 'ASC' | 'DESC']
  fields: Record<string, [label: string, help: string]>
}
