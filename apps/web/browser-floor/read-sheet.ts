/** A rule of a style sheet, with the at-rules around it. */
export interface StyleRule {
  around: readonly string[]
  selectors: readonly string[]
  declarations: readonly (readonly [property: string, value: string])[]
}

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g

/** Reads a style sheet that a minifier wrote: one without comments and nesting. Strings are left out. */
export function readSheet(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  const around: string[] = []
  for (const [, text = '', end] of css.replaceAll(STRING, '""').matchAll(/([^{}]*)([{}])/g)) {
    if (end === '{') around.push(text.slice(text.lastIndexOf(';') + 1).trim())
    else {
      const head = around.pop() ?? ''
      const declarations = splitAt(text, ';').map(pairOf)
      if (declarations.length > 0)
        rules.push({ around: [...around], selectors: splitAt(head, ','), declarations })
    }
  }
  return rules
}

const pairOf = (declaration: string): readonly [string, string] => {
  const colon = declaration.indexOf(':')
  return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
}

/** Splits a text at a mark outside of parentheses. */
function splitAt(text: string, mark: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
