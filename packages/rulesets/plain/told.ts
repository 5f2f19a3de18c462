import { type AnyScene, amount, eventsFor, sum, type Tally, whichSide, who } from '@fray/kernel/rules'

/** What notes the usual events. */
export interface UsualNotes<S> {
  round(scene: S, round: number): void
  hurt(scene: S, target: number, tally: Tally): void
  heal(scene: S, target: number, amount: number): void
  down(scene: S, who: number): void
  out(scene: S, who: number): void
  end(scene: S, winner: number): void
}

/**
 * What every fight tells of: rounds, life lost and back, who goes, the end. A ruleset puts its own events beside them.
 * @example
 * ```ts
 * import { Recorder } from '@fray/kernel'
 * import { defineEvents, defineTables, eventsFor, Scene, type SpecsOf, who } from '@fray/kernel/rules'
 * import { usualEvents } from '@fray/rulesets/plain/told'
 *
 * const tables = defineTables({ combatant: {} })
 * class FightScene extends Scene<SpecsOf<typeof tables>> {}
 * const { event } = eventsFor<FightScene>()
 * const { note, tell } = defineEvents<FightScene, string>()({
 *   events: { ...usualEvents<FightScene>(), cover: event([who('who')], (e) => `${e.who} covers up.`) },
 *   rolls: {},
 * })
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new FightScene(tables, { combatant: 1 }, setup)
 * const recorder = new Recorder()
 * scene.recorder = recorder
 * note.round(scene, 1)
 * note.down(scene, 0)
 * const { events } = recorder
 * console.log(events.map((_, at) => tell(scene, events, at, { name: () => 'Ada' }))) // [ 'Round 1.', 'Ada is down.' ]
 * ```
 */
export function usualEvents<S extends AnyScene>() {
  const { event } = eventsFor<S>()
  return {
    round: event([amount('round')], (e) => `Round ${e.round}.`),
    hurt: event([who('target'), sum('tally')], (e) => `${e.target} loses ${e.tally.total} Life.`),
    heal: event([who('target'), amount('amount')], (e) => `${e.target} gets ${e.amount} Life back.`),
    down: event([who('who')], (e) => `${e.who} is down.`),
    out: event([who('who')], (e) => `${e.who} is out of the fight.`),
    end: event([whichSide('winner')], (e) =>
      e.winner === '' ? 'The fight is over, and nobody has won.' : `The fight is over: ${e.winner} win.`,
    ),
  }
}
