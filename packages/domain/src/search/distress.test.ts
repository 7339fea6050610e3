import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { distressIn } from './distress.ts'
import type { Distress } from './distress-groups.ts'

interface Phrase {
  readonly text: string
  /** Who writes it. */
  readonly voice: string
  /** What it means; nothing if it is harmless. */
  readonly groups: readonly Distress[]
}

/** Written by people who did not write the rules; the closed ones were not read by who did. */
const phrases = (list: 'open' | 'closed' | 'closed-notes'): readonly Phrase[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `phrases/${list}.json`), 'utf8'))

const known = new Map<string, readonly Distress[]>()

/** Several tests ask about the same thousand phrases. */
function groups(text: string): readonly Distress[] {
  const found = known.get(text) ?? distressIn(text).groups
  known.set(text, found)
  return found
}

const isFound = ({ text }: Phrase) => groups(text).length > 0
const isDistress = (phrase: Phrase) => phrase.groups.length > 0
const isHarmless = (phrase: Phrase) => phrase.groups.length === 0
const texts = (found: readonly Phrase[]) => found.map(({ text }) => text).join('\n')

describe.each(['open', 'closed'] as const)('D65 of the %s phrases', (list) => {
  const all = phrases(list)

  test('at least 90 % of those in distress are found', () => {
    const distress = all.filter(isDistress)
    const missed = distress.filter((phrase) => !isFound(phrase))
    expect(missed.length / distress.length, texts(missed)).toBeLessThanOrEqual(0.1)
  })

  test('at most 5 % of the harmless ones are, notes of a diary among them', () => {
    const harmless = [...all.filter(isHarmless), ...(list === 'closed' ? phrases('closed-notes') : [])]
    const found = harmless.filter(isFound)
    expect(found.length / harmless.length, texts(found)).toBeLessThanOrEqual(0.05)
  })

  test('at least four of five have all their groups', () => {
    const distress = all.filter(isDistress)
    const wrong = distress.filter(
      (phrase) => !phrase.groups.every((group) => groups(phrase.text).includes(group)),
    )
    expect(wrong.length / distress.length, texts(wrong)).toBeLessThanOrEqual(0.2)
  })
})

test('there are ten voices, 600 phrases in distress and 400 harmless ones, a third of them closed', () => {
  const all = [...phrases('open'), ...phrases('closed')]
  expect(new Set(phrases('closed').map(({ voice }) => voice)).size).toBe(10)
  expect(all.filter(isDistress).length).toBeGreaterThanOrEqual(600)
  expect(all.filter(isHarmless).length).toBeGreaterThanOrEqual(400)
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
})

