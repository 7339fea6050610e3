/**
 * Whether `If-None-Match` names an entity tag: one, a list, or `*`. The comparison is the weak one of RFC 9110,
 * 13.1.2, in which `W/` does not count. `etag` is one of ours, so it has no comma.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const tag = withoutWeakness(etag)
  return ifNoneMatch.split(',').some((one) => withoutWeakness(one.trim()) === tag)
}

const withoutWeakness = (etag: string) => (etag.startsWith('W/') ? etag.slice(2) : etag)
