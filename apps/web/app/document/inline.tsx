interface InlineProps {
  tag: 'script' | 'style'
  text: string
  nonce?: string | undefined
}

/**
 * An inline script or style. Empty in the browser's bundle, where hydration must not compare it: the text has run, and
 * a browser never exposes a nonce.
 */
export function Inline({ tag: Tag, text, nonce }: InlineProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text of the build, not of a user
  return <Tag nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}
