import {
  type ActionSpec,
  type AnyScene,
  actionsFor,
  type Command,
  type CommandOf,
  combatantParam,
  type DefinedAction,
  isRefusal,
  type Message,
  overrideAction,
  type Param,
  type Refusal,
  type RuleOf,
  rowOfName,
  textParam,
  valueParam,
} from '@fray/kernel/rules'
import { refuse } from '../loading/refusal.ts'
import { isFull } from './room.ts'

// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
type Params = readonly Param<string, any>[]

const joinParams = [
  textParam('name', { label: 'their name' }),
  valueParam('combatant', { label: 'their data, as in an encounter file', holds: 'combatant' }),
] as const
type JoinParams<P extends Params> = readonly [...typeof joinParams, ...P]

const targetParams = [combatantParam('target', { label: 'whom' })] as const
type EffectParams<P extends Params> = readonly [...typeof targetParams, ...P]

/** The rule that grants an order, and its title. */
interface Order<S> {
  readonly rule: RuleOf<S>
  readonly title: Message
}

/** Defines an order: the kernel's function, or a ruleset's own around it. */
type Maker<S> = <const P extends Params = readonly []>(spec: ActionSpec<S, P>) => DefinedAction<S, P>

/** An order whose parameters, if any, are the ruleset's own. `refuses` returns why it cannot be given, or null. */
interface Plain<S, P extends Params> extends Order<S> {
  readonly params?: P
  readonly refuses?: (scene: S, command: CommandOf<P>) => Refusal | null
  readonly resolve: (scene: S, command: CommandOf<P>) => void
}

/** An order by which a combatant joins: `E` is the combatant as read, `P` are parameters after the name and the data. */
interface Join<S, E, P extends Params> extends Order<S> {
  readonly params?: P
  /** Reads the combatant from the data, or refuses it. */
  readonly read: (scene: S, command: CommandOf<JoinParams<P>>) => E | Refusal
  /** Why it cannot join now, or there, or null. */
  readonly refuses?: (scene: S, entrant: E, command: CommandOf<JoinParams<P>>) => Refusal | null
  readonly enters: (scene: S, entrant: E, command: CommandOf<JoinParams<P>>) => void
}

/** An order about a combatant. `notHere` returns why it cannot be named (it has left already), or null. */
interface Named<S> extends Order<S> {
  readonly notHere: (scene: S, target: number) => Refusal | null
}

/** An effect on a combatant by the referee's word; `P` are parameters after the target. */
interface Effect<S, P extends Params> extends Named<S> {
  readonly params: P
  /** Why the effect is not possible, or null. */
  readonly refuses?: (scene: S, command: CommandOf<EffectParams<P>>) => Refusal | null
  readonly resolve: (scene: S, command: CommandOf<EffectParams<P>>) => void
}

/**
 * The makers of the orders that the referee has in every ruleset. `notOver` says why an order comes too late, or null;
 * `order` is the ruleset's own maker, where its orders are more than the kernel's. A ruleset's `actions/` takes them so:
 *
 *     const { start, join, remove, effect, endCombat, override } = refereeFor<MyScene>(notOver)
 *     export const removeOrder = remove({ rule: 'leaving', title: plainly('Somebody is gone'), notHere, goes })
 *
 * Amounts in `effect` are an `amountParam`.
 * @example
 * ```ts
 * import { defineTables, plainly, refusing, Scene, type SpecsOf } from '@fray/kernel/rules'
 * import { refereeFor } from '@fray/rulesets/referee/orders'
 *
 * const tables = defineTables({ combatant: {} })
 * class FightScene extends Scene<SpecsOf<typeof tables>> {}
 * const refuse = refusing<'leaving'>()
 * const notOver = (scene: FightScene) => (scene.now.fight.over[0] === 1 ? refuse('fight-over', 'It is over.') : null)
 * const { remove } = refereeFor<FightScene>(notOver)
 * const removeOrder = remove({
 *   rule: 'leaving',
 *   title: plainly('Somebody is gone'),
 *   notHere: (scene, row) => (scene.now.combatant.present[row] === 1 ? null : refuse('leaving', 'It is gone.')),
 *   goes: (scene, row) => scene.set(tables.columns.combatant.present, row, 0, 'leaving'),
 * })
 *
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new FightScene(tables, { combatant: 1 }, setup)
 * scene.join({ name: 'Ada' }, 'Ada', 'leaving')
 * const order = removeOrder.make(-1, { target: 0 })
 * console.log(removeOrder.check(scene, order)) // null
 * removeOrder.resolve(scene, order)
 * console.log(removeOrder.check(scene, order)?.reason.key) // It is gone.
 * ```
 */
export function refereeFor<S extends AnyScene>(
  notOver: (scene: S) => Refusal | null,
  order: Maker<S> = actionsFor<S>().order,
) {
  return {
    /** Starts the fight. It is not over yet: `refuses` returns whether it has started. */
    start: <const P extends Params = readonly []>({ refuses = () => null, ...o }: Plain<S, P>) =>
      order<P>({ id: 'start', ...o, check: refuses }),

    /** A combatant joins, under a new name. */
    join<E extends object, const P extends Params = readonly []>(o: Join<S, E, P>) {
      const params = [...joinParams, ...(o.params ?? [])] as JoinParams<P>
      return order<JoinParams<P>>({
        id: 'join',
        rule: o.rule,
        title: o.title,
        params,
        check(scene, command) {
          const why = notOver(scene) ?? isFull(scene)
          if (why !== null) return why
          const { name } = command as CommandOf<typeof joinParams>
          if (rowOfName(scene, name) >= 0) {
            return refuse('bad-value', 'There is a "{name}" already: give the newcomer another name.', {
              name: { said: name },
            })
          }
          const read = o.read(scene, command)
          return isRefusal(read) ? read : (o.refuses?.(scene, read, command) ?? null)
        },
        resolve: (scene, command) => o.enters(scene, o.read(scene, command) as E, command),
      })
    },

    /** Removes a combatant from the fight. */
    remove: ({ rule, title, notHere, goes }: Named<S> & { goes(scene: S, target: number): void }) =>
      order({
        id: 'remove',
        rule,
        title,
        params: targetParams,
        check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
        resolve: (scene, { target }) => goes(scene, target),
      }),

    /** Applies something from the table to a present combatant: it hurts, heals, hinders, moves. */
    effect<const P extends Params>({ notHere, refuses, params, ...o }: Effect<S, P>) {
      return order<EffectParams<P>>({
        id: 'effect',
        ...o,
        params: [...targetParams, ...params],
        check(scene, command) {
          const { target } = command as CommandOf<typeof targetParams>
          return notOver(scene) ?? notHere(scene, target) ?? refuses?.(scene, command) ?? null
        },
      })
    },

    /** Ends the fight by the referee's word. `refuses` returns why not, if that is more than that it is over. */
    endCombat: <const P extends Params = readonly []>({ refuses = notOver, ...o }: Plain<S, P>) =>
      order<P>({ id: 'end-combat', ...o, drastic: 'ends', check: refuses }),

    /**
     * Sets any value. `after` restores whatever depends on it; `find` knows further paths, `read` the ruleset's own
     * words for the values of a column; if they return null the usual way applies.
     */
    override: (o: {
      readonly after: (scene: S) => void
      readonly find?: Parameters<typeof overrideAction<S, Command>>[1]
      readonly read?: Parameters<typeof overrideAction<S, Command>>[2]
    }) => overrideAction<S, Command>(o.after, o.find, o.read),
  }
}
