import type { Core } from '@strapi/strapi'

interface Category {
  name: string
  count?: number | null
  isSample?: boolean | null
}

/**
 * Gives each confirmed category the number of its published articles; a sample keeps the number that an editor sees.
 * Where samples are hidden, every category is counted (decision D49).
 */
export async function countCategories(
  strapi: Core.Strapi,
  settings: { blogPanel?: { categories?: Category[] } | null },
  countsAll: boolean,
) {
  const { blogPanel } = settings
  if (!blogPanel?.categories) return settings
  const categories = await Promise.all(
    blogPanel.categories.map(async (category) => {
      if (category.isSample && !countsAll) return category
      const count = await strapi
        .documents('api::blog.blog')
        .count({ status: 'published', filters: { category: category.name } } as object)
      return { ...category, count, isSample: false }
    }),
  )
  return { ...settings, blogPanel: { ...blogPanel, categories } }
}
