/** Every public address that stands in the sitemap; of the pages of one record, the first of each kind. */
export async function pagesOfSite(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '/')
  const kinds = new Map(paths.toReversed().map((path) => [path.replace(/[a-z0-9]{20,}$/, ''), path]))
  return paths.filter((path) => [...kinds.values()].includes(path))
}
