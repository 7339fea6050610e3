import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { chain } from '../../packages/ui/src/kolam/chain.ts'
import { cover } from '../../packages/ui/src/kolam/cover.ts'
import { type KolamOptions, kolam } from '../../packages/ui/src/kolam/kolam.ts'
import { type Drawing, dotsOf, picture, place, strokedPath, strokeOf, whole } from './drawing.ts'
import { line, widthOf, wrap } from './letters.ts'
import { PAGE, TONES, type ToneName } from './tones.ts'

const SEED = fileURLToPath(new URL('../../apps/content/seed/', import.meta.url))

/**
 * Covers, posters and portraits: a file, its tone, and the words that the drawing grows from. Lists are
 * shown newest first, and two neighbours never share a tone.
 */
const COVERS: readonly (readonly [file: string, tone: ToneName, seed: string, ratio: number, n?: number])[] =
  [
    ['blogs/what-happens-in-a-first-session/cover.png', 'paper', 'What happens in a first session', 1.5],
    ['blogs/when-sleep-will-not-come/cover.png', 'night', 'When sleep will not come', 1.5],
    [
      'blogs/talking-to-your-parents-about-therapy/cover.png',
      'terracotta',
      'Talking to your parents about therapy',
      1.5,
    ],
    ['blogs/whom-to-see-and-when/cover.png', 'teal', 'Whom to see, and when', 1.5],
    ['blogs/if-you-hurt-yourself/cover.png', 'paper', 'If you hurt yourself', 1.5],
    ['blogs/when-panic-comes/cover.png', 'marigold', 'When panic comes', 1.5],
    ['blogs/when-you-are-worried-about-someone/cover.png', 'teal', 'When you are worried about someone', 1.5],
    ['blogs/lonely-in-a-full-house/cover.png', 'night', 'Lonely in a full house', 1.5],
    ['blogs/after-the-baby-comes/cover.png', 'paper', 'After the baby comes', 1.5],
    ['blogs/nothing-about-you-needs-a-cure/cover.png', 'marigold', 'Nothing about you needs a cure', 1.5],
    ['blogs/what-anger-guards/cover.png', 'terracotta', 'What anger guards', 1.5],
    ['blogs/when-someone-at-home-hurts-you/cover.png', 'night', 'When someone at home hurts you', 1.5],
    ['blogs/when-words-run-out/cover.png', 'teal', 'When words run out', 1.5],
    ['blogs/the-weight-of-an-exam/cover.png', 'marigold', 'The weight of an exam', 1.5],
    ['blogs/when-work-follows-you-home/cover.png', 'night', 'When work follows you home', 1.5],
    ['blogs/when-you-are-the-one-who-helps/cover.png', 'terracotta', 'When you are the one who helps', 1.5],
    ['blogs/the-empty-chair/cover.png', 'paper', 'The empty chair', 1.5],
    ['webinars/ten-quiet-minutes-at-work/cover.png', 'teal', 'Ten quiet minutes at work', 1.5],
    ['webinars/ask-twice/cover.png', 'marigold', 'Ask twice', 1.5],
    ['webinars/exam-season-the-whole-house/cover.png', 'paper', 'Exam season, the whole house', 1.5],
    ['webinars/words-we-can-change/cover.png', 'night', 'Words we can change', 1.5],
    ['webinars/the-first-month-away/cover.png', 'teal', 'The first month away', 1.5],
    ['webinars/the-glass-you-can-leave/cover.png', 'marigold', 'The glass you can leave', 1.5],
    ['webinars/men-who-say-fine/cover.png', 'paper', 'Men who say fine', 1.5],
    ['webinars/a-place-at-the-table/cover.png', 'terracotta', 'A place at the table', 1.5],
    ['webinars/hold-the-baby-ask-the-mother/cover.png', 'night', 'Hold the baby, ask the mother', 1.5],
    ['webinars/who-looks-after-you/cover.png', 'teal', 'Who looks after you', 1.5],
    ['webinars/keep-the-nights/cover.png', 'marigold', 'Keep the nights', 1.5],
    ['webinars/a-chair-for-someone-older/cover.png', 'paper', 'A chair for someone older', 1.5],
    ['audios/brown-noise/cover.png', 'terracotta', 'Brown noise', 1],
    ['audios/rain-on-a-tin-roof/cover.png', 'night', 'Rain on a tin roof', 1],
    ['audios/in-with-the-high-chime/cover.png', 'paper', 'In with the high chime', 1],
    ['audios/the-sea-at-night/cover.png', 'teal', 'The sea at night', 1],
    ['audios/a-bell-and-a-breath/cover.png', 'marigold', 'A bell and a breath', 1],
    ['audios/four-strings/cover.png', 'night', 'Four strings', 1],
    ['seminars/the-weeks-after-a-birth/poster.png', 'paper', 'The weeks after it', 16 / 9],
    ['seminars/sleep-plainly/poster.png', 'teal', 'Sleep in plain words', 16 / 9],
    ['seminars/what-a-panic-attack-does/poster.png', 'night', 'What a panic attack does', 16 / 9],
    ['seminars/exam-months-at-home/poster.png', 'marigold', 'Exam months', 16 / 9],
    ['videos/from-the-feet-up/poster.png', 'night', 'From the feet up', 16 / 9],
    ['videos/breathe-out-for-longer/poster.png', 'teal', 'Breathe out for longer', 16 / 9],
    ['videos/five-things-you-can-see/poster.png', 'night', 'Five things you can see', 16 / 9],
    ['videos/nine-dots-one-line/poster.png', 'paper', 'Nine dots, one line', 16 / 9, 7],
    ['site-setting/counsellor-poster.png', 'night', 'The first five minutes', 16 / 9],
  ]

