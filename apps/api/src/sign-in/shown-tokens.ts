import type { IssuedTokens } from './start-session.ts'

/** The access token, as an answer shows it. */
export const shownAccess = ({ accessToken, accessSeconds }: IssuedTokens) => ({
  access_token: accessToken,
  expires_in: accessSeconds,
})

/** An app keeps its refresh token itself. Where a parallel renewal was quicker, that one has the next. */
export const shownRefresh = ({ refreshToken, refreshSeconds }: IssuedTokens) =>
  refreshToken === undefined ? {} : { refresh_token: refreshToken, refresh_expires_in: refreshSeconds }
