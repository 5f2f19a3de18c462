/** What pictures show, as it is saved: portraits by the names of combatants, and the picture of the map. */
export interface NamedPictures {
  readonly who?: Readonly<Record<string, string>>
  readonly map?: string
}
