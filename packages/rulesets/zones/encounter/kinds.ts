import { combatant } from '../kinds/combatant.ts'
import { hazard, hindrance, hindranceState, ongoing, ongoingState } from '../kinds/effects.ts'
import { attack, item } from '../kinds/gear.ts'
import { spell, spellTest } from '../kinds/spells.ts'
import { zone } from './battlefield.ts'

/** Every kind of thing in encounters and content. */
export const KINDS = [
  combatant,
  item,
  attack,
  spell,
  spellTest,
  ongoing,
  hindrance,
  ongoingState,
  hindranceState,
  hazard,
  zone,
] as const
