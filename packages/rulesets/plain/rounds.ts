import { type AnyScene, type Column, isContested, type RuleOf, standing } from '@fray/kernel/rules'

/** The ruleset's own part of rounds in which everyone acts once. */
export interface RoundsSpec<S extends AnyScene> {
  /** The rule for the order of turns. */
  readonly rule: RuleOf<S>
  canFight(scene: S, row: number): boolean
  /** A flag: who has acted in this round. */
  readonly acted: Column
  /** Those with a higher number act earlier; equals act in roster order. */
  quickness(scene: S, row: number): number
  /** Notes that a round starts, and does what belongs to its start. */
  roundBegins(scene: S, round: number): void
  /** Whether something is due before anybody of this round has a turn, after which {@link Rounds.goOn} is called. */
  isHeldUp?(scene: S): boolean
  /** What happens when somebody's turn begins. */
  turnBegins?(scene: S, row: number): void
  /** Called when a combatant has acted, before the next turn. */
  turnEnds?(scene: S, row: number): void
}

/** Rounds in which everyone acts once. */
export interface Rounds<S> {
  /** Combatants that have yet to act in this round, in order; `at` is their quickness. */
  coming(scene: S): { readonly row: number; readonly at: number }[]
  /**
   * Gives the turn to the next combatant; starts a round if everyone has acted. Call it whenever that may have
   * changed.
   */
  goOn(scene: S): void
  /** Ends a combatant's turn. */
  done(scene: S, row: number): void
}

/** Rounds in which everyone who can fight acts once, the quickest first. */
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
    // A combatant that goes down at the start of its turn has none.
    if (!canFight(scene, next.row)) goOn(scene)
  }
  return {
    coming,
    goOn,
    done(scene, row) {
      own.turnEnds?.(scene, row)
      scene.set(acted, row, 1, rule)
      // The last one of a round may be the first of the next, which is another turn.
      scene.set(scene.tables.columns.fight.turn, 0, -1, rule)
      goOn(scene)
    },
  }
}
