import { setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { EscalationScene } from '../scene.ts'
import {
  ABILITY,
  ABILITY_TABLE,
  BY_REFEREE,
  C,
  F,
  FIGHT,
  FOES_DOWN,
  NONE,
  OVER,
  PARTY_DOWN,
  PARTY_FLED,
  REST,
  SURPRISE,
} from '../tables.ts'
import { DEAD, FLED, IN, PC, UNCONSCIOUS, WAITING } from '../words.ts'
import { endAll } from './expiring.ts'
import { forgetReady } from './life.ts'
import { isIn, isParty } from './who.ts'

/** The encounter is over when one side has nobody above 0 hit points; a thing left over fights nobody. */
export function settle(scene: EscalationScene): void {
  const phase = scene.now.fight.phase[0]
  if (phase !== FIGHT && phase !== SURPRISE) return
  const party = stands(scene, true)
  const foes = stands(scene, false)
  if (party && foes) return
  // A party that has felled all its foes and is Dying itself has won: it gets up again.
  endEncounter(scene, !foes && (party || hasPc(scene)) ? FOES_DOWN : PARTY_DOWN)
}

/** Whether the side has somebody above 0 hit points. Things count for a side that has come with nothing but things. */
function stands(scene: EscalationScene, party: boolean): boolean {
  let hasThing = false
  let hasAnybody = false
  for (let row = 0; row < scene.combatants; row++) {
    if (isParty(scene, row) !== party || isOfAnotherFight(scene, row)) continue
    const { isThing } = scene.fighter(row)
    const isUp = isIn(scene, row) && scene.now.combatant.hp[row] > 0
    if (isUp && !isThing) return true
    if (isThing) {
      cite('enemies-and-objects')
      hasThing ||= isUp
    } else hasAnybody = true
  }
  return hasThing && !hasAnybody
}

/** Whether the combatant belongs to another encounter of the day: one that is yet to come, or the foes of one that is past. */
function isOfAnotherFight(scene: EscalationScene, row: number): boolean {
  if (scene.now.combatant.out[row] === WAITING) return true
  if (isParty(scene, row)) return false
  const { encounters } = scene.setup
  for (let past = 0; past < scene.now.fight.encounter[0]; past++)
    if (encounters[past]?.entrants.includes(row)) return true
  return false
}

/** What was counted for the encounter ends; then the day goes on, or is over. */
export function endEncounter(scene: EscalationScene, ending: number): void {
  endAll(scene)
  scene.set(F.escalation, 0, 0, 'encounter-end')
  scene.set(F.turn, 0, NONE, 'encounter-end')
  scene.set(F.band, 0, NONE, 'encounter-end')
  scene.set(F.surprisedBy, 0, NONE, 'encounter-end')
  scene.set(F.ending, 0, ending, 'encounter-end')
  scene.set(F.encountersToday, 0, scene.now.fight.encountersToday[0] + 1, 'encounter-end')
  for (let ability = 0; ability < scene.rows(ABILITY_TABLE); ability++) {
    setCells(scene, ABILITY, ability, { kept: 0, due: 0 }, 'encounter-end')
  }
  for (let row = 0; row < scene.combatants; row++) settleOne(scene, row)
  const winner = winnerOf(scene, ending)
  note['encounter-ends'](scene, {
    ending,
    winner,
    dead: DEAD,
    fled: FLED,
    unconscious: UNCONSCIOUS,
    rule: 'encounter-end',
  })
  const more = scene.setup.isDay && ending !== PARTY_DOWN && hasPc(scene)
  if (more) scene.set(F.phase, 0, REST, 'encounter-end')
  else endDay(scene, winner)
}

/** Marks go, the Dying are at 0, readied actions are forgotten. */
function settleOne(scene: EscalationScene, row: number): void {
  if (scene.now.combatant.out[row] === WAITING) return
  forgetReady(scene, row)
  setCells(scene, C, row, { deathSavesFailed: 0, lastGasp: NONE, hardFall: 0, freshFall: 0 }, 'encounter-end')
  setCells(scene, C, row, { stabilized: 0, acted: 0, chosen: 0, risen: 0 }, 'encounter-end')
  if (scene.now.combatant.interruptUsed[row] === 1) cite('interrupt-timing')
  setCells(scene, C, row, { interruptUsed: 0, lost: NONE, lostNext: NONE, bandNext: NONE }, 'encounter-end')
  const { kind, hp, out } = scene.now.combatant
  if (kind[row] === PC && out[row] !== DEAD && hp[row] < 0) scene.set(C.hp, row, 0, 'encounter-end')
}

function winnerOf(scene: EscalationScene, ending: number): number {
  if (ending === BY_REFEREE) return NONE
  const party = scene.setup.sides.findIndex((side) => side.party)
  return ending === FOES_DOWN ? party : 1 - party
}

/** Whether the party has a living PC. */
const hasPc = (scene: EscalationScene): boolean => {
  const { kind, out } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (kind[row] === PC && (out[row] === IN || out[row] === FLED || out[row] === UNCONSCIOUS)) return true
  }
  return false
}

/** Nothing more is to come. */
export function endDay(scene: EscalationScene, winner: number): void {
  setCells(scene, F, 0, { phase: OVER, winner, over: 1 }, 'encounter-end')
}

/** All PCs leave with their downed, at the price of a Campaign Loss. */
export function fleeAll(scene: EscalationScene): void {
  for (let row = 0; row < scene.combatants; row++) {
    if (!isParty(scene, row) || !(isIn(scene, row) || scene.now.combatant.out[row] === UNCONSCIOUS)) continue
    if (scene.now.combatant.out[row] === IN) scene.set(C.out, row, FLED, 'flee')
  }
  loseCampaign(scene, 'the party has fled')
  endEncounter(scene, PARTY_FLED)
}

/** A Campaign Loss is written down. */
export function loseCampaign(scene: EscalationScene, text: string): void {
  scene.set(F.losses, 0, scene.now.fight.losses[0] + 1, 'campaign-loss')
  note['campaign-loss'](scene, text)
}
