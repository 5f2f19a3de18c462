import { choice, type Option, person, plainly, type Row, say, type Who } from '@fray/kernel/rules'
import { cite, thing } from '../citing.ts'
import { ONGOING } from '../conditions.ts'
import { note } from '../events.ts'
import type { EscalationScene } from '../scene.ts'
import { ABILITY, C, CONDITION_TABLE, F, FIGHT, LEFT, NONE, SPENT, SURPRISE } from '../tables.ts'
import { BANDS, IN, SAVE_ENDS, SPIRIT } from '../words.ts'
import { conditionsOf, endCondition, endHelp, savableHelp } from './conditions.ts'
import { settle } from './ending.ts'
import { endAtEnd, endAtStart, endKept, endOrphans } from './expiring.ts'
import { forgetReady, getUp, leftAfter, lose, markFailure } from './life.ts'
import { useRecovery } from './recovery.ts'
import { CRIT, rollSave, saveAgainst, saveNet } from './rolls.ts'
import { dropKept } from './slots.ts'
import { actorNow, isDying, isGasping, isIn, isParty, isPastActing, isPc, isUp } from './who.ts'

/** Whether the round has not come to the combatant yet in the band that is being played. */
function isDue(scene: EscalationScene, row: Who): boolean {
  const { band, out, acted, chosen } = scene.now.combatant
  if (band[row] !== scene.now.fight.band[0] || acted[row] === 1 || (out[row] !== IN && out[row] !== SPIRIT))
    return false
  return scene.now.fight.phase[0] !== SURPRISE || chosen[row] === 1
}

/** Whether the combatant has a turn to come in the band that is being played; things take none. */
const isInBand = (scene: EscalationScene, row: Who): boolean => isDue(scene, row) && !scene.fighter(row).isThing

/** Whether the combatant is one of those who {@link mayAct}, without making a list. */
export function mayBegin(scene: EscalationScene, who: Who): boolean {
  const phase = scene.now.fight.phase[0]
  if (phase !== FIGHT && phase !== SURPRISE) return false
  const actor = actorNow(scene)
  if (actor >= 0) return actor === who
  if (!isInBand(scene, who)) return false
  if (isParty(scene, who)) {
    if (!isPc(scene, who)) cite('npc-friends')
    return true
  }
  for (let row = 0; row < scene.combatants; row++) if (isParty(scene, row) && isInBand(scene, row)) return false
  return true
}

/** Those who may begin their turn now: PCs and their friends of the band first, then its enemies; or the one whose turn it is. */
export function mayAct(scene: EscalationScene): number[] {
  const phase = scene.now.fight.phase[0]
  if (phase !== FIGHT && phase !== SURPRISE) return []
  const actor = actorNow(scene)
  if (actor >= 0) return [actor]
  const friends: number[] = []
  const enemies: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!isInBand(scene, row)) continue
    if (isParty(scene, row)) {
      if (!isPc(scene, row)) cite('npc-friends')
      friends.push(row)
    } else enemies.push(row)
  }
  return friends.length > 0 ? friends : enemies
}

/** Whether anybody may begin a turn now, or has one. */
export function isAnybodysTurn(scene: EscalationScene): boolean {
  const phase = scene.now.fight.phase[0]
  if (phase !== FIGHT && phase !== SURPRISE) return false
  if (actorNow(scene) >= 0) return true
  for (let row = 0; row < scene.combatants; row++) if (isInBand(scene, row)) return true
  return false
}

/** Goes on to the next band in which somebody has a turn to come, or to the next round. */
export function advance(scene: EscalationScene): void {
  if (scene.now.fight.phase[0] !== FIGHT && scene.now.fight.phase[0] !== SURPRISE) return
  for (let rounds = 0; rounds < 2; rounds++) {
    for (let band = Math.max(0, scene.now.fight.band[0]); band < BANDS.length; band++) {
      scene.set(F.band, 0, band, 'initiative-bands')
      if (isAnybodysTurn(scene)) return
      passThings(scene)
    }
    if (scene.now.fight.phase[0] !== FIGHT && scene.now.fight.phase[0] !== SURPRISE) return
    startRound(scene)
  }
}

/** Things act in no band: what ends with a turn, hurts at its end or is saved against then comes last in theirs. */
function passThings(scene: EscalationScene): void {
  for (let row = 0; row < scene.combatants; row++) {
    if (!scene.fighter(row).isThing || !isDue(scene, row)) continue
    cite('enemies-and-objects')
    endAtStart(scene, row)
    takeOngoing(scene, row)
    rollSaves(scene, row)
    endAtEnd(scene, row)
    scene.set(C.acted, row, 1, 'enemies-and-objects')
  }
}

