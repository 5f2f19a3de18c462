import { choice, type Option, person, plainly, REFEREE, say, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE, C, F, NONE, ORDER_TABLE, OVER, OWED, SPENT } from '../tables.ts'
import { endDodge } from './defense.ts'
import { endTimedEffects } from './effects.ts'
import { settle } from './ending.ts'
import { giveUp, vanish } from './leaving.ts'
import { lineOf, makeLine, restoreLine } from './line.ts'
import { endIdle, endLapsed, forgetUpkeeps, payUpkeeps, spellOf, stopCasting, takeBackUpkeeps } from './running.ts'
import { asksToKeep, isUnthralled, makeThrall } from './thralls.ts'
import { actorNow, isAble, isIn } from './who.ts'
import { easeDisrupting } from './wounds.ts'

/** The battle starts: summoned units that nobody pays for vanish, the line is made, round 1 begins. */
export function startBattle(scene: FreeHitsScene): void {
  for (let row = 0; row < scene.combatants; row++) {
    if (!isUnthralled(scene, row)) continue
    if (asksToKeep(scene, row)) makeThrall(scene, row)
    else vanish(scene, row, 'unthralled-outside')
  }
  scene.set(F.phase, 0, BATTLE, 'outside-battle')
  // The attack that opened it may have ended it: then there is no line to be rolled for.
  settle(scene)
  if (scene.now.fight.phase[0] === OVER) return
  makeLine(scene)
  startRound(scene, true)
}

/** Sets the unit's Free Hit Slots for the round. */
export function setSlots(scene: FreeHitsScene, row: Who): void {
  const { agilityNow, slotsMore } = scene.now.combatant
  const slots = agilityNow[row] + 1 + scene.unit(row).gifts.slots + slotsMore[row]
  scene.set(C.slotsMost, row, Math.max(0, slots), 'slots-set-each-round')
}

/** A round begins. Free hits that an opening attack caused count against the slots of round 1. */
function startRound(scene: FreeHitsScene, isFirst: boolean): void {
  const round = scene.now.fight.round[0] + 1
  scene.set(F.round, 0, round, 'round')
  restoreLine(scene)
  if (!isFirst) cite('order-is-fixed')
  note.round(scene, round)
  if (!isFirst) easeDisrupting(scene, false)
  for (let row = 0; row < scene.combatants; row++) {
    scene.set(C.acted, row, 0, 'round')
    scene.set(C.waitsFor, row, NONE, 'delay-how')
    setSlots(scene, row)
    if (isFirst) continue
    scene.set(C.slotsUsed, row, 0, 'slots-set-each-round')
    scene.set(C.featsRound, row, 0, 'free-hit-from-feat')
  }
  comeUp(scene, 0)
}

/** The place in the line comes up, and those after it until somebody can act, or where nobody can at all. */
function comeUp(scene: FreeHitsScene, from: number): void {
  let place = from
  for (;;) {
    if (place > 0) endSickness(scene, scene.now.order.who[place - 1], true)
    if (place >= scene.rows(ORDER_TABLE)) {
      endRound(scene)
      return
    }
    scene.set(F.place, 0, place, 'initiative-order')
    const row = scene.now.order.who[place]
    endSickness(scene, row, false)
    if (isIn(scene, row) && scene.now.combatant.acted[row] === 0) {
      startTurn(scene, row)
      if (isAble(scene, row) || !isAnybodyAble(scene)) return
      note.passes(scene, row)
      closeTurn(scene, row)
    }
    place = scene.now.fight.place[0] + 1
  }
}

/**
 * Summoning sickness ends a round after the summons: when the summoner's place comes up, or behind the turn of the one for whom
 * the summoner had put its own off.
 */
function endSickness(scene: FreeHitsScene, row: Who, behind: boolean): void {
  const { summoner, sickUntil, sickBehind } = scene.now.combatant
  const round = scene.now.fight.round[0]
  for (let unit = 0; unit < scene.combatants; unit++) {
    const until = sickUntil[unit]
    if (until === 0 || until > round) continue
    if (behind ? sickBehind[unit] !== row : sickBehind[unit] !== NONE || summoner[unit] !== row) continue
    scene.set(C.sickUntil, unit, 0, 'sickness-length')
    note.well(scene, unit)
  }
}

/** A turn begins: the dodge boost ends, upkeep is due, inside steps are counted again. */
function startTurn(scene: FreeHitsScene, row: Who): void {
  scene.set(C.begun, row, 0, 'delay-how')
  scene.set(C.hadDodge, row, 0, 'boost-dodge-duration')
  endDodge(scene, row)
  forgetFelt(scene, row)
  payUpkeeps(scene, row)
  const { prone } = scene.now.combatant
  for (let other = 0; other < scene.combatants; other++) {
    scene.set(C.inside, other, 0, 'within-zone-counting')
    if (prone[other] === 1) scene.set(F.fallen, 0, 1, 'stand-up-moment')
  }
  scene.set(C.featsTurn, row, 0, 'free-hit-from-feat')
  note.turn(scene, row)
}

