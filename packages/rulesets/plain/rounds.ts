import { type AnyScene, type Column, isContested, type RuleOf, standing } from '@fray/kernel/rules'

/** What is a ruleset's own of rounds in which everybody acts once. */
export interface RoundsSpec<S extends AnyScene> {
  /** The rule by which one comes after the other. */
  readonly rule: RuleOf<S>
  canFight(scene: S, row: number): boolean
  /** A flag: who has acted in this round. */
  readonly acted: Column
  /** Who has more of it comes earlier; of equals the first of the roster does. */
  quickness(scene: S, row: number): number
  /** Tells that a round begins, and does what belongs to its beginning. */
  roundBegins(scene: S, round: number): void
  /** Whether something is due before anybody of this round has a turn, after which {@link Rounds.goOn} is called. */
  isHeldUp?(scene: S): boolean
  /** What happens when somebody's turn begins. */
  turnBegins?(scene: S, row: number): void
  /** What happens when somebody has acted, before the turn passes on. */
  turnEnds?(scene: S, row: number): void
}

/** Rounds in which everybody acts once. */
export interface Rounds<S> {
  /** Those who have yet to act in this round, in the order in which they will; `at` is how quick each is. */
  coming(scene: S): { readonly row: number; readonly at: number }[]
  /** Gives the turn to the one who is next; where everybody has acted, a round begins. Called whenever that may have changed. */
  goOn(scene: S): void
  /** Ends somebody's turn. */
  done(scene: S, row: number): void
}

/** Rounds in which everybody who can fight acts once, the quickest first. */
export function everyRound<S extends AnyScene>(own: RoundsSpec<S>): Rounds<S> {
  const { rule, canFight, acted, quickness } = own
  const coming = (scene: S) =>
    standing(scene, canFight)
      .filter((row) => scene.read(acted, row) === 0)
      .map((row) => ({ row, at: quickness(scene, row) }))
      .sort((a, b) => b.at - a.at || a.row - b.row)
  function goOn(scene: S): void {
    if (!isContested(scene, canFight)) return
    const { fight } = scene.tables.columns
    if (coming(scene).length === 0) {
      const round = scene.now.fight.round[0] + 1
      scene.set(fight.round, 0, round, rule)
      for (const row of standing(scene, canFight)) scene.set(acted, row, 0, rule)
      own.roundBegins(scene, round)
    }
    if (own.isHeldUp?.(scene) === true) {
      scene.set(fight.turn, 0, -1, rule)
      return
    }
    const [next] = coming(scene)
    if (next === undefined || scene.now.fight.turn[0] === next.row) return
    scene.set(fight.turn, 0, next.row, rule)
    own.turnBegins?.(scene, next.row)
    // Somebody who goes down as their turn begins has none.
    if (!canFight(scene, next.row)) goOn(scene)
  }
  return {
    coming,
    goOn,
    done(scene, row) {
      own.turnEnds?.(scene, row)
      scene.set(acted, row, 1, rule)
      // Who acts last in one round may act first in the next, and that is another turn.
      scene.set(scene.tables.columns.fight.turn, 0, -1, rule)
      goOn(scene)
    },
  }
}
