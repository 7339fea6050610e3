import { readFileSync } from 'node:fs'

let html

export function loader() {
  html ??= readFileSync(process.env.PEER_PAGE, 'utf8')
  return { html }
}

export default function Home({ loaderData }) {
  return <div dangerouslySetInnerHTML={{ __html: loaderData.html }} />
}