test.each<[string, ...Distress[]]>([
  ['no one will miss me', 'suicide'],
  ['main bojh hoon', 'suicide'],
  ['मैं बोझ हूँ', 'suicide'],
  ['mere bina sab khush', 'suicide'],
  ['i wnat to die', 'suicide'],
  ['jeene ki ichcha nahi', 'suicide'],
  ['मरने का दिल करता है', 'suicide'],
  ['hamesha ke liye so jau', 'suicide'],
  ['jaan dedu', 'suicide'],
  ['zeher', 'suicide'],
  ['sulphas', 'suicide'],
  ['rat poison', 'suicide'],
  ['latak jaungi', 'suicide'],
  ['exam fail ho gaya marna hai', 'suicide'],
  ['i keep cutting my arms', 'suicide'],
  ['sar deewar pe marti hu', 'suicide'],
  ['voices tell me to jump', 'suicide'],
  ['shohar maarta hai', 'violence'],
  ['sasural wale maarte hain', 'violence'],
  ['biwi marti hai', 'violence'],
  ['husband forces sex', 'violence'],
  ['tuition sir ne touch kiya', 'child'],
  ['uncle touched me', 'child'],
  ['i am 14 and i want to die', 'suicide', 'child'],
  ['papa mujhe roz maarte hain', 'child', 'violence'],
  ['beti ne phenyl pi liya', 'poisoning'],
  ['took 30 sleeping pills', 'poisoning'],
  ['sharab chhodna hai', 'addiction'],
  ['son is addicted to chitta', 'addiction'],
  ['bete ne hit spray pi liya', 'poisoning'],
  ['bhai ne nuvan pi liya', 'poisoning'],
  ['he drank chlorpyrifos', 'poisoning'],
  ['baby ate camphor', 'poisoning'],
  ['maut aa jaye to accha', 'suicide'],
  ['chaku haath me leke washroom me band thi', 'suicide'],
  ['blade leke bathroom me gayi thi', 'suicide'],
  ['railing pe khada tha neeche dekh raha tha', 'suicide'],
  ['active si no plan', 'suicide'],
  ['sad that i woke up again', 'suicide'],
  ['mere saath galat kaam kiya mausa ne', 'child'],
  ['bacche ke saath galat hua', 'child'],
  ['my stepfather watches me when i bathe', 'child'],
  ['saas ne garam chimta laga diya', 'violence'],
  ['usne mera haath tod diya', 'violence'],
  ['bina piye haath kaampte hain', 'addiction'],
  ['my son sniffs petrol', 'addiction'],
  ['pati mujhe maar raha hai', 'violence'],
  ['papa ne mujhe maar diya', 'child', 'violence'],
  ['only the rope is left', 'suicide'],
  ['i stood on the railway bridge for an hour', 'suicide'],
  ['i will do it when no one is home', 'suicide'],
  ['mere jaane ke baad sab khush rahenge', 'suicide'],
  ['kal subah dekhne ka man nahi', 'suicide'],
  ['कल का सूरज नहीं देखना चाहता', 'suicide'],
  ['अपने आप को ब्लेड से काटती हूँ', 'suicide'],
  ['i cut deeper this time', 'suicide'],
  ['ab jeke kya karu', 'suicide'],
  ['मैं थक चुका हूँ अब और लड़ना नहीं', 'suicide'],
  ["if tomorrow doesn't come i wont mind", 'suicide'],
  ['how to make it look like an accident', 'suicide'],
  ['please tell my kids i loved them', 'suicide'],
  ['scared that i will harm my newborn', 'suicide', 'child'],
  ['मैं अपने बच्चे को नुकसान न पहुँचा दूँ डर लगता है', 'child'],
  ['math tutor keeps his hand on my thigh', 'child'],
  ['sautele papa raat ko chhute hain', 'child'],
  ['father in law comes to my bed at night', 'violence'],
  ['they say they will kill us both', 'violence'],
  ['is drowning painful', 'suicide'],
  ['behen ne dupatta gale me lapeta tha', 'suicide'],
  ['marne ke liye kaunsi goli', 'suicide'],
  ['roz bhagwan se maut mangti hu', 'suicide'],
  ['ज़हर खाकर सो जाऊँगा', 'suicide'],
  ['bus wale bhaiya lap me bithate hain', 'child'],
  ['client discloses ipv and strangulation', 'violence'],
])('“%s” means %s', (text, ...expected) => {
  expect(groups(text)).toEqual(expect.arrayContaining(expected))
})

test.each<[string, ...Distress[]]>([
  ['raat ko chaku leke bathroom me baithi thi', 'suicide'],
  ['i punch the wall till my knuckles bleed', 'suicide'],
  ['pati mujhe peetta hai', 'violence'],
  ['पति मुझे पीटता है', 'violence'],
  ['pati mujhe roz peeta hai', 'violence'],
  ['pati daru peeta hai', 'addiction'],
  ['drank pesticide', 'poisoning'],
  ['mujhe mar jana hai', 'suicide'],
  ['मुझे मर जाना है', 'suicide'],
  ['mummy main mar jaungi', 'suicide'],
  ['papa main mar jana chahti hu', 'suicide'],
  ['ghar pe hi mar jau', 'suicide'],
  ['घर में ही मर जाऊँ', 'suicide'],
  ['koi mujhe bachao warna mar jaunga', 'suicide'],
  ['my brother drank pesticide now', 'poisoning', 'suicide'],
  ['my dad drank kerosene last night', 'poisoning', 'suicide'],
  ['mere bhai ne zeher pi liya', 'poisoning', 'suicide'],
  ['बच्ची ने कछुआ छाप का लिक्विड पी लिया', 'poisoning'],
  ['बेटे ने टॉयलेट क्लीनर पी लिया', 'poisoning'],
  ['mera dost bol raha hai ki wo mar jayega', 'suicide'],
  ['my dad drinks every night', 'addiction'],
  ['mujhe ghar me maar padti hai', 'violence'],
  ['papa roz sharab peete hain', 'addiction'],
  ['पति चरस पीता है', 'addiction'],
  ['mujhe gutka ki lat hai', 'addiction'],
  ['pati laat maarta hai', 'violence'],
  ['papa sharab peekar maarte hain', 'child', 'violence', 'addiction'],
])('“%s” means %s and nothing else', (text, ...expected) => {
  expect(groups(text)).toEqual(expected)
})

