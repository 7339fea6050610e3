import { WayRow } from './way-row.tsx'

export const examples = {
  'an index of two': (
    <ul className="ways">
      <WayRow
        href="/assessments"
        seed="assessments"
        title="Self Assessments"
        text="Twenty quiet minutes with three questionnaires. See where you stand today."
      />
      <WayRow
        href="/blog-grid"
        seed="blogs"
        title="Blogs"
        text="Short, plain reads on sleep, family, work and worry."
      />
    </ul>
  ),
  'a row that says what its link gives': (
    <ul className="ways">
      <WayRow
        href="/service-details"
        seed="couples"
        title="Couples Counselling"
        text="For two people who would like to hear each other again."
        linkText="More Info"
      />
    </ul>
  ),
}
