import { capital, listText, signed, type Viewer } from '@fray/kernel/rules'
import type { EscalationScene } from '../scene.ts'
import { isToCome } from '../standing.ts'
import {
  ACTIONS,
  ADVANTAGE_TO,
  ALWAYS,
  BANDS,
  NEXT,
  ONE_ROUND,
  SAVE_ENDS,
  THIS_ROLL,
  TYPES,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
  WEAPON_TYPE,
} from '../words.ts'

/*
 * Pieces of sentences, and who is known of at all.
 */

/** Whether the seat knows of the combatant: who is to come on in a later encounter of the day only where its side says so. */
export const isKnown = (scene: EscalationScene, row: number, viewer: Viewer): boolean =>
  !isToCome(scene, row) || viewer.presence(row) === 'known'

/** `Very fast`. */
export const bandWord = (band: number): string => capital((BANDS[band] ?? '').replace('-', ' '))

const ACTION_WORDS = ['Quick action', 'Move action', 'Standard action', 'Free action', 'Interrupt']

/** What an action is called, by position in ACTIONS: `Quick action`. */
export const actionWord = (action: number): string => ACTION_WORDS[action] ?? (ACTIONS[action] as string)

/** `a Quick action`, `an Interrupt`. */
export const anAction = (action: number): string =>
  `${action === ACTIONS.length - 1 ? 'an' : 'a'} ${actionWord(action)}`

/** Damage types in words, `fire and radiant `; nothing for weapon damage alone, which goes without saying. */
export const typesWord = (types: readonly number[]): string => {
  const said = types.filter((type) => type !== WEAPON_TYPE).map((type) => TYPES[type] as string)
  return said.length === 0 ? '' : `${listText(said)} `
}

/** How long something lasts, after a comma or a bearer: `until a save of 11+ at the end of its turn`. '' where nothing says so. */
export function lastingWords(lasts: number, save: number, whose: string, maker: string): string {
  switch (lasts) {
    case SAVE_ENDS:
      return `until it makes a save of ${save}+ at the end of its turn`
    case UNTIL_START:
      return `until the start of the next turn of ${whose}`
    case UNTIL_END:
      return `until the end of the next turn of ${whose}`
    case ONE_ROUND:
      return `until the start of the next turn of ${maker}`
    case THIS_ROLL:
      return 'for this roll'
    case NEXT:
      return 'for the next one'
    case UNTIL_REMOVED:
      return 'until something ends it'
    case ALWAYS:
      return 'until something ends it, past the end of the encounter'
    default:
      return 'until the end of the encounter'
  }
}

const FOR_WHAT: Readonly<Record<(typeof ADVANTAGE_TO)[number], string>> = {
  attack: 'attacks',
  save: 'saves',
  disengage: 'checks to Disengage',
  against: 'attacks on it',
  sneak: 'sneaking',
}

/** What a Crit does to damage: `its damage counts 3 times`. */
export const timesWords = (times: number): string =>
  times === 1 ? 'its damage is not doubled' : `its damage counts ${times} times`

/** `+2 to saves`, `-1 to attacks on it`. */
export const bonusWords = (amount: number, to: number): string =>
  `${signed(amount)} to ${FOR_WHAT[ADVANTAGE_TO[to] as (typeof ADVANTAGE_TO)[number]]}`

/** `1 Advantage`, `2 Disadvantage`. */
export const timesOf = (amount: number): string => (amount >= 0 ? `${amount} Advantage` : `${-amount} Disadvantage`)

/** `1 Advantage on attacks`, `2 Disadvantage on saves`. */
export const advantageWords = (amount: number, to: number): string => {
  return `${timesOf(amount)} on ${FOR_WHAT[ADVANTAGE_TO[to] as (typeof ADVANTAGE_TO)[number]]}`
}
