import { isOver, seatOf } from './base-facts.ts'
import type { Command } from './command.ts'
import { REFEREE } from './questions.ts'
import type { Action, Policy, Random, Ruleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import { cite } from './trace.ts'

/*
 * How every host advances a fight from one command to the next: what is due comes first, then those who may act
 * decides, and the steps that a command implies are executed before it.
 */

/** Limit of automatic steps in a row without a decision: beyond it the rules loop. */
const MOST_FORMAL = 1000
/** Limit of implied commands before one command. */
const MOST_GRANTED = 10

/**
 * The command that comes before anyone decides: what the referee calls for, if the computer has the referee's seat,
 * or the automatic step that is due; null when someone has to decide.
 */
export function commandDue<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  isComputersReferee: boolean,
): C | null {
  const formal = rules.automaticStep(scene)
  return formal === null || !isComputersReferee ? formal : (rules.calledFor?.(scene) ?? formal)
}

/**
 * The combatant that a host without people asks for a command: the first of those who can act; {@link REFEREE} if
 * none can.
 */
export function commanderOf<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S): number {
  return rules.whoCanAct(scene)[0] ?? REFEREE
}

/**
 * The command to execute now for a wanted command: the step that it implies, if any. A policy then decides again,
 * because much may have changed.
 */
export function firstOf<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, wanted: C): C {
  return rules.implied(scene, wanted) ?? wanted
}

/**
 * The command to execute now for a policy's decision.
 * @example
 * ```ts
 * import { commandBy, commanderOf, randomFrom, writeCommand } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { rules, session } = play
 * const { scene } = session
 * const policy = rules.policies.get('aggressive')!
 * const command = commandBy(rules, scene, policy, commanderOf(rules, scene), randomFrom('oak'))
 * console.log(writeCommand(rules, scene, command)) // { actor: 'Ada', action: 'move', zone: 'middle' }
 * ```
 */
export function commandBy<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  policy: Policy<S, C>,
  actor: number,
  random: Random,
): C {
  return firstOf(rules, scene, wantedBy(rules, scene, policy, actor, random))
}

/** A policy's command; if its rule is switched off, the first legal command instead. */
export function wantedBy<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  policy: Policy<S, C>,
  actor: number,
  random: Random,
): C {
  const wanted = policy.command(scene, actor, random)
  if (scene.without === null || !scene.isOff(rules.actions.get(wanted.action)?.rule ?? '')) return wanted
  return rules.policies.get('first-legal')?.command(scene, actor, random) ?? wanted
}

/**
 * The command to execute when nothing is due and each seat has a policy (by position), or null if nobody can
 * continue. In a fight without people it follows {@link commandDue}.
 */
export function commandDecided<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  policies: readonly Policy<S, C>[],
  random: Random,
): C | null {
  const actor = commanderOf(rules, scene)
  return actor === REFEREE ? null : commandBy(rules, scene, policies[seatOf(scene, actor)], actor, random)
}

/**
 * The steps that a command implies, one at a time: the host executes each before it asks for the next. `command` is
 * called again each time, because its words may mean something else by then.
 */
export function* grantedBefore<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  command: () => C,
): Generator<C, void, void> {
  for (let i = 0; i < MOST_GRANTED; i++) {
    const first = rules.implied(scene, command())
    if (first === null) return
    yield first
  }
  throw new Error(`The command ${command().action} takes one after the other for granted, without end.`)
}

/** Executes a legal command and its consequences. A question without an answer throws SUSPEND. */
export function carryOut<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  action: Action<S, C>,
  scene: S,
  command: C,
): void {
  cite(action.rule)
  action.resolve(scene, command)
  rules.settleFight(scene)
}

/**
 * Executes a legal command and its consequences, without checks. A question without an answer throws SUSPEND.
 * @example
 * ```ts
 * import { goToCommand, perform, readCommand, viewAll } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven' })
 * const { rules, session } = play
 * const scene = rules.open(session.setup)
 * goToCommand(rules, scene, true)
 * perform(rules, scene, readCommand(rules, scene, { actor: 'Corwin', action: 'move', zone: 'middle' }))
 * console.log(viewAll(rules, scene).combatants.Corwin?.zone) // middle
 * ```
 */
export function perform<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, command: C): void {
  carryOut(rules, rules.actions.get(command.action) as Action<S, C>, scene, command)
}

/**
 * Executes the commands that are due, without checks, until someone has to decide. Returns who decides; {@link
 * REFEREE} if only the referee can continue, or if the fight is over.
 */
export function goToCommand<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  isComputersReferee: boolean,
): number {
  for (let i = 0; i < MOST_FORMAL && !isOver(scene); i++) {
    const due = commandDue(rules, scene, isComputersReferee)
    if (due === null) return commanderOf(rules, scene)
    perform(rules, scene, due)
  }
  return REFEREE
}
