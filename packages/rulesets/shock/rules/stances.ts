import { type Message, plainly, plus, type SeenMessage, seenOf } from '@fray/kernel/rules'
import { type Declared, type LastingThing, lastingThing } from '../../lasting/things.ts'
import { type ShockRule, shockNumbers } from '../catalogue/rule-ids.ts'
import type { Tally } from '../citing.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'

/** What stances touch: AC, the own attack rolls; and what they stop. */
type Touched = 'ac' | 'hit' | 'shock'

interface DeclaredStance extends Declared<Touched, ShockRule> {
  readonly cell: 'totalDefense' | 'charged' | 'dual'
  /** What it is called as a part of a number, by which rule. */
  readonly part: Message
  readonly rule: ShockRule
  /** What it does, in place of lines. */
  readonly said: readonly SeenMessage[]
  /** At the start of the own side's next turn, with the round, or when it is given up. */
  readonly ends: 'own-turn' | 'round' | 'given-up'
}

/** A way to fight that somebody has taken up for a while; how much it adds is said here alone. */
type Stance = DeclaredStance & LastingThing<Touched, ShockRule>

const stance = (declared: DeclaredStance): Stance => lastingThing(declared.cell, declared)

/** What Total Defense adds to AC: its rule says it. */
export const { ac: DEFENSE_AC } = shockNumbers['total-defense']
export const totalDefense = stance({
  ...{ cell: 'totalDefense', part: plainly('Total Defense'), rule: 'total-defense', ends: 'own-turn' },
  ...{ adds: { ac: DEFENSE_AC }, stops: ['shock'], badge: 'TD', tone: 'good' },
  said: [
    seenOf('Their AC is {better} better, and Shock does nothing to them, not even that of a swarm.', {
      better: { number: DEFENSE_AC },
    }),
  ],
  rules: ['total-defense', 'total-defense-swarm'],
})

export const charged = stance({
  ...{ cell: 'charged', part: plainly('has charged'), rule: 'charge-ac', ends: 'round' },
  ...{ adds: { ac: -shockNumbers['charge-ac'].ac }, badge: 'chg' },
  said: [seenOf('Their AC is {worse} worse.', { worse: { number: shockNumbers['charge-ac'].ac } })],
  rules: ['charge-ac', 'charge-ac-from-start'],
})

const DUAL_HIT = -shockNumbers['dual-wield-penalty'].penalty
export const dual = stance({
  ...{ cell: 'dual', part: plainly('fighting with both'), rule: 'dual-wield-penalty', ends: 'given-up' },
  ...{ adds: { hit: DUAL_HIT }, badge: 'two', tone: 'note' },
  said: [
    seenOf('They fight with a weapon in each hand: {hit} to hit, {damage} damage where both reach.', {
      hit: { number: DUAL_HIT },
      damage: plus(shockNumbers['dual-wield-damage'].damage),
    }),
  ],
  rules: ['dual-wield-stance', 'dual-wield-penalty', 'dual-wield-damage'],
})

const STANCES: readonly Stance[] = [totalDefense, charged, dual]

/** Adds what the combatant's stances add to the number. */
export function addStances(scene: ShockScene, row: number, to: Touched, tally: Tally): void {
  for (const { adds, cell, part, rule } of STANCES) {
    const amount = adds[to]
    if (amount !== undefined && scene.now.combatant[cell][row] === 1) tally.add(amount, rule, part)
  }
}

/** The stance by which the combatant is safe from that, or undefined. */
export const stanceStopping = (scene: ShockScene, row: number, what: Touched): Stance | undefined =>
  STANCES.find(({ stops, cell }) => stops.includes(what) && scene.now.combatant[cell][row] === 1)

/** Ends the combatant's stances that end so. */
export function endStances(scene: ShockScene, row: number, how: Stance['ends']): void {
  for (const { cell, rule, ends } of STANCES) if (ends === how) scene.set(C[cell], row, 0, rule)
}