/** A round begins: from the second on the escalation die rises. */
export function startRound(scene: EscalationScene): void {
  const round = scene.now.fight.round[0] + 1
  scene.set(F.phase, 0, FIGHT, 'initiative-bands')
  scene.set(F.round, 0, round, 'initiative-bands')
  scene.set(F.band, 0, 0, 'initiative-bands')
  if (round === 1) {
    cite('escalation-die')
    const mayStartHigher = scene.setup.options['ambush-escalation'] === 'start-at-1'
    if (mayStartHigher || scene.now.fight.surprisedBy[0] >= 0) cite('ambush-escalation')
    const ambushed = mayStartHigher && isPartyAmbush(scene)
    scene.set(F.escalation, 0, ambushed ? 1 : 0, ambushed ? 'ambush-escalation' : 'escalation-die')
    scene.set(F.surprisedBy, 0, NONE, 'surprise-round')
  } else scene.set(F.escalation, 0, Math.min(6, scene.now.fight.escalation[0] + 1), 'escalation-die')
  for (let row = 0; row < scene.combatants; row++) {
    scene.set(C.acted, row, 0, 'initiative-bands')
    scene.set(C.chosen, row, 0, 'surprise-round')
  }
  endOrphans(scene)
  note.round(scene, round, scene.now.fight.escalation[0])
}

const isPartyAmbush = (scene: EscalationScene): boolean => {
  const by = scene.now.fight.surprisedBy[0]
  return by >= 0 && scene.setup.sides[by]?.party === true
}

/** A combatant's turn begins: slots and Interrupt are fresh, what lasted until now ends, the Dying roll. */
export function beginTurn(scene: EscalationScene, who: Who): void {
  scene.set(F.turn, 0, who, 'order-within-band')
  for (const column of SPENT) scene.set(column, who, LEFT, 'turn-actions')
  scene.set(C.lost, who, scene.now.combatant.lostNext[who], 'ready-next-round')
  scene.set(C.lostNext, who, NONE, 'ready-next-round')
  scene.set(C.interruptUsed, who, 0, 'action-interrupt')
  scene.set(C.freeUsed, who, 0, 'free-action-limit')
  scene.set(C.helped, who, 0, 'fight-in-spirit')
  scene.set(C.risen, who, 0, 'death-save-success')
  forgetReady(scene, who)
  note.turn(scene, who)
  endAtStart(scene, who)
  for (const row of scene.fighter(who).abilities) {
    if (scene.now.ability.kept[row] === 0) continue
    scene.set(ABILITY.due, row, 1, 'ability-sustain')
    scene.set(ABILITY.tried, row, 0, 'ability-sustain-details')
    scene.set(ABILITY.made, row, 0, 'ability-sustain-details')
  }
  if (isPastActing(scene, who)) rollDeath(scene, who)
}

/** The Death Save (or Last Gasp Save, or the one for both) of a turn. Unless it is a Crit there is nothing more to do this turn. */
function rollDeath(scene: EscalationScene, who: Who): void {
  if (isDying(scene, who)) cite('dying')
  const { natural, passed } = rollDeathSave(scene, who)
  if (!passed) {
    if (scene.now.combatant.stabilized[who] === 0) markFailure(scene, who)
    else cite('stabilize')
    return
  }
  comeBack(scene, who)
  cite('death-save-crit')
  if (natural < CRIT) scene.set(C.risen, who, 1, 'death-save-success')
}

const SAVES = { 'death-save': plainly('a Death Save'), 'last-gasp': plainly('a Last Gasp save') }
const HARD_FALL = plainly('a hard fall')

/** Rolls a Death Save or Last Gasp Save: the first after a hard fall has 2 Disadvantage. A Natural 17 or more is a success. */
export function rollDeathSave(
  scene: EscalationScene,
  who: Who,
): { readonly natural: number; readonly passed: boolean } {
  const what = isGasping(scene, who) ? 'last-gasp' : 'death-save'
  const net = saveNet(scene, who)
  if (scene.now.combatant.hardFall[who] === 1) net.add(-2, HARD_FALL, 'death-save-disadvantage')
  scene.set(C.hardFall, who, 0, 'death-save-disadvantage')
  scene.set(C.freshFall, who, 0, 'death-save-disadvantage')
  if (isGasping(scene, who)) cite('last-gasp-details')
  const { deathSave } = scene.fighter(who).sheet
  const { natural, passed } = rollSave(scene, who, {
    against: deathSave,
    rule: what,
    what,
    why: SAVES[what],
    net,
  })
  return { natural, passed: passed || natural >= CRIT }
}

/** A Death Save has succeeded: the Dying heal by a Recovery, a Last Gasp is over. */
export function comeBack(scene: EscalationScene, who: Who): void {
  const wasDying = isDying(scene, who)
  if (isGasping(scene, who)) {
    scene.set(C.lastGasp, who, NONE, 'last-gasp')
    const kept = scene.now.combatant.gaspHp[who]
    if (kept > 0) {
      scene.set(C.hp, who, kept, 'last-gasp')
      getUp(scene, who)
      return
    }
    note['gasp-over'](scene, who)
  }
  if (wasDying) useRecovery(scene, who, { free: false, plus: null, average: null }, 'death-save-success')
}

