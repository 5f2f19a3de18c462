/** What of a combatant's sheet says what it looks like. */
interface Looking {
  readonly look: string
  readonly madeFrom: string
  readonly tags?: readonly string[]
}

/** Words by which a picture of somebody is chosen: its look alone, else the words of its content id, the last one first, and its tags. */
export const looksOf = ({ look, madeFrom, tags = [] }: Looking): readonly string[] =>
  look !== '' ? [look] : [...madeFrom.split('-').reverse(), ...tags].filter((word) => word !== '')
