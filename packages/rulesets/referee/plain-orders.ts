import {
  type Action,
  type AnyScene,
  type Column,
  type Command,
  person,
  plainly,
  type Refusal,
  type RuleOf,
  type Tally,
} from '@fray/kernel/rules'
import { refuse } from '../loading/refusal.ts'
import { amountOf, amountParam, rollAmount } from './amounts.ts'
import { keepToMost } from './bounds.ts'
import { refereeFor } from './orders.ts'

/** The ruleset's own part of the referee's orders. */
interface OwnOrders<S extends AnyScene> {
  /** The rule that grants them. */
  readonly rule: RuleOf<S>
  /** Notes that a combatant is gone. */
  goes(scene: S, target: number): void
  readonly life: Column
  /** Reduces a combatant's life, and notes it. */
  loses(scene: S, target: number, tally: Tally<RuleOf<S>>): void
  /** Notes that a combatant has regained life. */
  gets(scene: S, target: number, amount: number): void
  /** Notes that the referee has ended the fight. */
  ends(scene: S): void
  /** Columns with those of their maxima. The first is that of life. */
  readonly most: readonly [readonly [Column, Column], ...(readonly [Column, Column])[]]
  /** Restores whatever depends on the change: whose turn it is. Called while the fight is not over. */
  after(scene: S): void
}

/**
 * The orders that a referee always needs: remove a combatant, hurt or heal one by a number or dice, end the fight,
 * set any value.
 */
export function plainOrders<S extends AnyScene>(own: OwnOrders<S>): readonly Action<S, Command>[] {
  const { rule, life, most } = own
  const isOver = (scene: S): boolean => scene.now.fight.over[0] === 1
  const notOver = (scene: S): Refusal | null => (isOver(scene) ? refuse('fight-over', 'The fight is over.') : null)
  const notHere = (scene: S, row: number): Refusal | null =>
    scene.now.combatant.present[row] === 1 ? null : refuse(rule, '{who} is not here.', { who: person(row) })
  const after = (scene: S): void => {
    if (!isOver(scene)) own.after(scene)
  }
  const { remove, effect, endCombat, override } = refereeFor<S>(notOver)
  return [
    remove({
      rule,
      title: plainly('Somebody is gone'),
      notHere,
      goes(scene, target) {
        scene.set(scene.tables.columns.combatant.present, target, 0, rule)
        own.goes(scene, target)
        after(scene)
      },
    }),
    effect({
      rule,
      title: plainly('Somebody is hurt or healed'),
      params: [amountParam('hurt', { optional: true }), amountParam('heal', { optional: true })],
      notHere,
      refuses: (_scene, { hurt, heal }) =>
        hurt === null && heal === null ? refuse('missing-value', 'Say how much: "hurt=3", or "heal=1d6".') : null,
      resolve(scene, { target, hurt, heal }) {
        const lost = amountOf(hurt)
        if (lost !== null) own.loses(scene, target, rollAmount(scene, lost, target, rule, 'hurt') as Tally<RuleOf<S>>)
        const got = amountOf(heal)
        if (got !== null) {
          const before = scene.read(life, target)
          const { total } = rollAmount(scene, got, target, rule, 'healed')
          scene.set(life, target, Math.min(scene.read(most[0][1], target), before + total), rule)
          own.gets(scene, target, scene.read(life, target) - before)
        }
        after(scene)
      },
    }),
    endCombat({
      rule,
      title: plainly('End the fight'),
      resolve(scene) {
        scene.set(scene.tables.columns.fight.over, 0, 1, rule)
        scene.set(scene.tables.columns.fight.turn, 0, -1, rule)
        own.ends(scene)
      },
    }),
    override({
      after(scene) {
        for (const [column, bound] of most) keepToMost(scene, column, bound)
        after(scene)
      },
    }),
  ]
}
