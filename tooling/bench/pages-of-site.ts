/** Returns the addresses of the sitemap, with the first record of each kind. */
export async function pagesOfSite(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '/')
  const kinds = new Map(paths.toReversed().map((path) => [path.replace(/[a-z0-9]{20,}$/, ''), path]))
  return paths.filter((path) => [...kinds.values()].includes(path))
}
