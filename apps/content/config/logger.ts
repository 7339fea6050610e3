import { logLine } from '../log/log-line'

/** Where winston reads the line that a transport prints. */
const LINE = Symbol.for('message')
const LEVEL = Symbol.for('level')

/** A format of winston, which is only called by this name. */
const format = {
  transform(said: { level: string }) {
    const level = said.level
    return { level, [LEVEL]: level, [LINE]: logLine(said, new Date()) }
  },
}

const config = { level: 'warn', format }

export default config
