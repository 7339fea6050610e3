import './sample-mark.css'

/** Says quietly that the value before it is an example. It stands beside a heading or link, never inside. */
export function SampleMark({ children }: { readonly children: string }) {
  return (
    <>
      {' '}
      <small className="sample">{children}</small>
    </>
  )
}
