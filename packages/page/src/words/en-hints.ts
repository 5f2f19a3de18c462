/** Hints of the first fight, in English. */
export const enHints = {
  title: 'Hint',
  gotIt: 'Got it',
  noMore: 'No more hints',
  says: {
    choose:
      'It is your turn. Point at a card, or tap it once, and the board shows what it would do. Press it to do it. You can also press a foe or a place on the board.',
    happened:
      'This is what happened: the die, what it had to reach, and what was lost. Nothing is final: undo takes it back.',
    done: 'Nothing worth doing is left. The yellow button ends your turn.',
    others: 'The others act one after the other. Escape shows at once how it stands; the log keeps everything.',
  },
}

export type HintWords = typeof enHints
