import { expect, test, vi } from 'vitest'
import { afterHelp } from './after-help.ts'

test('NC-16 without an answer that asks for help the news come at once', () => {
  const news = vi.fn()
  const help = afterHelp()
  help.begin('none')
  help.tell(news)
  expect(news).toHaveBeenCalledOnce()
})

test('NC-16 with one they wait until the reader goes on, and come once', () => {
  const news = vi.fn()
  const help = afterHelp()
  help.begin('today')
  help.tell(news)
  expect(news).not.toHaveBeenCalled()
  expect(help.goOn()).toBe(true)
  expect(help.goOn()).toBe(false)
  expect(news).toHaveBeenCalledOnce()
})

test('NC-16 who went on before the answer came is told as soon as it comes', () => {
  const news = vi.fn()
  const help = afterHelp()
  help.begin('now')
  help.goOn()
  help.tell(news)
  expect(news).toHaveBeenCalledOnce()
})

test('NC-16 a new attempt drops the news of the last, and holds back its own', () => {
  const [last, own] = [vi.fn(), vi.fn()]
  const help = afterHelp()
  help.begin('now')
  help.tell(last)
  help.begin('now')
  help.tell(own)
  expect(own).not.toHaveBeenCalled()
  help.goOn()
  expect(last).not.toHaveBeenCalled()
  expect(own).toHaveBeenCalledOnce()
})
