import type { IssuedTokens } from './start-session.ts'

/** The access token as the API returns it. */
export const shownAccess = ({ accessToken, accessSeconds }: IssuedTokens) => ({
  access_token: accessToken,
  expires_in: accessSeconds,
})

/** An app stores its refresh token itself. If a parallel renewal was faster, that one returned the successor. */
export const shownRefresh = ({ refreshToken, refreshSeconds }: IssuedTokens) =>
  refreshToken === undefined ? {} : { refresh_token: refreshToken, refresh_expires_in: refreshSeconds }
