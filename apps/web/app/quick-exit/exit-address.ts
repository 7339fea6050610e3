/** A neutral, fast and popular site: the target of a quick exit if the settings name none, or cannot be read. */
const NEUTRAL = 'https://www.google.com/'

/** Returns where a quick exit leads. It never depends on the content service. */
export function exitAddress(settings: { quickExitUrl?: string | undefined } | undefined): string {
  const chosen = settings?.quickExitUrl
  return chosen !== undefined && /^https?:\/\//.test(chosen) && URL.canParse(chosen) ? chosen : NEUTRAL
}
