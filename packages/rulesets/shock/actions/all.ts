import { charge } from './charge.ts'
import { aim, executeAction } from './execution.ts'
import { attack, grapple, shoot, shove, snap } from './fight.ts'
import { draw, drop, ready, sheathe, stow, useItem } from './gear.ts'
import { door, improvise, speak } from './improvising.ts'
import { pickUp } from './lying.ts'
import { cast, use } from './magic.ts'
import { disengage, leave, run, secondMove } from './move.ts'
import {
  disturb,
  effect,
  endCombat,
  endSide,
  join,
  override,
  remove,
  retreatAction,
  suspect,
  unseen,
} from './referee.ts'
import { reload } from './reloading.ts'
import { screen } from './screen.ts'
import { firstAid, useSkill } from './skills.ts'
import { goProne, standUp } from './standing.ts'
import { checkSurprise, start, surprise } from './surprise.ts'
import { strike, swarm } from './swarms.ts'
import { askAbout, fightWithBoth, fightWithOne, hold, pass, secondMain, totalDefense } from './tactics.ts'
import { breakLoose, drag, release, throwTarget } from './wrestling.ts'

/** What combatants may do. */
export const acts = {
  attack,
  shoot,
  charge,
  swarm,
  strike,
  shove,
  grapple,
  cast,
  use,
  run,
  leave,
  screen,
  disengage,
  secondMove,
  secondMain,
  standUp,
  goProne,
  hold,
  breakLoose,
  release,
  drag,
  throwTarget,
  firstAid,
  aim,
  execute: executeAction,
  reload,
  draw,
  sheathe,
  ready,
  stow,
  drop,
  pickUp,
  useItem,
  fightWithBoth,
  fightWithOne,
  door,
  speak,
  improvise,
  useSkill,
  snap,
  totalDefense,
  pass,
  askAbout,
}

/** What the referee may do as well. */
export const orders = {
  start,
  endSide,
  surprise,
  checkSurprise,
  unseen,
  disturb,
  suspect,
  retreat: retreatAction,
  effect,
  join,
  remove,
  override,
  endCombat,
}
