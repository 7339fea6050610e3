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
  hide: (
    <path d="M3.5 3.5l17 17M10 5.4A9.7 9.7 0 0 1 12 5.2c5 0 8.4 4.6 9.3 6.8a13 13 0 0 1-2.4 3.4M6.6 6.9A13 13 0 0 0 2.7 12c.9 2.2 4.3 6.8 9.3 6.8 1.7 0 3.3-.6 4.7-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  ),
} as const

export type RailIconName = keyof typeof SHAPES

/** The icons of the dashboard's frame that the set of `ui` does not have. */
export function RailIcon({ name, small = false }: { name: RailIconName; small?: boolean }) {
  return (
    <svg className={small ? 'ic ic--s' : 'ic'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SHAPES[name]}
    </svg>
  )
}
