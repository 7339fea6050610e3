import { Cover } from './cover.tsx'

const image = {
  src: '/img/lamp.jpg?w=800',
  srcSet: '/img/lamp.jpg?w=400 400w, /img/lamp.jpg?w=800 800w',
  sizes: '(min-width: 60rem) 50vw, 100vw',
  width: 1600,
  height: 1000,
  alt: 'A brass lamp on a window sill',
  sources: [{ type: 'image/avif', srcSet: '/img/lamp.avif?w=400 400w' }],
}

export const examples = {
  wide: <Cover seed="first session" shape="wide" tone="sunk" />,
  card: <Cover seed="sleep" shape="card" tone="night" />,
  big: <Cover seed="parents" shape="big" tone="teal" />,
  square: <Cover seed="exams" shape="square" tone="light" />,
  'in terracotta': <Cover seed="weight" shape="card" tone="earth" />,
  'with its own image': <Cover seed="lamp" shape="card" image={image} />,
  'with an image seen first': <Cover seed="lamp" shape="wide" image={image} priority />,
}
