/* What is used of the parser of tables: its own types name Node's and a browser's, which are not to be known here. */
declare module 'papaparse' {
  interface Options {
    readonly delimiter?: string
    readonly skipEmptyLines?: boolean | 'greedy'
  }
  interface Wrong {
    readonly code: string
    readonly row?: number
  }
  const Papa: {
    parse<T>(text: string, options: Options): { readonly data: T[]; readonly errors: readonly Wrong[] }
  }
  // biome-ignore lint/style/noDefaultExport: so it is exported.
  export default Papa
}
