import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { addresses } from './addresses.ts'

export default [
  index('site/home/home-page.tsx'),
  route(addresses.journals, 'site/journals/journals-page.tsx'),
  route(addresses.blogs, 'site/journals/journals-page.tsx', { id: 'blogs' }),
  route(addresses.blogFeed, 'site/blog/blog-feed-route.ts'),
  route(addresses.awarenessCampaigns, 'site/campaign/awareness-page.tsx'),
  route(addresses.campaigns, 'site/campaign/campaign-list-page.tsx'),
  route(addresses.singleCampaign, 'site/campaign/campaign-page.tsx'),
  route(addresses.campaignFeed, 'site/campaign/campaign-feed-route.ts'),
  route(addresses.community, 'site/community/community-page.tsx'),
  route(addresses.newsletter, 'site/community/letter-page.tsx'),
  route(addresses.blogGrid, 'site/blog/blog-list-page.tsx'),
  route(addresses.singleBlog, 'site/blog/blog-page.tsx'),
  route(addresses.consultation, 'site/consultation/consultation-page.tsx'),
  route(addresses.crisis, 'site/crisis/crisis-page.tsx'),
  route(addresses.getStarted, 'site/get-started/get-started-page.tsx'),
  route(addresses.getStarted2, 'site/get-started/get-started2-page.tsx'),
  route(addresses.serviceDetails, 'site/services/service-details-page.tsx'),
  route(addresses.programs, 'site/programs/programs-page.tsx'),
  route(addresses.downloadApp, 'site/download-app/download-app-page.tsx'),
  route(addresses.photoGallery, 'site/gallery/photo-gallery-page.tsx'),
  route(addresses.assessments, 'site/assessments/assessments-page.tsx'),
  route(addresses.robots, 'site/search-engines/robots.ts'),
  route(addresses.sitemap, 'site/search-engines/sitemap.ts'),
  route('*', 'site/not-found/not-found-page.tsx'),
] satisfies RouteConfig
