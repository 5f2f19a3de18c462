import {
  type ActionSpec,
  type AnyScene,
  actionsFor,
  type CommandOf,
  combatantParam,
  isRefusal,
  type Param,
  type Refusal,
  refuse,
  rowOfName,
  textParam,
  valueParam,
} from '@fray/kernel'

// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
type Params = readonly Param<string, any>[]

const joinParams = [
  textParam('name', { label: 'its name' }),
  valueParam('combatant', { label: 'its data, as in an encounter file' }),
] as const
type JoinParams<P extends Params> = readonly [...typeof joinParams, ...P]

const removeParams = [combatantParam('target', { label: 'whom' })] as const

/** Which rule gives an order, and what it is called. */
interface Order {
  readonly rule: string
  readonly title: string
}

/** Somebody joins: `E` is who was read, `P` are parameters behind the name and the data. */
interface Join<S, E, P extends Params> extends Order {
  readonly params?: P
  /** Who is meant: what the ruleset's reading makes of the data, or why it is refused. */
  readonly read: (scene: S, command: CommandOf<JoinParams<P>>) => E | Refusal
  /** Why it cannot come in now, or there, or null. */
  readonly refuses?: (scene: S, entrant: E, command: CommandOf<JoinParams<P>>) => Refusal | null
  readonly enters: (scene: S, entrant: E, command: CommandOf<JoinParams<P>>) => void
}

/**
 * The makers of the orders that the referee has in every ruleset. `notOver` says why an order comes too late, or null. A
 * ruleset's `actions/` takes them so:
 *
 *     const { start, join, remove, endCombat } = refereeFor<MyScene>(notOver)
 *     export const removeOrder = remove({ rule: 'leaving', title: 'Somebody is gone', refuses, goes })
 *
 * Any value of the fight is set by the kernel's `overrideAction`; amounts in `effect` are an `amountParam`.
 */
export function refereeFor<S extends AnyScene>(notOver: (scene: S) => Refusal | null) {
  const { order } = actionsFor<S>()
  return {
    /** The fight begins. `refuses` says why it cannot, or null. */
    start: (o: Order & Pick<ActionSpec<S, readonly []>, 'resolve'> & { refuses(scene: S): Refusal | null }) =>
      order({ id: 'start', rule: o.rule, title: o.title, check: o.refuses, resolve: o.resolve }),

    /** Somebody joins, under a name that nobody has yet. */
    join<E extends object, const P extends Params = readonly []>(o: Join<S, E, P>) {
      const params = [...joinParams, ...(o.params ?? [])] as unknown as JoinParams<P>
      return order<JoinParams<P>>({
        id: 'join',
        rule: o.rule,
        title: o.title,
        params,
        check(scene, command) {
          const late = notOver(scene)
          if (late !== null) return late
          const { name } = command as CommandOf<typeof joinParams>
          if (rowOfName(scene, name) >= 0) {
            return refuse('bad-value', `There is a "${name}" already: give the newcomer another name.`)
          }
          const read = o.read(scene, command)
          return isRefusal(read) ? read : (o.refuses?.(scene, read, command) ?? null)
        },
        resolve: (scene, command) => o.enters(scene, o.read(scene, command) as E, command),
      })
    },

    /** A combatant is taken out of the fight. `refuses` says why not, or null: it has gone already. */
    remove: (o: Order & { refuses(scene: S, target: number): Refusal | null; goes(scene: S, target: number): void }) =>
      order({
        id: 'remove',
        rule: o.rule,
        title: o.title,
        params: removeParams,
        check: (scene, { target }) => notOver(scene) ?? o.refuses(scene, target),
        resolve: (scene, { target }) => o.goes(scene, target),
      }),

    /** The fight is over by the referee's word. */
    endCombat: (o: Order & Pick<ActionSpec<S, readonly []>, 'resolve'>) =>
      order({ id: 'end-combat', rule: o.rule, title: o.title, drastic: 'ends', check: notOver, resolve: o.resolve }),
  }
}
