/** Custom pictures of a fight, by their ids at the host. Rules never read them. */
export interface GivenPictures {
  /** Of combatants, by name. */
  readonly who: Readonly<Record<string, string>>
  /** Of the whole map of squares; null for none. */
  readonly map: string | null
}

/** Without any custom pictures. */
export const NO_PICTURES: GivenPictures = { who: {}, map: null }

/** A combatant's custom picture, as a token holds it; empty if there is none, ignoring inherited properties. */
export const portraitOf = ({ who }: GivenPictures, name: string): { readonly picture?: string } => {
  const picture = Object.hasOwn(who, name) ? who[name] : undefined
  return picture === undefined ? {} : { picture }
}
