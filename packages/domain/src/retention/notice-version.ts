/**
 * The version of a notice as it is stored with a consent. Where sealed copies of erased data are retained (decision 19), the
 * notice says so, and its words are others.
 */
export const noticeVersion = (version: string, sealsErasures: boolean): string =>
  sealsErasures ? `${version}-sealed` : version
