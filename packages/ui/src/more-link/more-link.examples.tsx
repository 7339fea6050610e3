import { MoreLink } from './more-link.tsx'

export const examples = {
  onwards: <MoreLink href="/blogs">Read Blogs</MoreLink>,
  back: (
    <MoreLink href="/" back>
      Home
    </MoreLink>
  ),
}
