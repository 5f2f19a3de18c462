import {
  type AnyScene,
  amount,
  hidden,
  rolledAgainst,
  type ShownRoll,
  sayingsFor,
  sum,
  type Tally,
  whichSide,
  who,
} from '@fray/kernel/rules'

/** The notes of the usual events. */
export interface UsualNotes<S> {
  round(scene: S, round: number): void
  hurt(scene: S, target: number, tally: Tally): void
  heal(scene: S, target: number, amount: number): void
  down(scene: S, who: number): void
  out(scene: S, who: number): void
  end(scene: S, winner: number): void
}

/**
 * The events of every fight: rounds, life lost and restored, departures, the end. A ruleset adds its own events.
 * @example
 * ```ts
 * import { Recorder } from '@fray/kernel'
 * import { defineEvents, defineTables, type Message, said, sayingsFor, Scene, seesOf, type SpecsOf, who } from '@fray/kernel/rules'
 * import { usualEvents } from '@fray/rulesets/plain/told'
 *
 * const tables = defineTables({ combatant: {} })
 * class FightScene extends Scene<SpecsOf<typeof tables>> {}
 * const { says } = sayingsFor<FightScene>()
 * const { note, tell } = defineEvents<FightScene, string>()({
 *   events: { ...usualEvents<FightScene>(), cover: says([who('who')], '{who} covers up.') },
 *   rolls: {},
 * })
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new FightScene(tables, { combatant: 1 }, setup)
 * const recorder = new Recorder()
 * scene.recorder = recorder
 * note.round(scene, 1)
 * note.down(scene, 0)
 * const { events } = recorder
 * const messages = events.map((_, at) => tell(scene, events, at) as Message)
 * console.log(messages.map((one) => said(one, seesOf(scene)).words)) // [ 'Round 1.', 'combatant 0 is down.' ]
 * ```
 */
export function usualEvents<S extends AnyScene>() {
  const { says } = sayingsFor<S>()
  return {
    round: says([amount('round')], 'Round {round}.'),
    hurt: says([who('target'), sum('tally')], '{target} loses {lost} Life.', {
      slots: ({ tally }) => ({ lost: { number: tally.total } }),
    }),
    heal: says([who('target'), amount('amount')], '{target} gets {amount} Life back.'),
    down: says([who('who')], '{who} is down.'),
    out: says([who('who')], '{who} is out of the fight.'),
    end: says(
      [whichSide('winner')],
      { won: 'The fight is over. {winner} win.', nobody: 'The fight is over, and nobody has won.' },
      { which: (e) => (e.winner === '' ? 'nobody' : 'won') },
    ),
  }
}

const STRIKE = { by: 'who', target: 'target', outcome: (e: ShownRoll) => (e.passed ? 'hit' : 'miss') } as const

/**
 * A roll by a combatant that `strikes at` another, or does what `does` says; `needed`, which a side may hide, is made
 * of parts.
 */
export function strikeTold<S extends AnyScene>(does: string) {
  return sayingsFor<S>().rollSays(
    [who('target'), hidden(sum('needed'), 'target', 'defenses')],
    { hit: '{who} {does} {target}{numbers}: a hit.', miss: '{who} {does} {target}{numbers}: a miss.' },
    {
      which: STRIKE.outcome,
      slots: () => ({ does: { said: does } }),
      secrets: rolledAgainst('target'),
      strike: STRIKE,
    },
  )
}
