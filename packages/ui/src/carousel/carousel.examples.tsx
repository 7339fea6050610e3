import { Carousel } from './carousel.tsx'

const cards = ['one', 'two', 'three'].map((id) => ({ id, content: <p>{id}</p> }))
const words = { previous: 'Previous', next: 'Next', count: (card: number) => `${card} of 3` }

export const examples = {
  'two in view': (
    <Carousel labelledBy="team-h" head={<h2 id="team-h">Team</h2>} cards={cards} inView="two" words={words} />
  ),
  'three in view, going on by itself': (
    <Carousel
      labelledBy="certificates-h"
      head={<h2 id="certificates-h">Certificates</h2>}
      cards={cards}
      inView="three"
      words={words}
      advance={{ everyMs: 4_000, pause: 'Pause', play: 'Go on' }}
    />
  ),
}
