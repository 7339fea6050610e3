import { Cover } from '#cover/cover.tsx'
import { PostCard } from './post-card.tsx'

const post = {
  href: '/single-blog/first-session',
  title: 'What happens in a first session',
  meta: '14 November 2025, Dr Meera Nair',
  text: 'You speak, someone listens, and nothing is decided for you. A walk through the thirty minutes.',
}

export const examples = {
  'one large, two small': (
    <div className="trio">
      <PostCard {...post} layout="big" headingLevel={3} cover={<Cover seed="a" shape="big" tone="sunk" />} />
      <PostCard
        {...post}
        layout="row"
        headingLevel={3}
        cover={<Cover seed="b" shape="square" tone="night" />}
      />
      <PostCard
        {...post}
        layout="row"
        headingLevel={3}
        cover={<Cover seed="c" shape="square" tone="earth" />}
      />
    </div>
  ),
  'a list with its lead': (
    <div className="posts">
      <PostCard
        {...post}
        layout="lead"
        headingLevel={2}
        cover={<Cover seed="d" shape="wide" tone="sunk" />}
      />
      {['e', 'f', 'g', 'h'].map((seed) => (
        <PostCard
          key={seed}
          {...post}
          layout="card"
          headingLevel={2}
          cover={<Cover seed={seed} shape="card" />}
        />
      ))}
    </div>
  ),
  'on its own page': (
    <PostCard
      {...post}
      layout="card"
      headingLevel={3}
      here="You are reading this one"
      cover={<Cover seed="e" shape="card" />}
    />
  ),
  'in Hindi, without date': (
    <PostCard
      layout="card"
      href="/single-blog/pehla-satra"
      title="पहले सत्र में क्या होता है"
      headingLevel={3}
      meta=""
      text="आप अपनी बात अपने शब्दों में कहते हैं, और कोई ध्यान से सुनता है।"
      cover={<Cover seed="pehla" shape="card" />}
      lang="hi"
    />
  ),
}
