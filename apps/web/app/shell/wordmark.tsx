import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'

/** The name in letters; the dot of its last dotless i is the pulli. Any other name is set as it is. */
export function Wordmark({ brand }: { brand: string }) {
  const endsInDot = brand.endsWith('i')
  return (
    <a className="brand" href={addresses.home}>
      <span aria-hidden="true">
        {endsInDot ? brand.slice(0, -1).toLowerCase() : brand}
        {endsInDot && <span className="brand__dot">ı</span>}
      </span>
      <span className="sr">{m.shell_brand_home({ brand })}</span>
    </a>
  )
}
