import { Pager } from './pager.tsx'

const words = { previousLabel: 'Prev', nextLabel: 'Next', pageLabel: 'Page' }
const hrefFor = (page: number) => `?page=${page}`

export const examples = {
  'the first page': <Pager {...words} label="Pages, first" page={1} pageCount={4} hrefFor={hrefFor} />,
  'a page between': <Pager {...words} label="Pages, between" page={2} pageCount={4} hrefFor={hrefFor} />,
  'the last page': <Pager {...words} label="Pages, last" page={4} pageCount={4} hrefFor={hrefFor} />,
}
