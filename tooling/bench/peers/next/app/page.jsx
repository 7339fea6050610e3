import { readFileSync } from 'node:fs'

export const dynamic = 'force-static'

export default function Home() {
  return <div dangerouslySetInnerHTML={{ __html: readFileSync(process.env.PEER_PAGE, 'utf8') }} />
}
