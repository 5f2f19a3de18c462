import { choice, type Option, type PoolLeft, person, plainly, REFEREE, say, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { Cited, EscalationScene } from '../scene.ts'
import { ABILITY, AIM_TABLE, C, F, NONE } from '../tables.ts'
import { DEAD, FATAL_SAVES, IN, PC, SPIRIT, UNCONSCIOUS } from '../words.ts'
import { endKept } from './expiring.ts'
import { letGo, partFromAll } from './field.ts'
import { isDying, isParty } from './who.ts'

/** How damage came about, as far as falling goes. */
export interface Blow {
  readonly crit: boolean
  readonly knockOut: boolean
  /** Who dealt it, -1 for nobody. */
  readonly by: number
}

export const PLAIN_BLOW: Blow = { crit: false, knockOut: false, by: NONE }

/** What the combatant has left after so much damage, and had before, for those who listen; null where it loses nothing. */
export function leftAfter(scene: EscalationScene, who: Who, amount: number): PoolLeft | null {
  const { out, hp } = scene.now.combatant
  return scene.recorder === null || amount <= 0 || out[who] !== IN ? null : { from: hp[who], to: hp[who] - amount }
}

/** Takes hit points away, below 0 if need be; the one who is at 0 or less falls. */
export function lose(scene: EscalationScene, who: Who, amount: number, rule: Cited, blow: Blow = PLAIN_BLOW): void {
  if (amount <= 0 || scene.now.combatant.out[who] !== IN) return
  const wasDying = isDying(scene, who)
  const left = scene.now.combatant.hp[who] - amount
  scene.set(C.hp, who, left, rule)
  scene.credit(blow.by, who)
  if (wasDying) {
    if (scene.now.combatant.freshFall[who] === 1 && isHard(scene, who))
      scene.set(C.hardFall, who, 1, 'death-save-disadvantage')
    return
  }
  if (left <= 0) drop(scene, who, blow)
}

/** Whether the combatant is at minus half of its hit points or lower. */
const isHard = (scene: EscalationScene, who: Who): boolean =>
  scene.now.combatant.hp[who] * 2 <= -scene.now.combatant.hpMax[who]

/** At 0 or less: a PC is Dying (or unconscious), everybody else dead, or knocked out. */
export function drop(scene: EscalationScene, who: Who, blow: Blow): void {
  const { kind } = scene.now.combatant
  holdNothing(scene, who)
  cite(kind[who] === PC ? 'unconscious-variant' : isParty(scene, who) ? 'npc-friends' : 'enemy-at-zero')
  if (kind[who] !== PC) {
    const isSpared = blow.knockOut && mayKnockOut(scene, who, blow.by)
    leave(scene, who, isSpared ? UNCONSCIOUS : DEAD, isSpared ? 'knock-out' : 'enemy-at-zero')
  } else if (scene.setup.options['unconscious-variant'] === 'unconscious') {
    leave(scene, who, UNCONSCIOUS, 'unconscious-variant')
  } else {
    scene.set(C.freshFall, who, 1, 'dying')
    scene.set(C.hardFall, who, blow.crit || isHard(scene, who) ? 1 : 0, 'death-save-disadvantage')
    scene.set(C.stabilized, who, 0, 'stabilize-range')
    note.dying(scene, who)
  }
  scene.moments.dropped(scene, who, blow.by)
}

const KNOCK_OUT: readonly Option[] = [
  { value: 'accept', label: plainly('unconscious') },
  { value: 'refuse', label: plainly('dead') },
]

/** Whether the referee lets one who has been dropped live, as was said before the roll. */
const mayKnockOut = (scene: EscalationScene, who: Who, by: Who): boolean =>
  scene.ask(
    choice(
      'knock-out',
      REFEREE,
      say('{by} has meant to knock {who} out. Is {who} unconscious, or dead?', { by: person(by), who: person(who) }),
      KNOCK_OUT,
    ),
  ) === 0

/** Takes somebody out of the fight in one way or other. */
export function leave(scene: EscalationScene, who: Who, out: number, rule: Cited): void {
  scene.set(C.out, who, out, rule)
  holdNothing(scene, who)
  for (const row of scene.fighter(who).abilities) {
    if (scene.now.ability.kept[row] === 0) continue
    scene.set(ABILITY.kept, row, 0, 'ability-sustain')
    endKept(scene, row)
  }
  if (out !== UNCONSCIOUS) partFromAll(scene, who, rule)
  note.out(scene, who, out, rule)
}

/** Who is down holds nobody, and nothing ready. */
export function holdNothing(scene: EscalationScene, who: Who): void {
  letGo(scene, who)
  forgetReady(scene, who)
}

/** A readied action is gone. */
export function forgetReady(scene: EscalationScene, who: Who): void {
  if (scene.now.combatant.readySlot[who] === NONE) return
  scene.set(C.readySlot, who, NONE, 'ready-lapses')
  const { who: whose } = scene.now.aim
  for (let i = scene.rows(AIM_TABLE) - 1; i >= 0; i--) if (whose[i] === who) scene.close(AIM_TABLE, i)
  scene.set(F.readied, 0, scene.now.fight.readied[0] - 1, 'ready-lapses')
}

/**
 * Gives hit points back, from 0 where they were below, up to the maximum, and tells of it; `by` is what heals, by name. One who
 * was Dying gets up by it. Returns what was gained.
 */
export function heal(scene: EscalationScene, who: Who, amount: number, by: string, rule: Cited): number {
  const { out, hp, hpMax } = scene.now.combatant
  const before = hp[who]
  const isIn = out[who] === IN && amount >= 0
  const after = isIn ? Math.min(hpMax[who], Math.max(0, before) + amount) : before
  if (scene.recorder !== null)
    note.heal(scene, { target: who, amount, by, left: { from: before, to: after }, adds: after !== before, rule })
  if (!isIn) return 0
  const wasDying = isDying(scene, who)
  if (wasDying) cite('heal-the-dying')
  scene.set(C.hp, who, after, rule)
  if (wasDying && after > 0) getUp(scene, who)
  return after - before
}

/** No longer Dying: marks stay. */
export function getUp(scene: EscalationScene, who: Who): void {
  cite('dying')
  scene.set(C.stabilized, who, 0, 'stabilize-range')
  setCells(scene, C, who, { hardFall: 0, freshFall: 0 }, 'death-save-disadvantage')
  note['gets-up'](scene, who)
}

/** Marks one more failed Death Save; the fourth kills, or brings the end that a Last Gasp states. */
export function markFailure(scene: EscalationScene, who: Who): void {
  const failed = Math.min(FATAL_SAVES, scene.now.combatant.deathSavesFailed[who] + 1)
  scene.set(C.deathSavesFailed, who, failed, 'death-save-failure')
  if (failed < FATAL_SAVES) return
  cite('last-gasp-details')
  const gasp = scene.now.combatant.lastGasp[who]
  const outcome = gasp === NONE ? 'dead' : String(scene.values[gasp] ?? 'dead')
  scene.set(C.lastGasp, who, NONE, 'last-gasp-details')
  const dies = gasp === NONE || outcome === 'dead' || outcome === 'death'
  leave(scene, who, dies ? DEAD : SPIRIT, dies ? 'death-save-failure' : 'last-gasp-details')
  if (!dies) note['gasp-ends'](scene, who, outcome)
}
