import { cast } from './cast.ts'
import { attack, grapple, improvise, negotiate, push, struggle, stunt } from './fight.ts'
import { effect, grant, join, override, remove, zone } from './intervene.ts'
import { draw, drop, give, pickUp, retrieve, stow } from './items.ts'
import { aftermath, endCombat, morale, reaction, start } from './referee.ts'
import { begin, disengage, end, leave, move, moveAgain } from './turn.ts'

/** What combatants may do. */
export const acts = {
  attack,
  cast,
  move,
  moveAgain,
  disengage,
  push,
  grapple,
  stunt,
  struggle,
  retrieve,
  draw,
  stow,
  drop,
  pickUp,
  give,
  negotiate,
  improvise,
  leave,
  begin,
  end,
}

/** What the referee may do as well. */
export const orders = { start, morale, zone, effect, grant, reaction, aftermath, join, remove, override, endCombat }
