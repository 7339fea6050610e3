/** Returns a header as one string. Node joins repeated headers, except for a few that the API does not use. */
export const oneHeader = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(', ') : header
