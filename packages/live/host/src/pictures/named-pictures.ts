/** What pictures show, as it is kept: portraits by the names of combatants, the picture of the map. */
export interface NamedPictures {
  readonly who?: Readonly<Record<string, string>>
  readonly map?: string
}
