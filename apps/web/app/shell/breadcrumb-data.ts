import type { Crumb } from '@pulli/ui/breadcrumb/breadcrumb.tsx'

/** Structured data of breadcrumbs (schema.org); the last step is the page itself and needs no address. */
export function breadcrumbData(trail: readonly Crumb[], publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: publicUrl + href }),
    })),
  }
}