/** A turn ends: ongoing damage, saves, what was not sustained, what lasted until now; then the next one's turn comes. */
export function endTurn(scene: EscalationScene, who: Who): void {
  takeOngoing(scene, who)
  rollSaves(scene, who)
  const canSustain = isUp(scene, who)
  for (const row of scene.fighter(who).abilities) {
    const { kept, due, made } = scene.now.ability
    const isLost = !canSustain || (due[row] === 1 && made[row] === 0)
    if (kept[row] === 1 && isLost) {
      cite('end-of-turn-details', 'ability-sustain-details')
      stopSustain(scene, who, row)
    } else scene.set(ABILITY.due, row, 0, 'ability-sustain')
  }
  endAtEnd(scene, who)
  scene.set(C.lost, who, NONE, 'ready-next-round')
  const next = scene.now.combatant.bandNext[who]
  if (next >= 0) {
    scene.set(C.band, who, Math.min(next, scene.now.combatant.band[who]), 'ready-next-round')
    scene.set(C.bandNext, who, NONE, 'ready-next-round')
  }
  dropKept(scene, who)
  scene.set(C.acted, who, 1, 'order-within-band')
  scene.set(F.turn, 0, NONE, 'order-within-band')
  settle(scene)
  advance(scene)
}

/** Ongoing damage in the order gained; what has killed is the last. It is read first: what somebody's fall ends stands among it. */
function takeOngoing(scene: EscalationScene, who: Who): void {
  if (scene.rows(CONDITION_TABLE) === 0) return
  const { what, amount, type } = scene.now.condition
  const due = conditionsOf(scene, who)
    .filter((row) => what[row] === ONGOING)
    .map((row) => ({ amount: amount[row], type: type[row], words: scene.conditionWords(row) }))
  if (due.length > 1 || (due.length > 0 && !isUp(scene, who))) cite('end-of-turn-details')
  for (const one of due) {
    if (!isIn(scene, who)) return
    const tally = scene.tally().add(one.amount, 'ongoing-damage', one.words)
    note.damage(scene, {
      by: NONE,
      target: who,
      tally,
      types: [one.type],
      name: 'ongoing damage',
      left: leftAfter(scene, who, one.amount),
    })
    lose(scene, who, one.amount, 'ongoing-damage')
  }
}

/**
 * One save for each effect that a save ends, conditions first, in the order gained, even for a PC who has just dropped and
 * is Dying; the one who is dead or out of the fight otherwise has nothing more to be saved from.
 */
function rollSaves(scene: EscalationScene, who: Who): void {
  if (!isIn(scene, who)) {
    cite('end-of-turn-details')
    return
  }
  for (let i = 0; i < scene.rows(CONDITION_TABLE); ) {
    const { who: whose, lasts, save } = scene.now.condition
    if (whose[i] !== who || lasts[i] !== SAVE_ENDS) {
      i++
      continue
    }
    if (!isUp(scene, who)) cite('end-of-turn-details')
    const { passed } = rollSave(scene, who, {
      against: save[i],
      rule: 'end-of-turn',
      why: saveAgainst(scene.conditionWords(i)),
    })
    if (passed) endCondition(scene, i)
    else i++
  }
  for (const help of savableHelp(scene, who)) {
    cite('end-of-turn-details')
    const { passed } = rollSave(scene, who, {
      against: help.save,
      rule: 'end-of-turn',
      why: saveAgainst(thing(help.name)),
    })
    if (passed) endHelp(scene, help)
  }
}

/** An ability is kept up no longer. */
function stopSustain(scene: EscalationScene, who: Who, row: Row<'ability'>): void {
  scene.set(ABILITY.kept, row, 0, 'ability-sustain')
  scene.set(ABILITY.due, row, 0, 'ability-sustain')
  endKept(scene, row)
  note.expires(scene, who, scene.fighter(who).sheet.abilities[scene.now.ability.slot[row]]?.name ?? '')
}

const TWO = 2

/** The Surprise Round: two of the party that was more aware act, chosen by that party. */
export function startSurprise(scene: EscalationScene, by: Who, acting: readonly number[]): void {
  const members: number[] = []
  for (let row = 0; row < scene.combatants; row++)
    if (scene.now.combatant.side[row] === by && isIn(scene, row) && !scene.fighter(row).isThing) members.push(row)
  const chosen = acting.length > 0 ? [...acting] : chooseTwo(scene, members)
  scene.set(F.phase, 0, SURPRISE, 'surprise-round')
  scene.set(F.surprisedBy, 0, by, 'surprise-round')
  scene.set(F.band, 0, 0, 'initiative-bands')
  for (const row of chosen) {
    scene.set(C.chosen, row, 1, 'surprise-round')
    scene.set(C.acted, row, 0, 'surprise-round')
  }
  note.surprise(scene, by, chosen)
  advance(scene)
}

const WHO_ACTS = plainly('Who acts in the Surprise Round?')

function chooseTwo(scene: EscalationScene, members: readonly number[]): number[] {
  if (members.length <= TWO) return [...members]
  const chosen: number[] = []
  while (chosen.length < TWO) {
    const left = members.filter((row) => !chosen.includes(row))
    const options: Option[] = left.map((row) => ({ value: scene.name(row), label: say('{who}', { who: person(row) }) }))
    const at = scene.ask(choice('surprise-round', left[0], WHO_ACTS, options))
    chosen.push(left[at] as number)
  }
  return chosen
}
