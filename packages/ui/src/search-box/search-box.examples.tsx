import { SearchBox } from './search-box.tsx'

const words = { action: '/blog-grid', name: 'q', label: 'Search', buttonLabel: 'Start the search' }

export const examples = {
  empty: <SearchBox {...words} placeholder="Sleep, parents, work" />,
  'with what was searched for': <SearchBox {...words} id="search-again" value="sleep" />,
}
