import { blankOf } from './action.ts'
import type { Command } from './command.ts'
import type { Declared } from './log/declare.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Action, Policy, Ruleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import { firstLegalPolicyOf, randomPolicyOf, type SimplePlay } from './simple-policies.ts'
import type { TableSpecs, Tables, Who } from './state/columns.ts'

/** Parts with a default, which a ruleset may still define. */
type Followed = 'blank' | 'whoCanAct' | 'automaticStep' | 'implied' | 'describe' | 'describeFight'

/** Parts that are given in another form. */
type Said = 'tables' | 'actions' | 'policies' | 'mayCommand' | 'tell' | 'eventKinds' | 'eventSecrets' | 'eventTemplates'

/** Who can act: defined by the ruleset, or by default the combatant whose turn it is. */
type Turns<S, R> =
  | { readonly mayCommand: Ruleset<AnyScene & S, Command>['mayCommand'] }
  | {
      readonly mayCommand?: undefined
      /** The rule by which others wait for their turn. */
      readonly turnRule: NoInfer<R>
      /** Why a combatant cannot act in its state (it is down, say), or null. */
      readonly cannotAct?: (scene: S, row: number) => Refusal | null
    }

/** A ruleset as {@link rulesetOf} takes it. */
export type PlainRuleset<S extends AnyScene, R extends string, T extends TableSpecs> = Plainly<S, R, T> & Turns<S, R>

interface Plainly<S extends AnyScene, R extends string, T extends TableSpecs>
  extends Omit<Ruleset<S, Command>, Followed | Said>,
    Partial<Pick<Ruleset<S, Command>, Followed>> {
  readonly tables: Tables<T>
  readonly actions: readonly Action<S, Command>[]
  /** The result of `defineEvents`. */
  readonly events: Pick<Declared<S, unknown, unknown, R>, 'tell' | 'kinds' | 'secrets' | 'templates' | 'strike'>
  /** Its own policies, in addition to `first-legal` and `random`, which are built from `simple`. */
  readonly policies: readonly Policy<S, Command>[]
  readonly simple: Omit<SimplePlay<S, Command>, 'actions' | 'mayCommand'>
}

/**
 * Builds a ruleset from its own parts. Derived are blank commands, the policies `first-legal` and `random`, and the
 * messages and secrets of events. By default the combatant in `fight.turn` acts (nobody while it is -1), there are no
 * automatic or implied steps, and nothing is described beyond the columns.
 * @example
 * ```ts
 * import { Runner } from '@fray/kernel'
 * import { actionsFor, defineEvents, defineTables, flag, lastSide, plainly, rulesetOf, Scene, type Setup } from '@fray/kernel/rules'
 * import { placeless } from '@fray/rulesets/presentation/placeless'
 *
 * // Two shoot in turn, until one of them rolls a 6.
 * const tables = defineTables({ combatant: { down: flag() } })
 * const { combatant: C, fight: F } = tables.columns
 * function open(setup: Setup) {
 *   const scene = new Scene(tables, { combatant: 2 }, setup)
 *   for (const name of ['Ada', 'Gob']) scene.join({ name }, name, 'turns')
 *   scene.set(C.side, 1, 1, 'turns')
 *   scene.set(F.turn, 0, 0, 'turns')
 *   return scene
 * }
 * type Duel = ReturnType<typeof open>
 * const isStanding = ({ now }: Duel, row: number) => now.combatant.down[row] === 0
 * const health = (scene: Duel, row: number) => (isStanding(scene, row) ? 'up' : 'down')
 * const shoot = actionsFor<Duel>().act({
 *   ...{ id: 'shoot', rule: 'shoot', title: plainly('Shoot') },
 *   check: () => null,
 *   resolve(scene, { actor }) {
 *     if (scene.die(6, actor, 'shoot', 'shot') === 6) scene.set(C.down, 1 - actor, 1, 'shoot')
 *     scene.set(F.turn, 0, 1 - actor, 'turns')
 *   },
 * })
 * const rules = rulesetOf({
 *   ...{ id: 'duel', title: 'Duel', version: '1', options: [], policies: [], tables, actions: [shoot], open, isStanding },
 *   ...{ ruleTitles: { shoot: 'A 6 hits', turns: 'One after the other' }, ruleTexts: async () => ({}) },
 *   events: defineEvents<Duel, 'shoot' | 'turns'>()({ events: {}, rolls: {} }),
 *   turnRule: 'turns',
 *   settleFight: lastSide<Duel>({ rule: 'shoot', isStanding, ended() {} }),
 *   simple: { first: ['shoot'], otherwise: (actor) => shoot.make(actor) },
 *   vitality: (scene, row) => 1 - scene.now.combatant.down[row],
 *   healthWord: health,
 *   presentation: placeless<Duel>({ state: health, coming: () => [], conditions: {}, arms: () => [], numbers: [] }),
 * })
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = rules.open(setup)
 * new Runner(rules, scene, { policies: [rules.policies.get('first-legal')!] }).run('seven')
 * console.log(scene.name(scene.now.fight.winner[0])) // Ada
 * ```
 */
export function rulesetOf<S extends AnyScene, R extends string, T extends TableSpecs>(
  plain: PlainRuleset<S, R, T>,
): Ruleset<S, Command> {
  const { tables, actions: list, events, policies: own, simple, ...rest } = plain
  const actions = new Map(list.map((action) => [action.id, action]))
  const mayCommand = plain.mayCommand ?? mayOnTurn(plain.turnRule, plain.cannotAct)
  const play = { ...simple, actions, mayCommand }
  const policies = [...own, firstLegalPolicyOf(play), randomPolicyOf(play)]
  return {
    blank: blankOf(actions),
    whoCanAct: (scene) => (scene.now.fight.turn[0] < 0 ? [] : [scene.now.fight.turn[0]]),
    automaticStep: () => null,
    implied: () => null,
    describe: () => ({}),
    describeFight: () => ({}),
    ...rest,
    open(setup) {
      const scene = plain.open(setup)
      scene.hideAtFirst()
      return scene
    },
    tables: tables as Tables<TableSpecs>,
    actions,
    policies: new Map(policies.map((policy) => [policy.id, policy])),
    mayCommand,
    tell: events.tell,
    eventKinds: events.kinds,
    eventSecrets: events.secrets,
    eventTemplates: events.templates,
    strikeIn: events.strike,
  }
}

const mayOnTurn =
  <S extends AnyScene>(rule: string, cannotAct?: (scene: S, row: number) => Refusal | null) =>
  (scene: S, actor: number): Refusal | null => {
    const { over, turn } = scene.now.fight
    if (over[0] === 1) return refuse('fight-over', 'The fight is over.')
    const why = cannotAct?.(scene, actor) ?? null
    if (why !== null || turn[0] === actor) return why
    return refuse(rule, 'It is not the turn of {who}.', { who: { who: actor as Who } })
  }
