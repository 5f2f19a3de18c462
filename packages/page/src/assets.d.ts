/** CSS modules: class names by the names they have in the file. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}

declare module '*.css'
declare module '@fontsource-variable/atkinson-hyperlegible-next'

/** The text of a file. */
declare module '*?raw' {
  const text: string
  export default text
}

interface ImportMeta {
  glob(
    pattern: string,
    options: { readonly query: string; readonly import: string },
  ): Record<string, () => Promise<unknown>>
  glob(patterns: readonly string[], options: { readonly eager: true }): Record<string, unknown>
}
