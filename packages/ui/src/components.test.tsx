import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Accordion } from './accordion/accordion.tsx'
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx'
import { Button } from './button/button.tsx'
import { CategoryList } from './category-list/category-list.tsx'
import { Cover } from './cover/cover.tsx'
import { Dialog } from './dialog/dialog.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { ErrorSummary } from './error-summary/error-summary.tsx'
import { SelectField } from './field/select-field.tsx'
import { TextField } from './field/text-field.tsx'
import { LinkRow } from './link-section/link-row.tsx'
import { MoodFigure } from './mood-figure/mood-figure.tsx'
import { Pager } from './pager/pager.tsx'
import { PostCard } from './post-card/post-card.tsx'
import { SearchBox } from './search-box/search-box.tsx'
import { ShareList } from './share-list/share-list.tsx'
import { Stats } from './stats/stats.tsx'
import { StepsChain } from './steps/steps-chain.tsx'
import { TagList } from './tag-list/tag-list.tsx'
import { VideoButton } from './video-button/video-button.tsx'

const render = renderToStaticMarkup
const count = (markup: string, part: string) => markup.split(part).length - 1

describe('accordion', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id, question: `Question ${id}`, answer: <p>Answer</p> }))

  test('all questions share one name, so that one is open at a time', () => {
    expect(count(render(<Accordion group="faq" items={items} />), 'name="faq"')).toBe(3)
  })
  test('none is open unless asked for, and then the first', () => {
    expect(render(<Accordion group="faq" items={items} />)).not.toContain('open=""')
    const opened = render(<Accordion group="faq" items={items} openFirst />)
    expect(opened).toMatch(/^<div class="acc"><details class="acc__item" id="a" name="faq" open="">/)
    expect(count(opened, 'open=""')).toBe(1)
  })
})

describe('pager', () => {
  const words = { label: 'Pages', previousLabel: 'Prev', nextLabel: 'Next', pageLabel: 'Page' }
  const at = (page: number, pageCount = 4) =>
    render(<Pager {...words} page={page} pageCount={pageCount} hrefFor={(n) => `?page=${n}`} />)

  test('on the first page Prev keeps its place and is disabled', () => {
    expect(at(1)).toMatch(/<button disabled="".*Prev<\/button>.*1\/4.*<a[^>]*href="\?page=2"/)
  })
  test('on the last page Next keeps its place and is disabled', () => {
    expect(at(4)).toMatch(/<a[^>]*href="\?page=3".*4\/4.*<button disabled=""[^>]*>Next/)
  })
  test('between them both lead on', () => {
    expect(at(2)).not.toContain('disabled')
  })
  test('a single page leads nowhere', () => {
    expect(at(1, 1)).not.toContain('<a ')
  })
})

test('the last step of a breadcrumb is the page itself and no link', () => {
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'FAQ', href: '/faq' },
  ]
  expect(render(<Breadcrumb label="Breadcrumb" trail={trail} />)).toContain(
    '<li><a href="/">Home</a></li><li><span aria-current="page">FAQ</span></li>',
  )
})

describe('button', () => {
  test('sends no form unless told to', () => {
    expect(render(<Button kind="act">Save</Button>)).toBe(
      '<button type="button" class="btn btn--act">Save</button>',
    )
  })
  test('says that it is at work', () => {
    const busy = render(
      <Button kind="act" busy busyLabel="Sending">
        Send
      </Button>,
    )
    expect(busy).toContain('aria-busy="true"')
    expect(busy).toContain('<span class="btn__idle">Send</span>')
    expect(busy).toContain('<span class="btn__busy">Sending</span>')
  })
})

describe('fields', () => {
  test('a label, a hint and the control belong together', () => {
    const markup = render(<TextField id="phone" name="phone" label="Mobile number" hint="Ten digits" />)
    expect(markup).toContain('<label for="phone">Mobile number</label>')
    expect(markup).toContain('aria-describedby="phone-hint"')
    expect(markup).toContain('<p class="field__hint" id="phone-hint">Ten digits</p>')
    expect(markup).not.toMatch(/aria-invalid|required/)
  })
  test('an error takes the place of the hint and is tied to the control', () => {
    const markup = render(
      <SelectField id="care" name="care" label="Care" hint="One" error="Choose one." options={[]} />,
    )
    expect(markup).toContain('class="field field--err"')
    expect(markup).toContain('aria-invalid="true" aria-describedby="care-error"')
    expect(markup).toMatch(
      /<p class="field__err" id="care-error"><svg.*<\/svg><span>Choose one\.<\/span><\/p>/,
    )
    expect(markup).not.toContain('field__hint')
  })
  test('what a caller passes reaches the control', () => {
    const markup = render(
      <TextField id="a" name="a" label="A" required inputMode="numeric" defaultValue="7" />,
    )
    expect(markup).toMatch(/<input [^>]*required=""[^>]*inputMode="numeric"[^>]*value="7"/i)
  })
})

test('an error summary links to its fields, and is not there without errors', () => {
  const errors = [{ fieldId: 'phone', text: 'Enter all 10 digits.' }]
  const markup = render(<ErrorSummary id="errors" title="One thing is missing" errors={errors} />)
  expect(markup).toContain('tabindex="-1"')
  expect(markup).toContain('<a href="#phone">Enter all 10 digits.</a>')
  expect(render(<ErrorSummary id="errors" title="None" errors={[]} />)).toBe('')
})