test.each([
  'suicide squad',
  'grooming salon',
  'apni jaan pehchan',
  'cannot go on holiday',
  'take my life back',
  'hit me up',
  'dead battery',
  'killing time',
  'bore ho ke mar gaya yaar',
  'exam killed me',
  'karna chahta hu',
  'sulphas dose for wheat storage',
  'machhar marne ki dawai',
  "durkheim's theory of suicide notes",
  'neend nahi aati',
  'husband ne paani pi liya',
  'husband ne paani pi liya aur so gaya',
  'बच्चे ने दूध पी लिया और सो गया',
  'main chai bahut peeta hu',
  'doodh peene ki aadat daal rahe hain',
  'doctor ki di hui dawai bacche ne pi li',
  'subah bp ki goli kha li',
  'bacche ne papa ko flying kiss maara',
  'bhaiya ne chhakka maara',
  'bail ko rassi se baandh diya',
  'bete ne tractor chalana seekh liya',
  'uncle ne mithai di',
  'phone addiction',
  'say goodbye to colleagues on the last day',
  'burnt my hand while cooking',
  'i want to finish my degree',
  'i want to leave my job',
  'नौकरी छोड़ना चाहता हूँ',
  'khansi ki goli kha li',
  'where do i see myself in five years',
  'नदी में नहाने का मन है',
  '',
  '…',
])('“%s” means no danger', (text) => {
  expect(groups(text)).toEqual([])
})

test('Hindi is known in either script, and beside English words', () => {
  for (const text of ['marna chahta hu', 'मरना चाहता हूँ', 'suicide karna hai mujhe marna hai'])
    expect(distressIn(text).isHindi).toBe(true)
  expect(distressIn('i want to die').isHindi).toBe(false)
})

test('harmless sentences do not add up to a danger', () => {
  const harmless = phrases('closed').filter((phrase) => isHarmless(phrase) && !isFound(phrase))
  const notes = Array.from({ length: 20 }, (_, at) => texts(harmless.slice(at * 7, at * 7 + 7)))
  expect(notes.filter((note) => groups(note).length > 0).length).toBeLessThanOrEqual(2)
})

test('a phrase is found among other words, in capitals and with other signs between its words', () => {
  const core = ['i want to die', 'marna chahta hu', 'मरना चाहता हूँ', 'kill myself', 'pati mujhe marta hai']
  fc.assert(
    fc.property(
      fc.constantFrom(...core),
      fc.constantFrom('', 'please', 'aaj', 'raat ko'),
      fc.constantFrom(' ', '-', '+', ', ', '_ '),
      (phrase, before, gap) => {
        expect(groups(`${before} ${phrase.toUpperCase()}`).length).toBeGreaterThan(0)
        expect(groups(phrase.normalize('NFD').replaceAll(' ', gap)).length).toBeGreaterThan(0)
      },
    ),
  )
})

test('any text gets an answer', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => void distressIn(text)))
})

test('beyond 2 048 letters a text takes no more steps', () => {
  const steps = (letters: number) => {
    const folded = vi.spyOn(String.prototype, 'normalize')
    distressIn('करना चाहता '.repeat(10_000).slice(0, letters))
    const count = folded.mock.calls.length
    folded.mockRestore()
    return count
  }
  expect(steps(130_000)).toBe(steps(2_048))
  expect(steps(1_024)).toBeGreaterThan(100)
})
