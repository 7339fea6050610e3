import { Accordion } from './accordion.tsx'

const items = [
  {
    id: 'faq-first',
    question: 'What happens in the first session?',
    answer: <p>You say what brings you, in your own words and in your own time.</p>,
  },
  {
    id: 'faq-need',
    question: 'How do I know if I need therapy?',
    answer: <p>If something has weighed on you for more than two weeks, that is reason enough.</p>,
  },
]

export const examples = {
  'all closed': <Accordion group="closed" items={items.map((item) => ({ ...item, id: `${item.id}-a` }))} />,
  'the first open': <Accordion group="open" items={items} openFirst />,
}
