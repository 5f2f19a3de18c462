/** Why a host refuses something, apart from the game's rules. The kernel's and rulesets' rules appear as well. */
export const REFUSALS = {
  'not-understood': {
    temporary: false,
    what: 'The words themselves were wrong: the sentence says what would be right.',
  },
  'not-your-seat': { temporary: false, what: 'It is for another seat, or for the referee.' },
  'unknown-name': { temporary: false, what: 'There is nothing of that name or key, or the seat knows of none.' },
  'bad-value': {
    temporary: false,
    what: 'It cannot be that, or not any more: the question is closed, there is nothing to take back.',
  },
  'question-open': { temporary: true, what: 'An answer is awaited first.' },
  'read-only': { temporary: false, what: 'The fight can be looked at and not be played on.' },
  'not-saved': { temporary: true, what: 'It could not be saved, so it has not happened: the disk is full, say.' },
  paused: { temporary: true, what: 'The referee has paused the fight: nobody else acts until it is over.' },
  'bad-picture': { temporary: false, what: 'It is no picture that is taken: the sentence says why.' },
  'too-fast': { temporary: true, what: 'More is asked at once than may be.' },
  'too-much': { temporary: false, what: 'It is larger or takes longer than may be.' },
} as const satisfies Readonly<Record<string, { readonly temporary: boolean; readonly what: string }>>

/** The name of one of the host's own reasons. */
export type RefusalName = keyof typeof REFUSALS
