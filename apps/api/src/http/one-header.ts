/** A header as one text. Node joins one that was sent twice, except for a few that are not ours. */
export const oneHeader = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(', ') : header