const PORTRAITS: readonly (readonly [file: string, tone: ToneName, seed: string, form: KolamOptions])[] = [
  ['teams/meera-nair/portrait.png', 'night', 'Dr Meera Nair', { n: 5, shape: 'square', turn: true }],
  ['teams/imran-ansari/portrait.png', 'marigold', 'Dr Imran Ansari', { n: 7, shape: 'star' }],
  ['teams/kavitha-raman/portrait.png', 'paper', 'Dr Kavitha Raman', { n: 5, shape: 'lotus' }],
  ['teams/arjun-sethi/portrait.png', 'teal', 'Arjun Sethi', { n: 7, shape: 'lotus' }],
  ['teams/farah-qureshi/portrait.png', 'paper', 'Farah Qureshi', { n: 7, shape: 'diamond' }],
  ['teams/nandini-deshmukh/portrait.png', 'night', 'Nandini Deshmukh', { n: 7, shape: 'petal' }],
  ['teams/leela-thomas/portrait.png', 'marigold', 'Leela Thomas', { n: 7, shape: 'diamond', turn: true }],
  ['teams/ananya-bose/portrait.png', 'terracotta', 'Ananya Bose', { n: 7, shape: 'lotus' }],
  ['teams/joseph-kharkongor/portrait.png', 'teal', 'Joseph Kharkongor', { n: 5, shape: 'square' }],
]

const CERTIFICATES: readonly (readonly [file: string, title: string, seed: string])[] = [
  ['site-setting/certificate-1.png', 'Care by registered doctors', 'certificate one'],
  ['site-setting/certificate-2.png', 'Privacy of member data', 'certificate two'],
  ['site-setting/certificate-3.png', 'Training in safe messaging', 'certificate three'],
  ['site-setting/certificate-4.png', 'Care for children and families', 'certificate four'],
]

/** Flat colours in a small palette: a cover is then 20 to 50 kB without loss that an eye can see. */
async function save(file: string, svg: string, colours = 16) {
  const path = `${SEED}${file}`
  await mkdir(dirname(path), { recursive: true })
  await sharp(Buffer.from(svg)).png({ palette: true, colours, effort: 10, dither: 0 }).toFile(path)
}

function coverPicture(tone: ToneName, seed: string, ratio: number, n = 9): string {
  const width = ratio === 1 ? 1000 : 1600
  const height = Math.round(width / ratio)
  const drawing: Drawing = cover(seed, { ratio, n })
  const inside = whole(drawing, strokeOf(TONES[tone]))
  return picture(
    width,
    height,
    TONES[tone].ground,
    place(drawing, { x: 0, y: 0, width, height }, inside, 'slice'),
  )
}

/** A member without a photograph: the whole kolam, with air round it. */
function portraitPicture(tone: ToneName, seed: string, form: KolamOptions): string {
  const drawing: Drawing = kolam(seed, { density: 0.5, ...form })
  const inside = whole(drawing, strokeOf(TONES[tone], 2, 4.4))
  return picture(
    800,
    800,
    TONES[tone].ground,
    place(drawing, { x: 70, y: 70, width: 660, height: 660 }, inside),
  )
}

/** Some 18 px on a phone, which shows these pictures 347 px wide. */
const READABLE = 64

