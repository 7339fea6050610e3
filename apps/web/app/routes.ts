import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { addresses } from './addresses.ts'

export default [
  index('site/home/home-page.tsx'),
  route(addresses.blogGrid, 'site/blog/blog-list-page.tsx'),
  route(addresses.singleBlog, 'site/blog/blog-page.tsx'),
  route(addresses.consultation, 'site/consultation/consultation-page.tsx'),
  route(addresses.crisis, 'site/crisis/crisis-page.tsx'),
  route('*', 'site/not-found/not-found-page.tsx'),
] satisfies RouteConfig
