import type { RuleOf } from './action.ts'
import type { AnyScene } from './scene.ts'

/** How a fight ends. */
export interface LastSide<S extends AnyScene> {
  readonly rule: RuleOf<S>
  isStanding(scene: S, row: number): boolean
  /** Tells it; `winner` is -1 where nobody stands any more. */
  ended(scene: S, winner: number): void
}

/**
 * Everybody who can still fight, in the order of the roster.
 * @example
 * ```ts
 * import { defineTables, int, Scene, type Setup, standing } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const tables = defineTables({ combatant: { life: int({ init: 5 }) } })
 * const scene = new Scene(tables, { combatant: 3 }, setup)
 * const [, gob] = ['Ada', 'Gob', 'Bo'].map((name) => scene.join({ name }, name, 'joining'))
 * scene.set(tables.columns.combatant.life, gob, 0, 'down')
 * console.log(standing(scene, ({ now }, row) => now.combatant.life[row] > 0)) // [ 0, 2 ]
 * ```
 */
export const standing = <S extends AnyScene>(scene: S, isStanding: LastSide<S>['isStanding']): number[] =>
  Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => isStanding(scene, row))

/**
 * Whether at least two sides have somebody who can still fight.
 * @example
 * ```ts
 * import { defineTables, int, isContested, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const tables = defineTables({ combatant: { life: int({ init: 5 }) } })
 * const { life, side } = tables.columns.combatant
 * const scene = new Scene(tables, { combatant: 2 }, setup)
 * const canFight = ({ now }: typeof scene, row: number) => now.combatant.life[row] > 0
 * const [, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * scene.set(side, gob, 1, 'two-sides')
 * console.log(isContested(scene, canFight)) // true
 * scene.set(life, gob, 0, 'down')
 * console.log(isContested(scene, canFight)) // false
 * ```
 */
export function isContested<S extends AnyScene>(scene: S, isStanding: LastSide<S>['isStanding']): boolean {
  const { side } = scene.now.combatant
  return new Set(standing(scene, isStanding).map((row) => side[row])).size > 1
}

/**
 * For {@link Ruleset.settleFight}: the fight is over when no more than one side has somebody who can still fight.
 * @example
 * ```ts
 * import { defineTables, int, lastSide, Scene, type Setup } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const tables = defineTables({ combatant: { life: int({ init: 5 }) } })
 * const { life, side } = tables.columns.combatant
 * const scene = new Scene(tables, { combatant: 2 }, setup)
 * const [, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * scene.set(side, gob, 1, 'two-sides')
 * const canFight = ({ now }: typeof scene, row: number) => now.combatant.life[row] > 0
 * // `ended` tells it: the note of an event that the ruleset has declared.
 * const settleFight = lastSide<typeof scene>({ rule: 'two-sides', isStanding: canFight, ended() {} })
 * scene.set(life, gob, 0, 'down')
 * settleFight(scene)
 * console.log(scene.now.fight.over[0], scene.now.fight.winner[0]) // 1 0
 * ```
 */
export const lastSide =
  <S extends AnyScene>({ rule, isStanding, ended }: LastSide<S>) =>
  (scene: S): void => {
    if (scene.now.fight.over[0] === 1 || isContested(scene, isStanding)) return
    const { fight } = scene.tables.columns
    const [first] = standing(scene, isStanding)
    const winner = first === undefined ? -1 : scene.now.combatant.side[first]
    scene.set(fight.over, 0, 1, rule)
    scene.set(fight.winner, 0, winner, rule)
    scene.set(fight.turn, 0, -1, rule)
    ended(scene, winner)
  }
