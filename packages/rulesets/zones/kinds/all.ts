import { zone } from '../encounter/battlefield.ts'
import { combatant } from './combatant.ts'
import { furtherEffect, hazard, hindrance, hindranceState, ongoing, ongoingState, riderTest } from './effects.ts'
import { attack, item } from './gear.ts'
import { spell, spellReaction, spellTest } from './spells.ts'

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
