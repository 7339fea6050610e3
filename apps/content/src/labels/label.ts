/** What an editor reads in the admin: the name of each field and a line of help under it. */
export interface TypeLabels {
  /** Columns of the list, most telling first. */
  columns?: string[]
  /** How the list is sorted when it opens. */
  sort?: [field: string, direction: 'ASC' | 'DESC']
  fields: Record<string, [label: string, help: string]>
}
