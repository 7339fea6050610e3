import { siteContext } from '@pulli/web/site-context.ts'
import { z } from 'zod'
import { addresses } from '#addresses.ts'
import { doWithout, fetchList, type LoaderContext } from '#content/read-content.ts'
import { readSettings } from '#content/settings.ts'
import { blogAddress, campaignAddress, newsletterAddress } from '#record-addresses.ts'
import { hasApp } from '#site/home/has-app.ts'

/** One page of the site, with the day on which it last changed where the content service says it. */
export interface ListedPage {
  path: string
  changedOn?: string | undefined
}

/**
 * The specification's public routes, the legal texts and the crisis page; `/blogs` is `/journals`, and a login
 * is no search result.
 */
const PAGES = [
  addresses.home,
  addresses.about,
  addresses.team,
  addresses.faq,
  addresses.safetyPlan,
  addresses.contact,
  addresses.privacy,
  addresses.terms,
  addresses.accessibility,
  addresses.ai,
  addresses.parents,
  addresses.assessments,
  addresses.depressionAssessment,
  addresses.perceivedStressAssessment,
  addresses.anxietyAssessment,
  addresses.phq9Assessment,
  addresses.gad7Assessment,
  addresses.seminars,
  addresses.journals,
  addresses.community,
  addresses.awarenessCampaigns,
  addresses.artsAudio,
  addresses.artsVideo,
  addresses.getStarted,
  addresses.getStarted2,
  addresses.blogGrid,
  addresses.campaigns,
  addresses.serviceDetails,
  addresses.programs,
  addresses.photoGallery,
  addresses.consultation,
  addresses.crisis,
]

/** A published record, as far as the list looks at it. */
const Listed = z.object({
  documentId: z.string().min(1),
  updatedAt: z.string().optional().catch(undefined),
})

const READ_AT_ONCE = 100

/** Every public page; records that cannot be read now are left out, and the list counts as partial. */
export async function listPages(context: LoaderContext): Promise<ListedPage[]> {
  const [settings, blogs, campaigns, letters] = await Promise.all([
    readSettings(context),
    listRecords(context, 'blogs', blogAddress),
    listRecords(context, 'webinars', campaignAddress),
    listRecords(context, 'newsletters', newsletterAddress),
  ])
  const app = hasApp(settings?.storeLinks) ? [addresses.downloadApp] : []
  return [...[...PAGES, ...app].map((path) => ({ path })), ...blogs, ...campaigns, ...letters]
}

async function listRecords(
  context: LoaderContext,
  collection: 'blogs' | 'webinars' | 'newsletters',
  addressOf: (documentId: string) => string,
): Promise<ListedPage[]> {
  // An order of its own: one address is always read with one schema.
  const read = `/api/${collection}?populate=*&sort=createdAt:asc&pagination[pageSize]=${READ_AT_ONCE}`
  const pages = new Map<string, ListedPage>()
  try {
    for (let page = 1, pageCount = 1; page <= pageCount; page++) {
      const list = await fetchList(context.get(siteContext), Listed, `${read}&pagination[page]=${page}`)
      for (const { documentId, updatedAt } of list.records)
        pages.set(documentId, { path: addressOf(documentId), changedOn: updatedAt?.slice(0, 10) })
      pageCount = list.pageCount
    }
  } catch (error) {
    doWithout(context, read, error)
  }
  return [...pages.values()]
}
