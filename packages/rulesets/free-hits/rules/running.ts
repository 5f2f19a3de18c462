import { choice, type Option, person, plainly, type Question, say, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { upkeepSlot } from '../event-fields.ts'
import { note } from '../events.ts'
import type { Effect } from '../kinds/effects.ts'
import type { Spell } from '../kinds/spells.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { C, NONE, RUNNING, RUNNING_TABLE, SPENT } from '../tables.ts'
import { UPKEEP_POOLS } from '../words.ts'
import { budgetLeft } from './budget.ts'
import { endKept, keptOn } from './effects.ts'
import { maxHpOf, refresh } from './numbers.ts'
import { isAble, isIn } from './who.ts'

/** The unit's spell at the position. */
export const spellOf = (scene: FreeHitsScene, who: Who, spell: number): Spell => scene.unit(who).sheet.spells[spell]

/** The row of a unit's running spell, or -1. */
export function runningRow(scene: FreeHitsScene, who: Who, spell: number): number {
  const { caster, spell: which } = scene.now.running
  for (let i = 0; i < scene.rows(RUNNING_TABLE); i++) if (caster[i] === who && which[i] === spell) return i
  return NONE
}

/** Whether the unit casts a long spell or keeps one with an upkeep that is on (`channeling`). */
export function isChanneling(scene: FreeHitsScene, who: Who): boolean {
  const casting = scene.now.combatant.casting[who]
  if (casting >= 0 && spellOf(scene, who, casting).isLong) return true
  return keptSpell(scene, who) !== NONE
}

/** The spell with an upkeep that the unit keeps on, by position, or -1. */
export function keptSpell(scene: FreeHitsScene, who: Who): number {
  const count = scene.rows(RUNNING_TABLE)
  if (count === 0) return NONE
  const { caster, spell, on, lapsed } = scene.now.running
  for (let i = 0; i < count; i++) {
    if (caster[i] !== who || on[i] === 0 || lapsed[i] === 1) continue
    if (spellOf(scene, who, spell[i]).upkeep !== null) return spell[i]
  }
  return NONE
}

/** A spell that has been cast goes on; one that ran already lies where it is cast now, and nowhere else. */
export function startRunning(scene: FreeHitsScene, who: Who, spell: number): void {
  const known = runningRow(scene, who, spell)
  if (known >= 0) endKept(scene, who, spell, 'channel-upkeep')
  const row = known >= 0 ? known : scene.open(RUNNING_TABLE)
  setCells(scene, RUNNING, row, { caster: who, spell }, 'channel-upkeep')
  scene.set(RUNNING.on, row, 1, 'toggle-spell')
  scene.set(RUNNING.lapsed, row, 0, 'channel-upkeep')
}

/** A running spell ends, with what it kept up. */
export function stopRunning(scene: FreeHitsScene, row: number, rule: Cited): void {
  const who = scene.now.running.caster[row]
  const spell = scene.now.running.spell[row]
  endKept(scene, who, spell, rule)
  scene.close(RUNNING_TABLE, row)
  note['spell-ends'](scene, who, spellOf(scene, who, spell).name)
}

/** A spell that was being cast in parts is given up; what was paid is lost. */
export function stopCasting(scene: FreeHitsScene, who: Who, rule: Cited): void {
  const casting = scene.now.combatant.casting[who]
  if (casting < 0) return
  forgetCasting(scene, who, rule)
  note['casting-ends'](scene, who, spellOf(scene, who, casting).name, rule)
}

/** Nothing is being cast any more. */
export function forgetCasting(scene: FreeHitsScene, who: Who, rule: Cited): void {
  setCells(scene, C, who, { casting: NONE, castPaid: 0, castNow: 0 }, rule)
}

/** The numbers of those on whom a running spell lies, worked out again. */
export function refreshKept(scene: FreeHitsScene, row: number, rule: Cited): void {
  const { caster, spell } = scene.now.running
  for (const who of keptOn(scene, caster[row], spell[row])) refresh(scene, who, rule)
}

/** At the start of the caster's turn it pays the upkeep of its spells if it wants to; one that it does not pay lapses. */
export function payUpkeeps(scene: FreeHitsScene, who: Who): void {
  for (let i = 0; i < scene.rows(RUNNING_TABLE); i++) {
    if (scene.now.running.caster[i] !== who || scene.now.running.on[i] === 0) continue
    const spell = spellOf(scene, who, scene.now.running.spell[i])
    if (spell.upkeep === null) continue
    const { amount, pool } = spell.upkeep
    const from = UPKEEP_POOLS.indexOf(pool)
    const canPay = canPayUpkeep(scene, who, amount, from)
    if (canPay && wantsToKeep(scene, who, i, spell)) {
      payUpkeep(scene, who, amount, from)
      note.upkeep(scene, { who, spell: spell.name, amount, pool, paid: true })
      continue
    }
    if (!canPay) note.upkeep(scene, { who, spell: spell.name, amount, pool, paid: false })
    scene.set(RUNNING.lapsed, i, 1, 'channel-upkeep')
    refreshKept(scene, i, 'channel-upkeep')
  }
}

const KEEP = 0
const KEEP_OR_NOT: readonly Option[] = [
  { value: 'keep', label: plainly('keep it up') },
  { value: 'let-go', label: plainly('let it go') },
]

/** The question whether a spell is kept up. Who says nothing keeps it. */
export interface UpkeepQuestion extends Question<Cited> {
  /** The row of the running spell. */
  readonly running: number
}

/** Whether the question asks for an upkeep. */
export const isUpkeepQuestion = (question: Question): question is UpkeepQuestion => question.rule === 'channel-upkeep'

function wantsToKeep(scene: FreeHitsScene, who: Who, running: number, { name, upkeep }: Spell): boolean {
  const prompt = say('Does {who} keep {spell} up{price}?', {
    who: person(who),
    spell: { thing: name },
    price: upkeep === null ? null : say(' for {cost}', { cost: upkeepSlot(upkeep.amount, upkeep.pool) }),
  })
  const asked: UpkeepQuestion = {
    ...choice('channel-upkeep', who, prompt, KEEP_OR_NOT, KEEP),
    decline: KEEP,
    reaction: true,
    quiet: true,
    running,
  }
  return scene.ask(asked) === KEEP
}

const MP = UPKEEP_POOLS.indexOf('mp')

function canPayUpkeep(scene: FreeHitsScene, who: Who, amount: number, pool: number): boolean {
  const { mp, hp } = scene.now.combatant
  // Who cannot act spends no actions, not even on this (`cannot-act`).
  if (pool < MP) return isAble(scene, who) && budgetLeft(scene, who, pool) >= amount
  return pool === MP ? mp[who] >= amount : hp[who] > amount
}

function payUpkeep(scene: FreeHitsScene, who: Who, amount: number, pool: number): void {
  const { mp, hp, paidMp, paidHp } = scene.now.combatant
  if (pool < MP) {
    const column = SPENT[pool] as (typeof SPENT)[number]
    scene.set(column, who, scene.read(column, who) + amount, 'channel-upkeep')
    return
  }
  const isMp = pool === MP
  const have = (isMp ? mp[who] : hp[who]) as number
  scene.set(isMp ? C.mp : C.hp, who, have - amount, 'channel-upkeep')
  scene.credit(NONE, who)
  const paid = (isMp ? paidMp[who] : paidHp[who]) as number
  scene.set(isMp ? C.paidMp : C.paidHp, who, paid + amount, 'channel-upkeep')
}

const lasts = (effect: Effect): boolean =>
  (effect.effect === 'modify' || effect.effect === 'condition') && effect.rounds === null

/** Spells whose effects last and that are on nobody in the battle any more are over: there is nothing to be kept up. */
export function endIdle(scene: FreeHitsScene): void {
  for (let i = scene.rows(RUNNING_TABLE) - 1; i >= 0; i--) {
    const caster = scene.now.running.caster[i] as Who
    const spell = scene.now.running.spell[i]
    if (!spellOf(scene, caster, spell).effects.some(lasts)) continue
    if (!keptOn(scene, caster, spell).some((row) => isIn(scene, row))) stopRunning(scene, i, 'channel-upkeep')
  }
}

/** The turn has really begun: spells whose upkeep was not paid are over. */
export function endLapsed(scene: FreeHitsScene, who: Who): void {
  for (let i = scene.rows(RUNNING_TABLE) - 1; i >= 0; i--) {
    const { caster, lapsed } = scene.now.running
    if (caster[i] === who && lapsed[i] === 1) stopRunning(scene, i, 'channel-upkeep')
  }
}

/** The turn is put off: upkeep that was paid comes back, spells that had lapsed are on again. */
export function takeBackUpkeeps(scene: FreeHitsScene, who: Who): void {
  const { mp, hp, paidMp, paidHp } = scene.now.combatant
  const most = { hp: maxHpOf(scene, who), mp: scene.now.combatant.mpMax[who] }
  scene.set(C.mp, who, Math.min(most.mp, mp[who] + paidMp[who]), 'delay-how')
  scene.set(C.hp, who, Math.min(most.hp, hp[who] + paidHp[who]), 'delay-how')
  forgetUpkeeps(scene, who)
  for (const column of SPENT) scene.set(column, who, 0, 'delay-how')
  for (let i = 0; i < scene.rows(RUNNING_TABLE); i++) {
    if (scene.now.running.caster[i] !== who || scene.now.running.lapsed[i] === 0) continue
    scene.set(RUNNING.lapsed, i, 0, 'delay-how')
    refreshKept(scene, i, 'delay-how')
  }
}

/** What the start of the turn took is settled. */
export function forgetUpkeeps(scene: FreeHitsScene, who: Who): void {
  setCells(scene, C, who, { paidMp: 0, paidHp: 0 }, 'channel-upkeep')
}
