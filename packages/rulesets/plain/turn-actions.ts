import {
  type ActionSpec,
  type AnyScene,
  actionsFor,
  type Column,
  type CommandOf,
  type Message,
  type Param,
  plainly,
  type Refusal,
  type RuleOf,
} from '@fray/kernel/rules'
import { refuse } from '../loading/refusal.ts'

// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
type Params = readonly Param<string, any>[]

/**
 * An action whose other parts come from the catalogue: its rule is its id by default, its title that of its rule, and
 * it is always legal.
 */
type TurnAction<S, P extends Params> = Omit<ActionSpec<S, P>, 'id' | 'rule' | 'title' | 'check'> & {
  readonly title?: Message
  /** A column that it reduces by one: how many a combatant has left. */
  readonly uses?: Column
  check?(scene: S, command: CommandOf<P>): Refusal | null
} & ({ readonly id: RuleOf<S> & string; readonly rule?: RuleOf<S> } | { readonly id: string; readonly rule: RuleOf<S> })

/** What all actions of a ruleset have in common. */
interface TurnActions<S> {
  /** The title of each rule. */
  readonly titles: Readonly<Record<Exclude<RuleOf<S> & string, 'override'>, string>>
  /** Ends the turn of a combatant that has acted. */
  done(scene: S, actor: number): void
}

/**
 * The functions that define actions for a ruleset in which an action is a turn: `act` ends the turn afterwards,
 * `order` is the referee's.
 * @example
 * ```ts
 * import { defineTables, flag, int, Scene, type Setup, type SpecsOf } from '@fray/kernel/rules'
 * import { turnActions } from '@fray/rulesets/plain/turn-actions'
 *
 * const tables = defineTables({ combatant: { covered: flag(), draughts: int({ init: 1 }) } })
 * class FightScene extends Scene<SpecsOf<typeof tables>, 'cover' | 'drink'> {}
 * const C = tables.columns.combatant
 * let turns = 0
 * const { act } = turnActions<FightScene>({
 *   titles: { cover: 'Cover up', drink: 'Drink' },
 *   done: () => {
 *     turns++
 *   },
 * })
 * const cover = act({ id: 'cover', resolve: (scene, { actor }) => scene.set(C.covered, actor, 1, 'cover') })
 * const drink = act({ id: 'drink', uses: C.draughts, resolve() {} })
 *
 * const setup: Setup = { ruleset: 'mine', title: '', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new FightScene(tables, { combatant: 1 }, setup)
 * cover.resolve(scene, cover.make(scene.join({ name: 'Ada' }, 'Ada', 'cover')))
 * drink.resolve(scene, drink.make(0))
 * console.log(turns, cover.title.key, drink.check(scene, drink.make(0))?.reason.key) // 2 Cover up There is nothing left of that.
 * ```
 */
export function turnActions<S extends AnyScene>({ titles, done }: TurnActions<S>) {
  const { act, order } = actionsFor<S>()
  const whole = <P extends Params>({ uses, ...own }: TurnAction<S, P>): ActionSpec<S, P> => {
    const rule = own.rule ?? (own.id as RuleOf<S> & string)
    return {
      ...own,
      rule,
      title: own.title ?? plainly(titles[rule as keyof typeof titles] as never),
      check(scene, command) {
        if (uses !== undefined && scene.read(uses, command.actor) === 0)
          return refuse(rule as string, 'There is nothing left of that.')
        return own.check?.(scene, command) ?? null
      },
      resolve(scene, command) {
        if (uses !== undefined) scene.set(uses, command.actor, scene.read(uses, command.actor) - 1, rule as string)
        own.resolve(scene, command)
      },
    }
  }
  return {
    act<const P extends Params = readonly []>(own: TurnAction<S, P>) {
      const spec = whole(own)
      return act<P>({
        ...spec,
        resolve(scene, command) {
          spec.resolve(scene, command)
          done(scene, command.actor)
        },
      })
    },
    order: <const P extends Params = readonly []>(own: TurnAction<S, P>) => order<P>(whole(own)),
  }
}
