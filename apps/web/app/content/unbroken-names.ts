import type { ParserCore, StateCore, Token } from 'markdown-it'

/** Hyphenated names that must not wrap: a reader may be looking for one in a hurry. */
const NAMES = /(Tele-MANAS)/

/** Markdown rule: keeps such a name on one line by style, so that search and copy still find the plain text. */
export function unbrokenNames(core: ParserCore) {
  core.ruler.push('names', (state) => {
    for (const token of state.tokens) {
      if (token.children) token.children = token.children.flatMap((child) => whole(child, state))
    }
  })
}

function whole(token: Token, { Token }: StateCore) {
  if (token.type !== 'text' || !NAMES.test(token.content)) return [token]
  return token.content.split(NAMES).flatMap((content) => {
    const text = Object.assign(new Token('text', '', 0), { content, level: token.level })
    if (!NAMES.test(content)) return [text]
    const open = new Token('name_open', 'span', 1)
    open.attrSet('class', 'nowrap')
    return [open, text, new Token('name_close', 'span', -1)]
  })
}
