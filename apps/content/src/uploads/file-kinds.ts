/** A kind of file that editors may upload. */
export interface FileKind {
  readonly extensions: readonly string[]
  /** The media type of its bytes, and other types that browsers send for it. */
  readonly types: readonly string[]
  /** `picture`: re-encoded from its pixels. `recording`, `captions`: stored unchanged. */
  readonly is: 'picture' | 'recording' | 'captions'
  /** Whether a file with these first bytes is of this kind. */
  begins(bytes: Buffer): boolean
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)
const startsWith = (text: string) => (bytes: Buffer) => ascii(bytes, 0, text.length) === text

/** An ISO base media file (MP4, AVIF) names its brand in the first box. */
const ofBrand = (brands: RegExp) => (bytes: Buffer) =>
  ascii(bytes, 4, 8) === 'ftyp' && brands.test(ascii(bytes, 8, 12))

const riff = (form: string) => (bytes: Buffer) =>
  ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === form

/** SVG is excluded: it can contain scripts. */
export const FILE_KINDS: readonly FileKind[] = [
  { extensions: ['png'], types: ['image/png'], is: 'picture', begins: startsWith('\x89PNG\r\n\x1a\n') },
  { extensions: ['jpg', 'jpeg'], types: ['image/jpeg'], is: 'picture', begins: startsWith('\xff\xd8\xff') },
  { extensions: ['webp'], types: ['image/webp'], is: 'picture', begins: riff('WEBP') },
  { extensions: ['avif'], types: ['image/avif'], is: 'picture', begins: ofBrand(/avi[fs]/) },
  { extensions: ['gif'], types: ['image/gif'], is: 'picture', begins: startsWith('GIF8') },
  {
    extensions: ['mp4', 'm4a'],
    types: ['video/mp4', 'audio/mp4', 'audio/x-m4a'],
    is: 'recording',
    begins: ofBrand(/isom|iso[2-9]|mp4[12]|avc1|dash|M4[AV] /),
  },
  {
    extensions: ['webm'],
    types: ['video/webm', 'audio/webm'],
    is: 'recording',
    begins: startsWith('\x1a\x45\xdf\xa3'),
  },
  {
    extensions: ['mp3'],
    types: ['audio/mpeg', 'audio/mp3'],
    is: 'recording',
    begins: (bytes) =>
      ascii(bytes, 0, 3) === 'ID3' || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(ascii(bytes, 0, 2)),
  },
  {
    extensions: ['ogg'],
    types: ['audio/ogg', 'video/ogg', 'application/ogg'],
    is: 'recording',
    begins: startsWith('OggS'),
  },
  {
    extensions: ['wav'],
    types: ['audio/wav', 'audio/x-wav', 'audio/vnd.wave'],
    is: 'recording',
    begins: riff('WAVE'),
  },
  {
    extensions: ['vtt'],
    types: ['text/vtt'],
    is: 'captions',
    begins: (bytes) => /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(ascii(bytes, 0, 16)),
  },
]

/** Returns the kind of a file whose name, declared type and first bytes agree, or undefined. */
export function fileKind(name: string, declared: string | undefined, bytes: Buffer): FileKind | undefined {
  const extension = /^[^.]+(?:\.[^.]*)*\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const kind = FILE_KINDS.find(({ extensions }) => extensions.includes(extension))
  if (!kind?.begins(bytes)) return undefined
  const saysNothing = !declared || declared === 'application/octet-stream'
  return saysNothing || kind.types.includes(declared.toLowerCase()) ? kind : undefined
}
