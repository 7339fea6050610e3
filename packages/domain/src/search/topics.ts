import { meanings } from './match-meanings.ts'

/** Words of a topic in English and Hindi, in the notation of `match-meanings.ts`, and the words of our pages about it. */
const TOPICS: Readonly<Record<string, { words: readonly string[]; finds: readonly string[] }>> = {
  sleep: {
    words: [
      'sleep|sleepless|asleep|insomnia|nightmare|~neend|~anidra',
      'awake night',
      '~so|~sone ~nahi|~nhi|~mein|~me',
      '~raat+~bhar',
    ],
    finds: ['sleep', 'night'],
  },
  exams: {
    words: [
      'exam|exams|boards|result|results|marks|neet|jee|upsc|~pariksha|~imtihan|~padhai|~padhna|~padhne|~rijalt',
    ],
    finds: ['exam', 'exams'],
  },
  stress: {
    words: [
      'stress|stressed|tension|tensions|pressure|burnout|burn+out|overwhelmed|exhausted|~tanav|~tension|~tenshan|~thakan|~dabav',
      '~thak ~gaya|~gayi',
    ],
    finds: ['work', 'panic', 'breath'],
  },
  anxiety: {
    words: [
      'anxiety|anxious|panic|worry|worried|overthinking|fear|nervous|~ghabr*|~bechain*|~chinta|~darr|~dar|~painik|~dhadkan',
      '~saans ~phool|~phoolti',
    ],
    finds: ['panic', 'breath'],
  },
  depression: {
    words: [
      'depression|depressed|sad|sadness|hopeless|crying|numb|~udaas|~udasi|~rona|~nirash|~nirasha|~avsad|~dipreshan',
      'feeling+low|empty+inside',
      '~mann|~dil ~nahi|~nhi',
    ],
    finds: ['depression'],
  },
  loneliness: {
    words: ['lonely|loneliness|alone|isolated|no+friends|~akela|~akeli|~akelapan|~tanha|~tanhai'],
    finds: ['lonely', 'loneliness'],
  },
  anger: {
    words: ['anger|angry|rage|temper|irritable|~gussa|~gusse|~krodh|~chidchida|~chidchidapan'],
    finds: ['anger'],
  },
  grief: {
    words: [
      'grief|grieving|bereavement|passed+away|died|death|~shok|~gham|~mrityu|~guzar',
      'lost|miss mother|father|husband|wife|son|daughter',
    ],
    finds: ['grief'],
  },
  relationships: {
    words: [
      'breakup|break+up|divorce|marriage|marital|husband|wife|boyfriend|girlfriend|relationship|love|cheating|couple|~shaadi|~rishta|~pyaar|~talaq|~brekap',
      '~pati ~patni',
    ],
    finds: ['couple', 'relationship'],
  },
  family: {
    words: [
      'family|parents|in+laws|mother+in+law|~parivar|~saas|~gharwale',
      '~mummy|~maa|~mata ~papa|~baap|~pita',
      '~ghar+~wale',
    ],
    finds: ['family', 'parents'],
  },
  birth: {
    words: [
      'pregnancy|pregnant|postpartum|post+partum|baby|newborn|new+mother|after+delivery|~garbh*|~prasav|~delivery|~dilivri',
    ],
    finds: ['baby', 'birth'],
  },
  work: {
    words: ['work|office|job|boss|career|workload|unemployed|layoff|~naukri|~kaam|~berozgar|~ofis'],
    finds: ['work'],
  },
  'children and teenagers': {
    words: [
      'teenager|teenagers|teen|child|children|kids|son|daughter|student|school|college|bullying|~bachcha|~bachche|~beta|~beti|~kishor|~skool',
    ],
    finds: ['teenagers', 'children'],
  },
  'sexuality and gender': {
    words: [
      'gay|lesbian|queer|bisexual|transgender|trans|lgbt|lgbtq|lgbtqia|gender+identity|coming+out|~hijra|~samlaingik|~kinnar',
    ],
    finds: ['queer', 'transgender'],
  },
  'seeing someone': {
    words: [
      'therapy|therapist|counsellor|counselor|counselling|counseling|psychiatrist|psychologist|doctor|treatment|medicine|session|~ilaj|~salah|~dawa|~manochikitsak|~kaunsalar|~therapi|~doktar',
    ],
    finds: ['therapy', 'session'],
  },
  cost: {
    words: [
      'cost|costs|fee|fees|price|charges|~paisa|~paise|~kharcha|~kharch|~phees',
      'free counselling',
      '~kitna ~lagega',
    ],
    finds: ['cost'],
  },
  confidentiality: {
    words: [
      'confidential|confidentiality|private|privacy|secret|who+will+know|~gupt|~gopniya',
      '~kisi ~pata',
    ],
    finds: ['know'],
  },
  calm: {
    words: [
      'breathing|breath|breathe|meditation|meditate|mindfulness|relax|relaxation|calm|yoga|~dhyan|~saans|~sukoon|~shanti|~yog',
    ],
    finds: ['breath', 'rest'],
  },
  sounds: {
    words: ['music|sound|sounds|rain|song|songs|audio|white+noise|~sangeet|~gaana|~barish'],
    finds: ['sound', 'rain'],
  },
  'looking after someone': {
    words: ['caregiver|care+giver|caretaker|caring|look+after|looking+after|~dekhbhal|~seva'],
    finds: ['helps'],
  },
  'alcohol and drugs': {
    words: [
      'alcohol|drinking|drunk|drug|drugs|addiction|addicted|rehab|~sharab|~sharabi|~daru|~nasha|~nashe|~lat',
    ],
    finds: ['alcohol', 'drinking'],
  },
  art: {
    words: ['art|drawing|painting|dance|creative|kolam|rangoli|~kala|~chitr|~nritya'],
    finds: ['drawing', 'line'],
  },
}

const find = meanings(
  { families: {}, fillers: '', ordinary: '', idioms: [] },
  Object.fromEntries(Object.entries(TOPICS).map(([name, { words }]) => [name, words])),
)

/** The topics of a text. */
export function topicsOf(text: string): readonly string[] {
  return find(text).groups
}

/** Words of our pages on the topics of a text, which may be in Hindi; none without a topic. */
export function topicWords(text: string): readonly string[] {
  return [...new Set(topicsOf(text).flatMap((name) => TOPICS[name]?.finds ?? []))]
}
