/** What the platform puts into words by itself in a language: numbers, lists, days, and which form a number asks for. */
export interface Platform {
  /** `55%`; from nothing to one. What is smaller than a hundredth keeps a digit. */
  readonly percent: (chance: number) => string
  /** `2.6`, with one digit behind the point at most. */
  readonly amount: (n: number) => string
  /** `A, B and C`. */
  readonly list: (names: readonly string[]) => string
  /** A day and its hour; `time` in milliseconds since 1970. */
  readonly day: (time: number) => string
  /** The words that go with a number, in the form that it asks for. */
  readonly plural: (n: number, forms: Forms) => string
}

/** Words for one, and for any other number; languages with more forms name those too. */
export type Forms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }

/** What the platform says in the language with that tag (`en`, `de`). */
export function platform(language: string): Platform {
  const names = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' })
  const forms = new Intl.PluralRules(language)
  const amounts = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const percents = [0, 1].map(
    (digits) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }),
  )
  return {
    percent: (chance) => (percents[chance > 0 && chance < 0.01 ? 1 : 0] as Intl.NumberFormat).format(chance),
    amount: (n) => amounts.format(n),
    list: (all) => names.format(all),
    day: (time) => days.format(time),
    plural: (n, said) => said[forms.select(n)] ?? said.other,
  }
}
