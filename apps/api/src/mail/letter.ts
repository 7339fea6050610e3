import { m } from '@pulli/messages/messages.js'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h } from 'react'

/** The content of a mail, before it is rendered as HTML and text. Each fact is a label and a value. */
export type Letter = {
  heading: string
  opening: string[]
  facts: [label: string, value: string][]
  /** The call to action. */
  action?: { label: string; address: string }
  /** What may be needed in a hurry: set as a button. */
  button?: { label: string; address: string }
  closing: string[]
  /** The crisis line, set apart at the end. */
  care?: string[]
}

const INK = '#1f2a37'
const font = { fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif', color: INK }
const paragraph = { ...font, fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' }
const label = { ...font, color: '#4b5563', fontSize: '14px', lineHeight: '20px', margin: '0' }
const value = { ...paragraph, overflowWrap: 'anywhere' } as const

const pressable = {
  ...font,
  display: 'inline-block',
  border: `2px solid ${INK}`,
  borderRadius: '8px',
  padding: '12px 20px',
  fontWeight: 600,
  textDecoration: 'none',
} as const

/**
 * Renders a letter as HTML. React escapes all text, so markup in a name stays text. `createElement` and not JSX, because
 * Node strips types but transforms no JSX, and tests run these files without a build.
 */
export function letterHtml({
  heading,
  opening,
  facts,
  action,
  button,
  closing,
  care = [],
}: Letter): Promise<string> {
  const paragraphs = (texts: string[]) =>
    texts.map((text, at) => h(Text, { key: `p${at}`, style: paragraph }, text))
  return render(
    h(
      Html,
      { lang: 'en' },
      h(Head, null, h('title', null, heading)),
      h(Preview, null, opening[0] ?? heading),
      h(
        Body,
        { style: { backgroundColor: '#ffffff', margin: '0' } },
        h(
          Container,
          { style: { maxWidth: '560px', padding: '24px' } },
          h(Text, { style: label }, m.mail_brand()),
          h(
            Heading,
            { as: 'h1', style: { ...font, fontSize: '22px', lineHeight: '30px', margin: '4px 0 16px' } },
            heading,
          ),
          paragraphs(opening),
          h(
            Section,
            { style: { margin: '16px 0' } },
            facts.flatMap(([name, content]) => [
              h(Text, { key: `${name}-label`, style: label }, name),
              h(Text, { key: `${name}-value`, style: value, dir: 'auto' }, content),
            ]),
          ),
          action === undefined
            ? null
            : h(Text, { style: paragraph }, h('a', { href: action.address, style: font }, action.label)),
          button === undefined
            ? null
            : h(Text, { style: paragraph }, h('a', { href: button.address, style: pressable }, button.label)),
          paragraphs(closing),
          care.length === 0 ? null : h(Hr, { style: { margin: '20px 0' } }),
          paragraphs(care),
        ),
      ),
    ),
  )
}

/** Renders the same letter as plain text. */
export function letterText(letter: Letter): string {
  const { heading, opening, facts, action, button, closing, care = [] } = letter
  const list = facts.map(([name, content]) => `${name}: ${content}`).join('\n')
  const links = [action, button].map((link) => link && `${link.label}: ${link.address}`)
  const parts = [heading, ...opening, list || undefined, ...links, ...closing, ...care]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}