/** Says plainly that it is a sample, so that nobody takes it for a real one. */
function certificatePicture(title: string, seed: string): string {
  const seal: Drawing = kolam(seed, { n: 7, shape: 'lotus', density: 0.5 })
  const strip: Drawing = chain(30)
  const words = { size: 84, face: 'display', tracking: -0.015 } as const
  const heading = wrap(title, 590, words).map((text, at) =>
    line(text, 104, 330 + at * 98, { ...words, fill: PAGE.ink }),
  )
  return picture(
    1200,
    848,
    PAGE.raised,
    `<rect x="36" y="36" width="1128" height="776" rx="6" fill="none" stroke="${PAGE.hairline}" stroke-width="2"/>` +
      line('Sample certificate', 106, 180, { size: READABLE, face: 'label', fill: PAGE.teal }) +
      heading.join('') +
      place(
        seal,
        { x: 730, y: 240, width: 370, height: 370 },
        whole(seal, { line: PAGE.ink, dot: PAGE.marigold, width: 1.5, dotWidth: 3.8 }),
      ) +
      place(
        strip,
        { x: 96, y: 700, width: 1008, height: 60 },
        whole(strip, { line: PAGE.ink, dot: PAGE.marigold, width: 0.9, dotWidth: 3 }),
      ),
  )
}

/** A sketch of no real place: a park, a few lanes, a metro station and the door of the office. */
function mapPicture(): string {
  const park: Drawing = kolam('a park with trees', { n: 5, shape: 'lotus', density: 0.5 })
  const roads = [
    ['M-40 690C320 640 620 716 960 700S1500 600 1660 620', 52],
    ['M985 -40V120M985 540C985 600 990 640 985 700S1040 980 1030 1110', 52],
    ['M-40 300C200 290 480 340 780 326', 30],
    ['M1190 330C1300 300 1400 330 1660 290', 30],
    ['M300 -40C290 120 330 420 310 668', 30],
    ['M560 700C560 840 600 960 590 1110', 30],
    ['M1330 -40C1320 200 1350 460 1320 640S1370 900 1350 1110', 30],
    ['M-40 930C260 900 420 950 580 930S860 900 1010 900S1420 890 1660 860', 30],
  ] as const
  const size = 84
  const label = (text: string, x: number, y: number, fill: string = PAGE.ink2) =>
    line(text, x, y, { size, face: 'label', fill })
  const pill = (text: string, x: number, y: number) => {
    const width = widthOf(text, { size, face: 'label' }) + 72
    return `<rect x="${x}" y="${y}" width="${width}" height="124" rx="8" fill="${PAGE.ink}"/>${line(text, x + 36, y + 89, { size, face: 'label', fill: PAGE.raised })}`
  }
  const ring = 'M753 330a232 232 0 1 0 464 0a232 232 0 1 0 -464 0'
  const lanes = [...roads, [ring, 44] as const]
  const edges = lanes.map(([d, width]) => strokedPath(d, PAGE.hairline, width + 4)).join('')
  const beds = lanes.map(([d, width]) => strokedPath(d, PAGE.raised, width)).join('')
  return picture(
    1600,
    1067,
    PAGE.sunk,
    edges +
      beds +
      `<circle cx="985" cy="330" r="207" fill="${PAGE.tealSoft}"/>` +
      place(
        park,
        { x: 835, y: 180, width: 300, height: 300 },
        strokedPath(park.d, PAGE.teal, 1.7) + dotsOf(park.dots, PAGE.teal, 3.6),
      ) +
      label('Park', 1100, 112, PAGE.teal) +
      label('Metro', 1128, 1010) +
      `<circle cx="1072" cy="982" r="34" fill="none" stroke="${PAGE.ink}" stroke-width="8"/><circle cx="1072" cy="982" r="11" fill="${PAGE.ink}"/>` +
      `<circle cx="640" cy="782" r="44" fill="${PAGE.marigold}" stroke="${PAGE.ink}" stroke-width="7"/>` +
      pill('Pulli', 706, 744),
  )
}

export async function makeStills() {
  await Promise.all([
    ...COVERS.map(([file, tone, seed, ratio, n]) => save(file, coverPicture(tone, seed, ratio, n))),
    ...PORTRAITS.map(([file, tone, seed, form]) => save(file, portraitPicture(tone, seed, form))),
    ...CERTIFICATES.map(([file, title, seed]) => save(file, certificatePicture(title, seed))),
    save('site-setting/map.png', mapPicture(), 16),
  ])
  console.log(`${COVERS.length + PORTRAITS.length + CERTIFICATES.length + 1} pictures`)
}
