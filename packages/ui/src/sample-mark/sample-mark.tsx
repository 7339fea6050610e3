import './sample-mark.css'

/** Says quietly that the value before it is an example. Place it beside a heading or link, never inside. */
export function SampleMark({ children }: { readonly children: string }) {
  return (
    <>
      {' '}
      <small className="sample">{children}</small>
    </>
  )
}
