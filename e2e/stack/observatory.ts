/** What a scan of one answer found: the name of a result of Mozilla's HTTP Observatory, and its points. */
export interface Finding {
  readonly result: string
  readonly points: number
}

const HALF_A_YEAR = 15_768_000
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/**
 * Scores an answer by the rules of Mozilla's HTTP Observatory, as published for its version 5: 100 points to begin
 * with, taken and given by each header. Points above 100 count only where at least 90 are left without them.
 */
export function scan(headers: Headers, html: string): { score: number; findings: readonly Finding[] } {
  const policy = directives(headers.get('content-security-policy') ?? '')
  const findings = [
    contentPolicy(policy),
    cookies(headers.getSetCookie()),
    headers.get('access-control-allow-origin') === '*'
      ? { result: 'cross-origin-resource-sharing-implemented-with-public-access', points: 0 }
      : { result: 'cross-origin-resource-sharing-not-implemented', points: 0 },
    PRIVATE.includes(headers.get('referrer-policy') ?? '')
      ? { result: 'referrer-policy-private', points: 5 }
      : { result: 'referrer-policy-not-private', points: -5 },
    transport(headers.get('strict-transport-security')),
    foreignScripts(html),
    headers.get('x-content-type-options') === 'nosniff'
      ? { result: 'x-content-type-options-nosniff', points: 0 }
      : { result: 'x-content-type-options-not-implemented', points: -5 },
    framing(policy, headers.get('x-frame-options')),
    ['same-origin', 'same-site'].includes(headers.get('cross-origin-resource-policy') ?? '')
      ? { result: 'corp-implemented', points: 10 }
      : { result: 'corp-not-implemented', points: 0 },
  ]
  const taken = findings.reduce((sum, { points }) => sum + Math.min(points, 0), 100)
  const given = findings.reduce((sum, { points }) => sum + Math.max(points, 0), 0)
  return { score: taken >= 90 ? taken + given : Math.max(taken, 0), findings }
}

function directives(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  )
}

function contentPolicy(policy: Map<string, readonly string[]>): Finding {
  if (policy.size === 0) return { result: 'csp-not-implemented', points: -25 }
  const fallback = policy.get('default-src') ?? ['*']
  const scripts = policy.get('script-src') ?? fallback
  const styles = policy.get('style-src') ?? fallback
  const isUnsafe = (sources: readonly string[]) =>
    sources.some((source) => ["'unsafe-inline'", '*', 'data:', 'http:', 'https:'].includes(source))
  if (isUnsafe(scripts) || isUnsafe(policy.get('object-src') ?? fallback))
    return { result: 'csp-implemented-with-unsafe-inline', points: -20 }
  if (scripts.includes("'unsafe-eval'")) return { result: 'csp-implemented-with-unsafe-eval', points: -10 }
  if (isUnsafe(styles)) return { result: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 }
  if (fallback.join() === "'none'")
    return { result: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
  return { result: 'csp-implemented-with-no-unsafe', points: 5 }
}

function cookies(set: readonly string[]): Finding {
  if (set.length === 0) return { result: 'cookies-not-found', points: 0 }
  if (!set.every((cookie) => /;\s*secure/i.test(cookie)))
    return { result: 'cookies-without-secure-flag', points: -20 }
  if (!set.every((cookie) => /;\s*httponly/i.test(cookie)))
    return { result: 'cookies-session-without-httponly-flag', points: -30 }
  return { result: 'cookies-secure-with-httponly-sessions', points: 0 }
}

function transport(header: string | null): Finding {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return { result: 'hsts-not-implemented', points: -20 }
  return age >= HALF_A_YEAR
    ? { result: 'hsts-implemented-max-age-at-least-six-months', points: 0 }
    : { result: 'hsts-implemented-max-age-less-than-six-months', points: -10 }
}

function foreignScripts(html: string): Finding {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"/g)]
  return foreign.length === 0
    ? { result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 }
    : { result: 'sri-not-implemented-and-external-scripts', points: -50 }
}

function framing(policy: Map<string, readonly string[]>, header: string | null): Finding {
  if (policy.get('frame-ancestors')?.join() === "'none'")
    return { result: 'x-frame-options-implemented-via-csp', points: 5 }
  return /^(?:deny|sameorigin)$/i.test(header ?? '')
    ? { result: 'x-frame-options-sameorigin-or-deny', points: 0 }
    : { result: 'x-frame-options-not-implemented', points: -20 }
}
