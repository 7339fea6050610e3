const COLLECTIONS = 'faqs|blogs|webinars|teams|seminars|videos|audios|newsletters'
const COLLECTION = new RegExp(`^/api/(?:${COLLECTIONS})$`)
const RECORD = new RegExp(`^/api/(?:(?:${COLLECTIONS})/[a-z0-9]{1,40}|site-setting)$`)

/** Each parameter that a read may carry, with the values that it may have. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  populate: /^\*$/,
  sort: /^(?:createdAt|date|title|order|name|issue)(?::(?:asc|desc))?$/,
  'pagination[page]': /^[1-9]\d{0,3}$/,
  'pagination[pageSize]': /^(?:[1-9]\d?|100)$/,
}

export type ContentAddress =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Settles which read of the content service an address means, with its parameters in one order, so that the same
 * read has one place in the cache. Reads of which the specification knows nothing are refused.
 */
export function contentAddress(url: string): ContentAddress {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid')
  const isList = COLLECTION.test(pathname)
  if (!isList && !RECORD.test(pathname)) return { kind: 'unknown' }
  const query = new URLSearchParams()
  for (const [name, value] of searchParams) {
    const allowed = PARAMETERS[name]
    if (!allowed || (!isList && name !== 'populate'))
      return { kind: 'refused', message: `Invalid parameter ${name.slice(0, 60)}` }
    if (!allowed.test(value) || query.has(name))
      return { kind: 'refused', message: `Invalid value for ${name}` }
    query.set(name, value)
  }
  query.sort()
  return { kind: 'read', path: query.size > 0 ? `${pathname}?${decodeBrackets(query)}` : pathname }
}

/** `pagination[page]` is written with its brackets, as the specification writes the calls. */
function decodeBrackets(query: URLSearchParams) {
  return query.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%3A', ':')
}