describe('cover', () => {
  const image = { src: '/a.jpg', width: 3, height: 2, alt: 'A lamp' }

  test('is drawn from its id when there is no image', () => {
    const markup = render(<Cover seed="sleep" shape="card" tone="night" />)
    expect(markup).toMatch(/^<span class="cover cover--card tone-night"><svg[^>]*aria-hidden="true"/)
    expect(markup).toBe(render(<Cover seed="sleep" shape="card" tone="night" />))
  })
  test('an image waits until it is near, unless it is seen first', () => {
    const later = render(<Cover seed="a" shape="wide" image={image} />)
    expect(later).toContain('decoding="async"')
    expect(later).toContain('loading="lazy"')
    const first = render(<Cover seed="a" shape="wide" image={image} priority />)
    expect(first).toContain('fetchPriority="high"')
    expect(first).not.toContain('lazy')
  })
  test('other formats come before the image', () => {
    const sources = [{ type: 'image/avif', srcSet: '/a.avif 400w' }]
    const markup = render(<Cover seed="a" shape="big" image={{ ...image, sources, sizes: '50vw' }} />)
    expect(markup).toContain('<source type="image/avif" srcSet="/a.avif 400w" sizes="50vw"/>')
  })
})

test('a post has one link, and a title of the level asked for', () => {
  const post = { href: '/x', title: 'Sleep', meta: '7 November', text: 'Text', cover: null }
  const markup = render(<PostCard {...post} layout="row" headingLevel={3} />)
  expect(markup).toContain('<article class="post post--row">')
  expect(markup).toContain('<h3 class="post__head clamp-2"><a class="post__link" href="/x">Sleep</a></h3>')
  expect(count(markup, '<a ')).toBe(1)
  expect(render(<PostCard {...post} meta="" text="" layout="card" headingLevel={2} />)).not.toContain('<p')
})

test('facts without a value are not shown, and no facts are no list', () => {
  const items = [
    { value: '30', label: 'minutes' },
    { value: '', label: 'people helped' },
  ]
  expect(render(<Stats items={items} />)).toBe(
    '<dl class="stats"><div><dt>minutes</dt><dd>30</dd></div></dl>',
  )
  expect(render(<Stats items={[{ value: ' ', label: 'people helped' }]} />)).toBe('')
})

test('steps are an ordered list along a line that is not read out', () => {
  const steps = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: '' }))
  const markup = render(<StepsChain steps={steps} />)
  expect(count(markup, '<li class="step">')).toBe(4)
  expect(markup).toContain('<li class="steps__chain" role="presentation" aria-hidden="true">')
  expect(count(render(<StepsChain steps={steps} vertical />), '<svg')).toBe(1)
})

test('a search is a plain form that says what was searched for', () => {
  const markup = render(
    <SearchBox action="/blog-grid" name="q" label="Search" buttonLabel="Go" value="sleep" />,
  )
  expect(markup).toMatch(/^<form class="search" role="search" action="\/blog-grid" method="post">/)
  expect(markup).toMatch(/<label for="search-q".*<input id="search-q" type="search".* name="q" value="sleep"/)
})

test('empty lists leave nothing behind', () => {
  expect(render(<TagList items={[]} />)).toBe('')
  expect(render(<CategoryList items={[]} />)).toBe('')
})

test('the chosen category is marked for everyone', () => {
  const markup = render(<CategoryList items={[{ href: '?c=a', label: 'A', count: 0, current: true }]} />)
  expect(markup).toContain('aria-current="true"')
  expect(markup).toContain('<span class="tnum cats__count">0</span>')
})

test('a share target says where it leads and gets no way back', () => {
  const items = [{ href: 'https://wa.me/', label: 'Share on WhatsApp', icon: 'whatsapp' as const }]
  expect(render(<ShareList label="Share" items={items} />)).toMatch(
    /rel="noopener noreferrer"[^>]* aria-label="Share on WhatsApp"/,
  )
})

test('a dialog has a name and stays closed', () => {
  const markup = render(
    <Dialog id="d" labelledBy="t" className="dialog--crisis">
      <h2 id="t">Talk</h2>
    </Dialog>,
  )
  expect(markup).toBe(
    '<dialog class="dialog dialog--crisis" id="d" aria-labelledby="t"><h2 id="t">Talk</h2></dialog>',
  )
})

test('a video button names its dialog and what it does', () => {
  const markup = render(<VideoButton dialogId="film" label="Play" caption="Hello" poster={null} />)
  expect(markup).toContain('<button class="video" type="button" data-open="film">')
  expect(markup).toContain('<span class="sr">Play: </span>')
})

test('an empty place shows the dots alone, an error a line', () => {
  expect(render(<EmptyState title="Nothing yet" text="Soon." />)).not.toContain('k-line')
  expect(render(<EmptyState kind="error" title="Failed" text="Again." />)).toContain('k-line')
})

test('in every mood the dots are where they were', () => {
  const dots = [0, 1.5, 4].map(
    (value) => render(<MoodFigure value={value} />).match(/k-dot" d="([^"]*)/)?.[1],
  )
  expect(new Set(dots).size).toBe(1)
})

describe('link section', () => {
  const link = { href: '/there', seed: 'there', title: 'Couples', text: 'Two chairs.' }

  test('CNT-21 a grid card has its picture, title and text, and the words of its link where it has some', () => {
    const plain = render(<LinkRow {...link} />)
    expect(plain).toMatch(/href="\/there".*class="kolam".*Couples.*Two chairs\./)
    expect(plain).not.toContain('link-row__more')
    expect(render(<LinkRow {...link} linkText="More Info" />)).toContain('>More Info<')
  })
})
