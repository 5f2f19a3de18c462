/** The words on a board, in the viewer's language. Names and the rules' texts come with the table. */
export interface BoardWords {
  /** How many combatants fit into a Zone. */
  readonly capacity: (n: number) => string
  readonly onGround: (names: readonly string[]) => string
  /** That the battlefield can be left here, in a word or two. */
  readonly exitShort: string
}

const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })

/** The words of boards in English. */
export const ENGLISH: BoardWords = {
  capacity: (n) => `room for ${n}`,
  onGround: (names) => `on the ground: ${list.format(names)}`,
  exitShort: 'way out',
}
