import { makeFilms } from './films.ts'
import { makeSounds } from './sounds.ts'
import { makeStills } from './stills.ts'

/** `node make.ts` makes everything; `node make.ts stills films sounds` makes the named parts. */
const PARTS = { stills: makeStills, sounds: makeSounds, films: makeFilms }

const wanted = process.argv.slice(2)
for (const [name, make] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await make()
}
