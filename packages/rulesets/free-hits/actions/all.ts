import { join, remove, summonFor } from './comings.ts'
import { attack, extraAttack, featAttack } from './fight.ts'
import { draw, pickUp, sheathe, talk } from './gear.ts'
import {
  condition,
  dead,
  detect,
  disarm,
  effect,
  endCondition,
  prone,
  push,
  stand,
  wound,
  yields,
} from './intervene.ts'
import { cast } from './magic.ts'
import { buySpaces, changeMode, face, leave, move } from './moving.ts'
import { check, endCombat, openers, override, start } from './referee.ts'
import { cancel, toggle } from './running-spells.ts'
import { lieDown, standUp } from './standing.ts'
import { release, thrall } from './summoning.ts'
import { boost, delay, disengage, end, yieldUp } from './tactics.ts'

/** What units may do. */
export const acts = {
  attack,
  extraAttack,
  featAttack,
  cast,
  move,
  buySpaces,
  boost,
  disengage,
  standUp,
  lieDown,
  face,
  changeMode,
  draw,
  sheathe,
  pickUp,
  toggle,
  cancel,
  thrall,
  release,
  talk,
  leave,
  delay,
  yieldUp,
  end,
}

/** What the referee may do as well. */
export const orders = {
  start,
  openers,
  check,
  detect,
  condition,
  endCondition,
  prone,
  stand,
  push,
  disarm,
  effect,
  wound,
  dead,
  yields,
  summonFor,
  join,
  remove,
  override,
  endCombat,
}
