/** Small scripts without React that serve one element each, by the name in its `data-part`. */
const parts: Record<string, () => Promise<(element: HTMLElement) => void>> = {
  carousel: () => import('#parts/carousel.ts').then(({ startCarousel }) => startCarousel),
  copy: () => import('#parts/copy.ts').then(({ startCopying }) => startCopying),
  media: () => import('#parts/media.ts').then(({ watchMedia }) => watchMedia),
  share: () => import('#parts/share.ts').then(({ offerSharing }) => offerSharing),
  map: () => import('#parts/map.ts').then(({ startMap }) => startMap),
}

/** How far below the screen an element may be when its script is fetched. */
const NEAR = '300px'

/** Fetches such a script once the page is there and its element comes near; the page works without it. */
export function startParts() {
  const elements = document.querySelectorAll<HTMLElement>('[data-part]')
  if (elements.length === 0) return
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          void start(target as HTMLElement)
        }
      },
      { rootMargin: NEAR },
    )
    for (const element of elements) observer.observe(element)
  }
  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch, { once: true })
}

async function start(element: HTMLElement) {
  const load = parts[element.dataset.part ?? '']
  // Without its script the element stays what it is.
  const begin = await load?.().catch(() => undefined)
  begin?.(element)
}
