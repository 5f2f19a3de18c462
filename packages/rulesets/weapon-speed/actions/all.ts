import { check } from './checking.ts'
import { attack, fullDefense, riposte } from './fighting.ts'
import { count, declare, endRoundAction, group, keepRounds, method, surprise } from './flow.ts'
import { draw, drop, pickUp, standUp } from './gear.ts'
import { heal, intimidate } from './helping.ts'
import { effect, injure, routAction, stabilizeAction } from './interventions.ts'
import { end, leave, move } from './moving.ts'
import { endCombat, join, override, remove, start } from './referee.ts'
import { improvise, say, speak, surrender } from './talking.ts'
import { activate, cast, consume, throwItem } from './using.ts'

/** What combatants may do. */
export const acts = {
  attack,
  cast,
  throwItem,
  consume,
  activate,
  fullDefense,
  heal,
  intimidate,
  move,
  draw,
  drop,
  pickUp,
  standUp,
  improvise,
  leave,
  surrender,
  speak,
  say,
  riposte,
  end,
}

/** What the referee may do as well. */
export const orders = {
  start,
  declare,
  count,
  endRound: endRoundAction,
  surprise,
  group,
  method,
  keepRounds,
  injure,
  effect,
  check,
  rout: routAction,
  stabilize: stabilizeAction,
  join,
  remove,
  override,
  endCombat,
}
