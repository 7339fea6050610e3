/** The two font packages have no types of their own. Only what letters.ts uses is described. */
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
