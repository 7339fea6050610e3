import { SectionHeading } from './section-heading.tsx'

export const examples = {
  'with opening words': (
    <SectionHeading id="ways" tag="Free, without an account">
      Supporting Your Mental Well-being
    </SectionHeading>
  ),
  alone: <SectionHeading>New on the blog</SectionHeading>,
}
