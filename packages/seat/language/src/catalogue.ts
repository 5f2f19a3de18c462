/** A word of content in a language: its name, and what its forms follow from. */
export interface Lexeme {
  readonly name: string
  /** `m`, `f`, `n`, or `p` for plural; left out where it takes no article. */
  readonly gender?: string
  /** Other forms, where they differ from what the language makes of the name: `dat`, `acc`, `gen`, `to`, `in`. */
  readonly [form: string]: string | undefined
}

/** What a file of a language holds; every English text is its own key. */
export interface Catalogue {
  /** Templates, words and sentences in MessageFormat 2. */
  readonly messages?: Readonly<Record<string, string>>
  /** Things of the content by their English names. */
  readonly things?: Readonly<Record<string, Lexeme | string>>
  /** Places of ready fights by their English names. */
  readonly places?: Readonly<Record<string, Lexeme | string>>
  /** What Fray proposes where people write free words: `done`, `nothing`. */
  readonly proposed?: Readonly<Record<string, string>>
}

/** Several files as one; what stands in a later one wins. */
export function together(all: readonly Catalogue[]): Required<Catalogue> {
  const section = <K extends keyof Catalogue>(name: K): Required<Catalogue>[K] =>
    Object.assign({}, ...all.map((one) => one[name] ?? {})) as Required<Catalogue>[K]
  return {
    messages: section('messages'),
    things: section('things'),
    places: section('places'),
    proposed: section('proposed'),
  }
}
