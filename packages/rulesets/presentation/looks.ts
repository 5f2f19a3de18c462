/** The parts of a combatant's sheet that decide its looks. */
interface Looking {
  readonly look: string
  readonly madeFrom: string
  readonly tags?: readonly string[]
}

/**
 * Words by which a combatant's picture is chosen: its look alone, otherwise the words of its content id, the last one
 * first, and its tags.
 */
export const looksOf = ({ look, madeFrom, tags = [] }: Looking): readonly string[] =>
  look !== '' ? [look] : [...madeFrom.split('-').reverse(), ...tags].filter((word) => word !== '')
