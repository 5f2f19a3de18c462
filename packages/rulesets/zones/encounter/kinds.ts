import { combatant } from '../kinds/combatant.ts'
import { furtherEffect, hazard, hindrance, hindranceState, ongoing, ongoingState, riderTest } from '../kinds/effects.ts'
import { attack, item } from '../kinds/gear.ts'
import { spell, spellReaction, spellTest } from '../kinds/spells.ts'
import { zone } from './battlefield.ts'

/** Every kind of thing in encounters and content. */
export const KINDS = [
  combatant,
  item,
  attack,
  spell,
  spellTest,
  spellReaction,
  furtherEffect,
  riderTest,
  ongoing,
  hindrance,
  ongoingState,
  hindranceState,
  hazard,
  zone,
] as const
