/** Returns the current CSRF token of a plain form from its page. */
export async function formToken(page: string, address = new URL(page).pathname): Promise<string> {
  const html = await (await fetch(page)).text()
  const token = formsOf(html).find(({ action }) => action === undefined || action === address)?.token
  if (!token) throw new Error(`${page} has no form for ${address} with a token`)
  return token
}

/** Returns a page's POST forms with their CSRF tokens. A search changes nothing and has none. */
export function formsOf(html: string): { action: string | undefined; token: string | undefined }[] {
  return [
    ...html.matchAll(
      /<form\b[^>]*\bmethod="post"[^>]*>(?:<input type="hidden" name="csrf_token" value="([^"]+)"\/>)?/g,
    ),
  ]
    .filter(([tag]) => !tag.includes('role="search"'))
    .map(([tag, token]) => ({ action: /\baction="([^"]*)"/.exec(tag)?.[1], token }))
}
