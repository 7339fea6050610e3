/** What the reference of the API says of every erasure: it is the same for all sites, whatever they keep (decision 19). */
export const SEALED_COPY_DESCRIBED =
  ' Where a site has to keep a sealed copy of what is erased for a year, its notices and the `message` say so.'
