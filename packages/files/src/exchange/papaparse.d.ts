/*
 * The part of the table parser that is used: its own types refer to Node's and a browser's, which are not available
 * here.
 */
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
