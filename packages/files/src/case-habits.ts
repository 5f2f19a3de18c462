/** Defaults and notation of one ruleset's cases. */
export interface CaseHabits {
  /** Default fields of a case's encounter. */
  readonly given: Readonly<Record<string, unknown>>
  /** Default fields of a case's combatants; the case and its cast override them. */
  readonly combatant: Readonly<Record<string, unknown>>
  /** The field that a combatant's text stands for: `Ada: B`. */
  readonly place: string
  /**
   * How reactions are answered unless an answer names the asked combatant: by the next answer like any other
   * question, by their preset, or by declining.
   */
  readonly reactions: 'answers' | 'preset' | 'decline'
  /** Whether rolls show every part of a sum (`10+2+1=13`), or the dice and the sum of the rest (`10+3=13`). */
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

/** The defaults of a ruleset's cases. */
export const habitsOf = (ruleset: string): CaseHabits =>
  (Object.hasOwn(HABITS, ruleset) ? HABITS[ruleset] : undefined) ?? ON_A_GRID
