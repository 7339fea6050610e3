import type { ReactNode } from 'react'
import { Icon } from '#icon/icon.tsx'
import { IconButton } from '#icon-button/icon-button.tsx'
import './carousel.css'

/** One card of a carousel. */
export interface CarouselCard {
  readonly id: string
  readonly content: ReactNode
}

/** Props of `Carousel`. */
export interface CarouselProps {
  /** Id of the heading inside `head`. */
  readonly labelledBy: string
  /** The heading and its companions. */
  readonly head: ReactNode
  readonly cards: readonly CarouselCard[]
  /** Cards in view where there is room: two, or two and then three. One on a phone. */
  readonly inView: 'two' | 'three'
  readonly words: {
    readonly previous: string
    readonly next: string
    /** As in "3 of 8"; the first is 1. */
    readonly count: (card: number) => string
  }
  /** It advances automatically, with a button that stops it. */
  readonly advance?: { readonly everyMs: number; readonly pause: string; readonly play: string } | undefined
}

/** Cards in a row that scrolls by itself; a script named by `data-enhancer` moves its buttons, which wait for it. */
export function Carousel({ labelledBy, head, cards, inView, words, advance }: CarouselProps) {
  return (
    <section
      className={`carousel carousel--${inView}`}
      aria-labelledby={labelledBy}
      aria-roledescription="carousel"
      data-enhancer="carousel"
      data-every={advance?.everyMs}
    >
      <div className="carousel__head">
        {head}
        <div className="carousel__nav">
          {advance && <PauseButton {...advance} />}
          <IconButton icon="arrow-left" label={words.previous} data-role="previous" />
          <span className="carousel__count" data-role="count" aria-live={advance ? 'off' : 'polite'}>
            {words.count(1)}
          </span>
          <IconButton icon="arrow-right" label={words.next} data-role="next" />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <ul className="carousel__row" data-role="row" tabIndex={0} aria-labelledby={labelledBy}>
        {cards.map(({ id, content }, index) => (
          <li className="carousel__card" key={id} data-count={words.count(index + 1)}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PauseButton({ pause, play }: { readonly pause: string; readonly play: string }) {
  return (
    <button
      className="iconbtn"
      type="button"
      aria-label={pause}
      data-role="pause"
      data-pause={pause}
      data-play={play}
    >
      <Icon name="pause" className="carousel__pause" />
      <Icon name="play" className="carousel__play" />
    </button>
  )
}
