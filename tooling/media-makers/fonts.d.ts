/** The font packages have no types of their own. Only what letters.ts and cut-fonts.ts use is described. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number
    getVariation(axes: Record<string, number>): Font
    layout(text: string): {
      glyphs: { path: { toSVG(): string } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'wawoff2' {
  export function decompress(bytes: Uint8Array): Promise<Uint8Array>
}

declare module 'subset-font' {
  export default function subsetFont(
    bytes: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: string[]
      variationAxes: Record<string, { min: number; max: number }>
    },
  ): Promise<Uint8Array>
}
