/** Neutral, fast and visited by everybody: where a quick exit leads if the settings name nothing, or cannot be read. */
const NEUTRAL = 'https://www.google.com/'

/** Returns where a quick exit leads. It never depends on the content service. */
export function exitAddress(settings: { quickExitUrl?: string | undefined } | undefined): string {
  const chosen = settings?.quickExitUrl
  return chosen !== undefined && /^https?:\/\//.test(chosen) && URL.canParse(chosen) ? chosen : NEUTRAL
}
