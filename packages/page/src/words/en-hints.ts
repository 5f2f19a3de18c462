/** Hints of the first fight, in English. */
export const enHints = {
  title: 'Hint',
  gotIt: 'Got it',
  noMore: 'No more hints',
  says: {
    choose:
      'It is your turn. Point at a card, or tap it once, and the board shows what it would do. Press it to do it. You can also press an enemy or a place on the board.',
    happened:
      'This is what happened: the die, the number it had to reach, and the damage. Nothing is final: undo takes it back.',
    done: 'There is nothing left worth doing. The yellow button ends your turn.',
    others: 'The others act one by one. Escape skips to the end; the log has everything.',
  },
}

export type HintWords = typeof enHints
