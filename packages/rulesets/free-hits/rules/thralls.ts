import { choice, type Option, person, plainly, type Refusal, type Slot, say, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { C, NONE } from '../tables.ts'
import { IN, type ThrallPool } from '../words.ts'
import { maxHpOf } from './numbers.ts'
import { spellOf } from './running.ts'
import { isIn } from './who.ts'

/** What a level of a summoned unit costs where its spell states no cost. */
const PER_LEVEL = 6

/** What it costs to keep a summoned unit. */
export interface ThrallCost {
  readonly amount: number
  readonly pool: ThrallPool
}

/** What a unit of that level costs the summoner who has called it by that spell: as the spell states it, else by the table's option. */
export function costOfThrall(scene: FreeHitsScene, who: Who, spell: number, level: number): ThrallCost {
  cite('thrall-cost')
  const usual: ThrallPool = scene.setup.options['thrall-mhp'] === 'mp' ? 'mp' : 'maxHp'
  const stated = spell < 0 ? null : (spellOf(scene, who, spell).summon?.thrall ?? null)
  if (stated === null) return { amount: PER_LEVEL * level, pool: usual }
  return { amount: stated.amount, pool: stated.pool ?? usual }
}

/** The cost of keeping a summoned unit. */
function thrallCost(scene: FreeHitsScene, unit: Who): ThrallCost {
  const { summoner, summonedBy, level } = scene.now.combatant
  return costOfThrall(scene, summoner[unit], summonedBy[unit], level[unit])
}

/** Why the summoner cannot pay for keeping the unit, or null. */
export const cannotThrall = (scene: FreeHitsScene, unit: Who): Refusal | null =>
  cannotAfford(scene, scene.now.combatant.summoner[unit], thrallCost(scene, unit), person(unit))

/** Why the unit cannot pay what a thrall of that name costs, or null. */
export function cannotAfford(scene: FreeHitsScene, who: Who, { amount, pool }: ThrallCost, unit: Slot): Refusal | null {
  if (pool === 'maxHp') {
    const left = maxHpOf(scene, who) - amount
    return left >= 1
      ? null
      : refuse('thrall-mhp', "{who}'s maximum hit points would fall to {left}: at least 1 must be left.", {
          who: person(who),
          left: { number: left },
        })
  }
  const have = (pool === 'mp' ? scene.now.combatant.mp[who] : scene.now.combatant.hp[who]) as number
  if (pool === 'mp' ? have >= amount : have > amount) return null
  return refuse('thrall-mhp', 'Keeping {unit} costs {amount} {pool}; {who} has {have}.', {
    unit,
    amount: { number: amount },
    pool: plainly(pool),
    who: person(who),
    have: { number: have },
  })
}

/** The summoner pays and keeps the unit. */
export function makeThrall(scene: FreeHitsScene, unit: Who): void {
  const who = scene.now.combatant.summoner[unit]
  const { amount, pool } = thrallCost(scene, unit)
  scene.set(C.thralled, unit, 1, 'thrall')
  if (pool === 'maxHp') {
    scene.set(C.reserve, unit, amount, 'thrall-mhp')
    scene.set(C.reserved, who, scene.now.combatant.reserved[who] + amount, 'thrall-mhp')
    const most = maxHpOf(scene, who)
    if (scene.now.combatant.hp[who] > most) scene.set(C.hp, who, most, 'thrall-mhp')
  } else {
    const column = pool === 'mp' ? C.mp : C.hp
    scene.set(column, who, scene.read(column, who) - amount, 'thrall-mhp')
  }
  note.thralls(scene, who, unit, amount, pool)
}

/** What a thrall took of its summoner's maximum comes back, and it is a thrall no longer; hit points do not come back. */
export function returnReserve(scene: FreeHitsScene, unit: Who, rule: Cited): void {
  const { reserve, summoner, reserved } = scene.now.combatant
  const amount = reserve[unit]
  const who = summoner[unit]
  if (amount === 0 || who < 0) return
  setCells(scene, C, unit, { reserve: 0, thralled: 0 }, rule)
  scene.set(C.reserved, who, reserved[who] - amount, rule)
}

/** Summoned units that the unit controls, in roster order. */
export function summonsOf(scene: FreeHitsScene, who: Who): number[] {
  const { summoner, status } = scene.now.combatant
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (summoner[row] === who && status[row] === IN) rows.push(row)
  return rows
}

/** How many summoned units the unit may control. */
export function summoningSlots(scene: FreeHitsScene, who: Who): number {
  const { summoningSlots: more } = scene.unit(who).gifts
  if (more > 0) cite('feat-legion-leader')
  return scene.now.combatant.level[who] + more
}

/** Whether the unit can control one more. */
export const hasSlotFor = (scene: FreeHitsScene, who: Who): boolean =>
  summonsOf(scene, who).length < summoningSlots(scene, who)

const KEEP: readonly Option[] = [
  { value: 'let-go', label: plainly('let it go') },
  { value: 'keep', label: plainly('pay and keep it') },
]

const POINTS = {
  maxHp: plainly('maximum hit points'),
  mp: plainly('magic points'),
  hp: plainly('hit points'),
} as const

/** Asks the summoner, who must be in the battle and able to pay, whether a unit about to vanish is kept. */
export function asksToKeep(scene: FreeHitsScene, unit: Who): boolean {
  cite('thrall-when')
  const who = scene.now.combatant.summoner[unit]
  if (who === NONE || !isIn(scene, who) || cannotThrall(scene, unit) !== null) return false
  const { amount, pool } = thrallCost(scene, unit)
  const prompt = say('{unit} is about to vanish. Does {summoner} pay {amount} {points} to keep them?', {
    unit: person(unit),
    summoner: person(who),
    amount: { number: amount },
    points: POINTS[pool],
  })
  return scene.ask({ ...choice('thrall-when', who, prompt, KEEP), decline: 0 }) === 1
}

/** Whether the unit was summoned and is not a thrall. */
export const isUnthralled = (scene: FreeHitsScene, unit: Who): boolean =>
  scene.now.combatant.summoner[unit] >= 0 &&
  scene.now.combatant.thralled[unit] === 0 &&
  scene.now.combatant.status[unit] === IN
