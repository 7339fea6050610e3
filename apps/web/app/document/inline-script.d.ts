/** The bundled, minified text of a module that runs inline (`inline-script.ts`). Empty in the browser's own bundle. */
declare module '*?inline-script' {
  const text: string
  export default text
}
