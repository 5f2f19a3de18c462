import type { RuleOf } from './action.ts'
import type { AnyScene } from './scene.ts'

/** What decides the end of a fight. */
export interface LastSide<S extends AnyScene> {
  readonly rule: RuleOf<S>
  isStanding(scene: S, row: number): boolean
  /** Reports the end; `winner` is -1 if nobody is standing. */
  ended(scene: S, winner: number): void
}

/** Everyone who can still fight, in roster order. */
export const standing = <S extends AnyScene>(scene: S, isStanding: LastSide<S>['isStanding']): number[] =>
  Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => isStanding(scene, row))

/** Whether at least two sides have someone who can still fight. */
export function isContested<S extends AnyScene>(scene: S, isStanding: LastSide<S>['isStanding']): boolean {
  const { side } = scene.now.combatant
  return new Set(standing(scene, isStanding).map((row) => side[row])).size > 1
}

/** For {@link Ruleset.settleFight}: the fight is over when at most one side has someone who can still fight. */
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