/** Where the unit ran into something unseen it keeps off for a turn more; after that it may have gone. */
function forgetFelt(scene: FreeHitsScene, row: Who): void {
  const { felt, feltIn } = scene.now.combatant
  if (felt[row] !== NONE && scene.now.fight.round[0] > feltIn[row] + 1) scene.set(C.felt, row, NONE, 'detection')
}

/** The unit does something with its turn: it can no longer be put off. */
export function begin(scene: FreeHitsScene, row: Who): void {
  if (scene.now.combatant.begun[row] === 1 || actorNow(scene) !== row) return
  scene.set(C.begun, row, 1, 'delay-how')
  scene.set(C.hadDodge, row, 0, 'boost-dodge-duration')
  forgetUpkeeps(scene, row)
  endLapsed(scene, row)
}

/** The turn is put off: what its start took comes back. */
export function takeBackStart(scene: FreeHitsScene, row: Who): void {
  setCells(scene, C, row, { boostDodge: scene.now.combatant.hadDodge[row], hadDodge: 0 }, 'delay-how')
  takeBackUpkeeps(scene, row)
}

/** The one who stands at the present place now has its turn. */
export const comeUpAgain = (scene: FreeHitsScene): void => comeUp(scene, scene.now.fight.place[0])

/** What is left of a turn is lost; a spell that was not paid for goes with it. */
function closeTurn(scene: FreeHitsScene, row: Who): void {
  begin(scene, row)
  const casting = scene.now.combatant.casting[row]
  if (casting >= 0) {
    if (!spellOf(scene, row, casting).isLong || scene.now.combatant.castNow[row] === 0) {
      stopCasting(scene, row, 'channel-progress')
    }
    scene.set(C.castNow, row, 0, 'channel-progress')
  }
  scene.set(C.spaces, row, 0, 'unspent-lost')
  for (const column of SPENT) scene.set(column, row, 0, 'unspent-lost')
  for (const column of OWED) scene.set(column, row, 0, 'stand-up-debts')
  scene.set(C.acted, row, 1, 'round')
}

/** The unit's turn is over, and the next one's comes. */
export function endTurn(scene: FreeHitsScene, row: Who): void {
  closeTurn(scene, row)
  comeUp(scene, scene.now.fight.place[0] + 1)
}

/** Everybody has had a turn: boosts and disengaging end, and what lasted for the round. */
function endRound(scene: FreeHitsScene): void {
  scene.set(F.place, 0, NONE, 'round')
  for (let row = 0; row < scene.combatants; row++) {
    scene.set(C.boostMelee, row, 0, 'boost-melee-damage')
    scene.set(C.boostHit, row, 0, 'boost-hit-duration')
    scene.set(C.disengaged, row, 0, 'disengage-effect')
  }
  endTimedEffects(scene)
  askWill(scene)
  settle(scene)
  if (scene.now.fight.phase[0] !== OVER) startRound(scene, false)
}

/** Where the table wants it, the referee is asked who has lost the will to fight, until nobody more has. */
function askWill(scene: FreeHitsScene): void {
  if (scene.setup.options['will-to-fight'] !== 'ask-each-round') return
  for (;;) {
    const rows = lineOf(scene).filter((row) => isIn(scene, row))
    const sides = new Set(rows.map((row) => scene.now.combatant.side[row]))
    if (sides.size < 2) return
    const options: Option[] = [
      { value: 'nobody', label: plainly('nobody') },
      ...rows.map((row) => ({ value: scene.name(row), label: say('{who}', { who: person(row) }) })),
    ]
    const at = scene.ask(choice('will-to-fight', REFEREE, plainly('Who has lost the will to fight?'), options))
    const who = rows[at - 1]
    if (who === undefined) return
    giveUp(scene, who)
  }
}

/** After each command: the battle may be over, and the turn of one that can no longer act is. */
export function settleTurn(scene: FreeHitsScene): void {
  endIdle(scene)
  settle(scene)
  if (scene.now.fight.phase[0] !== BATTLE) return
  const actor = actorNow(scene)
  if (actor < 0) return
  if (!isIn(scene, actor) || (!isAble(scene, actor) && isAnybodyAble(scene))) endTurn(scene, actor)
}

/** Whether anybody could act: if not, turns would pass by themselves for ever. */
function isAnybodyAble(scene: FreeHitsScene): boolean {
  for (let row = 0; row < scene.combatants; row++) if (isAble(scene, row)) return true
  return false
}
