import { isOver, seatOf } from './base-facts.ts'
import type { Command } from './command.ts'
import { REFEREE } from './questions.ts'
import type { Action, Policy, Random, Ruleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import { cite } from './trace.ts'

/*
 * How a fight goes on from one command to the next, for every host: what is due comes first, then the one who may command
 * decides, and what a command takes for granted is done before it.
 */

/** Formal commands, one after the other, after which nobody has yet to decide: the rules go round. */
const MOST_FORMAL = 1000
/** Commands that one command takes for granted, one after the other. */
const MOST_GRANTED = 10

/**
 * The command that comes before anybody at the table decides: what the referee calls for, where the computer has that
 * seat, or the formal one that is due; null where it is for somebody to command.
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
 * The combatant that a host without people asks for a command: the likeliest where several may; {@link REFEREE} where none may.
 */
export function commanderOf<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S): number {
  return rules.whoCanAct(scene)[0] ?? REFEREE
}

/**
 * What is done now for a command that somebody wants: the formal one that it takes for granted, where there is one. A
 * policy then decides again, for much may have changed.
 */
export function firstOf<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, wanted: C): C {
  return rules.implied(scene, wanted) ?? wanted
}

/**
 * What is done now for what a policy wants.
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

/** What a policy wants; where that is of a rule that is switched off, the first legal command instead. */
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
 * What is done now where nothing is due and each seat has its policy (by position), or null where nobody can go on. It
 * comes behind {@link commandDue} in a fight without people.
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
 * The commands that a command takes for granted, for a host that does each of them before it asks for the next; `command`
 * is read again each time, for its words may mean something else by then.
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

/** Does a legal command, and what follows from it. Questions without an answer throw SUSPEND. */
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
 * Does a legal command, and what follows from it, without checks. Questions without an answer throw SUSPEND.
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
 * Does the commands that are due, without checks, until it is for somebody to command. Returns who is asked;
 * {@link REFEREE} where only the referee may go on, and where the fight is over.
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
