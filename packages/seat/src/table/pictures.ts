/** The pictures that people have given a fight, by what each is called at its host. Rules never read them. */
export interface GivenPictures {
  /** Of combatants, by name. */
  readonly who: Readonly<Record<string, string>>
  /** Of the whole map of squares; null for none. */
  readonly map: string | null
}

/** Where nobody has given any. */
export const NO_PICTURES: GivenPictures = { who: {}, map: null }

/** The picture of somebody, as a token has it; nothing where there is none, whatever every object has by that name. */
export const portraitOf = ({ who }: GivenPictures, name: string): { readonly picture?: string } => {
  const picture = Object.hasOwn(who, name) ? who[name] : undefined
  return picture === undefined ? {} : { picture }
}
