/** What cases of one ruleset leave unsaid, and how they are written. */
export interface CaseHabits {
  /** What an encounter of a case says unless the case does. */
  readonly given: Readonly<Record<string, unknown>>
  /** What every combatant of a case says unless the case, or its cast, does. */
  readonly combatant: Readonly<Record<string, unknown>>
  /** The field that a combatant's text means: `Ada: B`. */
  readonly place: string
  /**
   * Reactions take the next answer like every other question; or, unless an answer names who is asked, their preset, or
   * the answer that declines them.
   */
  readonly reactions: 'answers' | 'preset' | 'decline'
  /** In rolls every part of a sum stands by itself (`10+2+1=13`), or the dice and the sum of all the rest (`10+3=13`). */
  readonly sums: 'parts' | 'rest'
}

const ON_A_GRID: CaseHabits = { given: {}, combatant: {}, place: 'at', reactions: 'preset', sums: 'rest' }

const HABITS: Readonly<Record<string, CaseHabits>> = {
  zones: {
    given: { battlefield: 'A-B-C', surprised: 'nobody' },
    combatant: {},
    place: 'zone',
    reactions: 'answers',
    sums: 'parts',
  },
  shock: {
    ...ON_A_GRID,
    given: { battlefield: { size: [60, 60], origin: [-20, -20] }, surprised: 'nobody' },
    combatant: { prompts: 'steps' },
  },
  escalation: { ...ON_A_GRID, given: { surprise: 'none' }, reactions: 'decline' },
  'free-hits': {
    ...ON_A_GRID,
    given: { battlefield: { size: [60, 60], origin: [-20, -20] } },
    reactions: 'decline',
  },
  'weapon-speed': {
    ...ON_A_GRID,
    given: {
      battlefield: { size: [60, 60], origin: [-20, -20] },
      surprised: 'nobody',
      house: { 'keep-rounds': 'yes' },
    },
  },
}

/** The habits of a ruleset's cases. */
export const habitsOf = (ruleset: string): CaseHabits =>
  (Object.hasOwn(HABITS, ruleset) ? HABITS[ruleset] : undefined) ?? ON_A_GRID
