/** The fresh token of a plain form, as the page says it that shows the form: what is posted without it is refused. */
export async function formToken(page: string, address = new URL(page).pathname): Promise<string> {
  const html = await (await fetch(page)).text()
  const token = formsOf(html).find(({ action }) => action === undefined || action === address)?.token
  if (!token) throw new Error(`${page} has no form for ${address} with a token`)
  return token
}

/** The forms of a page that are posted, each with the token that it begins with. */
export function formsOf(html: string): { action: string | undefined; token: string | undefined }[] {
  return [
    ...html.matchAll(
      /<form\b[^>]*\bmethod="post"[^>]*>(?:<input type="hidden" name="csrf_token" value="([^"]+)"\/>)?/g,
    ),
  ].map(([tag, token]) => ({ action: /\baction="([^"]*)"/.exec(tag)?.[1], token }))
}
