import { THEME_KEY } from '#storage-keys.ts'

/** The footer's switch: toggles the theme and stores it for the next visit. */
export function switchThemes() {
  const root = document.documentElement
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', () => {
      const current =
        root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
      root.dataset.theme = current === 'dark' ? 'light' : 'dark'
      try {
        localStorage.setItem(THEME_KEY, root.dataset.theme)
      } catch {}
    })
  }
}
