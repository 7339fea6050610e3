import type { ReactNode } from 'react'

/** The drawings of the icons, on a 24 px grid. */
export const ICON_SHAPES = {
  'arrow-right': <path d="M4 12h15.5m-6-6.2 6.2 6.2-6.2 6.2" />,
  'arrow-left': <path d="M20 12H4.5m6-6.2L4.3 12l6.2 6.2" />,
  'chevron-down': <path d="m5.5 9 6.5 6.5L18.5 9" />,
  previous: <path d="M15 5.5 8.5 12l6.5 6.5" />,
  next: <path d="m9 5.5 6.5 6.5L9 18.5" />,
  phone: (
    <path d="M5.2 3.8h3.3l1.6 4.2-2.1 1.5a11.4 11.4 0 0 0 5.5 5.5l1.5-2.1 4.2 1.6v3.3a1.9 1.9 0 0 1-2 1.9A15.9 15.9 0 0 1 3.3 5.8a1.9 1.9 0 0 1 1.9-2Z" />
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.4 15.4 5 5" />
    </>
  ),
  play: <path d="M8 5.2v13.6L19 12Z" fill="currentColor" />,
  pause: <path d="M8 5.5v13M16 5.5v13" strokeWidth="3" />,
  download: <path d="M12 3.8v11.4m-4.8-4.6L12 15.4l4.8-4.8M4.5 20h15" />,
  more: <path d="M5 12h0M12 12h0M19 12h0" strokeWidth="3" />,
  check: <path d="m4.5 12.6 5 5L19.5 7" />,
  warning: <path d="M12 4.2 21 19.5H3ZM12 10v4.6m0 2.3v.2" />,
  moon: <path d="M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4Z" />,
  home: <path d="M4 11 12 4.2 20 11m-13.8-1.6V20h11.6V9.4M10 20v-5.6h4V20" />,
  share: <path d="M12 14.5V3.8M7.8 8 12 3.8 16.2 8M6 11.5v8.7h12v-8.7" />,
  external: <path d="M13.5 4.5h6v6m0-6-9 9M18 14.5v5H4.5V6h5" />,
  whatsapp: (
    <>
      <path d="M4 20l1.2-4.2A8.3 8.3 0 1 1 8.4 19Z" />
      <path d="M9 8.6c-.3 3.2 3 6.5 6.2 6.4l1-1.8-2-1.1-1 .9a6 6 0 0 1-2.3-2.3l.9-1-1.1-2Z" />
    </>
  ),
  facebook: (
    <path d="M14.5 21v-7.5h3l.5-3.3h-3.5V8.3c0-1.2.5-1.9 1.9-1.9H18V3.5h-2.6c-2.9 0-4.3 1.7-4.3 4.3v2.4H8.4v3.3h2.7V21" />
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4h0" strokeWidth="2.4" />
    </>
  ),
  twitter: <path d="M4.5 4.5 19.5 19.5M19 4.5 13.3 11M10.7 13 5 19.5" />,
  linkedin: (
    <>
      <path d="M4 4h16v16H4Z" />
      <path d="M8 10.5V16m0-8.4v.1M11.5 16v-5.5m0 2.5c0-1.5 1-2.5 2.3-2.5s2.2 1 2.2 2.5v3" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

/** The name of an icon. */
export type IconName = keyof typeof ICON_SHAPES
