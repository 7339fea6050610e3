import { expect, test } from 'vitest'
import { findNewerStyles } from './find-newer-styles.ts'

const namesIn = (css: string) => findNewerStyles(css).map(({ name }) => name)

test.each([
  ['.a :is(th,td){color:red}', ':is'],
  ['.a>:where(*+*){margin:0}', ':where'],
  ['.a:hover,.b:has(i){color:red}', ':has beside others'],
  ['.a:focus,.b:focus-visible{color:red}', ':focus-visible beside others'],
  ['.a{height:100dvh}', 'dvh'],
  ['.a{width:50cqi}', 'cqi'],
  ['.a{overflow:clip}', 'overflow:clip'],
  ['.a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['.a{border-start-start-radius:1px}', 'border-start-start-radius'],
  ['@layer a{.a{color:red}}', '@layer'],
  ['@media (width>=40rem){.a{color:red}}', '(<)'],
  ['@media (min-resolution:2x){.a{color:red}}', '(resolution)'],
  ['@supports not selector(:has(*)){.a:user-invalid{color:red}}', ':user-invalid'],
])('finding S8: the build finds what old browsers cannot read in %s', (css, name) => {
  expect(namesIn(css)).toContain(name)
})

test.each([
  '.a :-webkit-any(th,td){color:red}.a :is(th,td){color:red}',
  '.a{height:100vh;height:100dvh}',
  '@supports (height:1dvh){.a{height:100dvh}}',
  '@supports (border-start-start-radius:0){.a{border-start-start-radius:1px}}',
  '.a:has(i){color:red}',
  '.a{color:var(--color-mix)}',
  '.a:before{content:":is(a)"}',
  '@media (min-width:40rem){.a,.b>*+*{inset:0;gap:1px}}',
  '@font-face{font-family:A;src:url(data:font/woff2;base64,a==)}',
])('it lets %s pass', (css) => {
  expect(namesIn(css)).toEqual([])
})
