/** What of a combatant's sheet says what it looks like. */
interface Looking {
  readonly look: string
  readonly madeFrom: string
  readonly tags?: readonly string[]
}

/** Words by which a picture of somebody is chosen: its look alone, else its tags and the words of its content id, the last one first. */
export const looksOf = ({ look, madeFrom, tags = [] }: Looking): readonly string[] =>
  look !== '' ? [look] : [...tags, ...madeFrom.split('-').reverse()].filter((word) => word !== '')
