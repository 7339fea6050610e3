/** Enhancers: scripts without React for one element each, by the name in its `data-enhancer`. */
const enhancers: Record<string, () => Promise<(element: HTMLElement) => void>> = {
  'count-answers': () => import('#enhancers/count-answers.ts').then(({ countAnswers }) => countAnswers),
  carousel: () => import('#enhancers/carousel.ts').then(({ startCarousel }) => startCarousel),
  search: () => import('#enhancers/search.ts').then(({ offerHelp }) => offerHelp),
  copy: () => import('#enhancers/copy.ts').then(({ startCopying }) => startCopying),
  media: () => import('#enhancers/media.ts').then(({ watchMedia }) => watchMedia),
  'open-now': () => import('#enhancers/say-open-now.ts').then(({ sayOpenNow }) => sayOpenNow),
  share: () => import('#enhancers/share.ts').then(({ offerSharing }) => offerSharing),
  map: () => import('#enhancers/map.ts').then(({ startMap }) => startMap),
}

/** Distance below the viewport at which the script of an element is loaded. */
const NEAR = '300px'

/** Loads each enhancer after the page has loaded, what the browser lacks is filled, and its element is near the viewport. */
export function loadEnhancers(filled: Promise<unknown> | undefined) {
  const elements = document.querySelectorAll<HTMLElement>('[data-enhancer]')
  if (elements.length === 0) return
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          void start(target as HTMLElement, filled)
        }
      },
      { rootMargin: NEAR },
    )
    for (const element of elements) observer.observe(element)
  }
  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch, { once: true })
}

async function start(element: HTMLElement, filled: Promise<unknown> | undefined) {
  await filled
  const load = enhancers[element.dataset.enhancer ?? '']
  // The element works without its script.
  const begin = await load?.().catch(() => undefined)
  begin?.(element)
}
