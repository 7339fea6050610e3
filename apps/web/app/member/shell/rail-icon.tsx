const SHAPES = {
  dots: <path d="M6 6h0M12 6h0M18 6h0M6 12h0M12 12h0M18 12h0M6 18h0M12 18h0M18 18h0" strokeWidth="3.2" />,
  list: (
    <>
      <path d="M9 6.5h11M9 12h11M9 17.5h11" />
      <path d="M4.5 6.5h0M4.5 12h0M4.5 17.5h0" strokeWidth="3" />
    </>
  ),
  wave: <path d="M3 12c2.2-5 4.3-5 6 0s3.8 5 6 0 3.8-5 6 0" />,
  sound: <path d="M5 9.5v5M9 6.5v11M13 9v6M17 4.5v15M21 10v4" />,
  out: <path d="M14 4.5H5v15h9M10 12h10.5m-4-4 4 4-4 4" />,
  phone: (
    <path d="M5.2 3.8h3.3l1.6 4.2-2.1 1.5a11.4 11.4 0 0 0 5.5 5.5l1.5-2.1 4.2 1.6v3.3a1.9 1.9 0 0 1-2 1.9A15.9 15.9 0 0 1 3.3 5.8a1.9 1.9 0 0 1 1.9-2Z" />
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  hide: (
    <path d="M3.5 3.5l17 17M10 5.4A9.7 9.7 0 0 1 12 5.2c5 0 8.4 4.6 9.3 6.8a13 13 0 0 1-2.4 3.4M6.6 6.9A13 13 0 0 0 2.7 12c.9 2.2 4.3 6.8 9.3 6.8 1.7 0 3.3-.6 4.7-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  ),
} as const

export type RailIconName = keyof typeof SHAPES

/** The icons of the dashboard's frame. The set of `ui` would be bundled whole. */
export function RailIcon({ name, small = false }: { name: RailIconName; small?: boolean }) {
  return (
    <svg className={small ? 'ic ic--s' : 'ic'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SHAPES[name]}
    </svg>
  )
}
