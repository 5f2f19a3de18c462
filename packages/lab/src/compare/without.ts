import {
  type AnyRuleset,
  type Game,
  listText,
  nearest,
  type Setup,
  type SwitchableRule,
  switchable,
} from '@fray/kernel'
import type { Experiment } from '../simulate/simulation.ts'
import { ChangeError, type EncounterChange } from './change.ts'
import { changeEncounter } from './changes.ts'

/** How to switch rules off: ids of rules whose actions are removed, and options to set. */
export interface Without {
  readonly rules: readonly string[]
  readonly changes: readonly EncounterChange[]
}

/**
 * Finds out how to switch rules off, each named by its id or that of an action or option. Throws a {@link
 * ChangeError} that lists what can be switched off, if one cannot.
 * @example
 * ```ts
 * import { loadGame, readWithout } from '@fray/lab'
 *
 * const { rules } = await loadGame('zones')
 * console.log(readWithout(rules, ['disengage']).rules) // [ 'disengage-action' ]
 * ```
 */
export function readWithout(rules: AnyRuleset, words: readonly string[]): Without {
  const known = switchable(rules)
  const found = words.map((word) => ruleNamed(rules, known, word.trim()))
  return {
    rules: [...new Set(found.flatMap(({ rule, option }) => (option === null ? [rule] : [])))].sort(),
    changes: found.flatMap(({ option }): EncounterChange[] =>
      option === null ? [] : [{ change: 'option', option: option.id, value: option.value }],
    ),
  }
}

function ruleNamed(rules: AnyRuleset, known: readonly SwitchableRule[], word: string): SwitchableRule {
  const action = rules.actions.get(word)
  const found =
    known.find(({ rule, option }) => rule === word || option?.id === word) ??
    known.find(({ rule }) => action?.by === 'combatant' && rule === action.rule)
  if (found !== undefined) return found
  const ids = known.map(({ rule }) => rule)
  const near = nearest(word, ids)
  const isRule = Object.hasOwn(rules.ruleTitles, word) || action !== undefined
  const why = isRule
    ? `${rules.id} cannot play without "${word}": it gives no action that can be left out, and no option switches it off.`
    : `${rules.id} has no rule "${word}".${near === null ? '' : ` Did you mean "${near}"?`}`
  throw new ChangeError(`${why} What can be switched off: ${listText(ids)}.`)
}

/** A switched-off rule, as a change in the result. */
export const withoutText = (rule: string): string => `${rule} switched off`

/** The experiment without these rules, in addition to those already switched off. Throws a {@link ChangeError}. */
export function experimentWithout(game: Game, experiment: Experiment, words: readonly string[]): Experiment {
  if (words.length === 0) return experiment
  if (experiment.opening !== undefined)
    throw new ChangeError('Rules are switched off from the start, so there can be no commands before.')
  const { rules, changes } = readWithout(game.rules, words)
  const without = [...new Set([...(experiment.without ?? []), ...rules])].sort()
  const changed =
    changes.length === 0 ? experiment.encounter : changedSetup(game, experiment.encounter, changes).encounter
  return { ...experiment, encounter: changed, ...(without.length > 0 && { without }) }
}

/**
 * The set-up of an encounter, given as plain data, without these rules and with other changes. Throws a {@link
 * ChangeError}.
 */
export function setupWithout(
  game: Game,
  encounter: unknown,
  words: readonly string[],
  others: readonly EncounterChange[] = [],
): Setup {
  const { rules, changes } = readWithout(game.rules, words)
  const setup = changedSetup(game, encounter, [...changes, ...others])
  return rules.length === 0 ? setup : { ...setup, without: rules }
}

function changedSetup(game: Game, encounter: unknown, changes: readonly EncounterChange[]): Setup {
  const result = changeEncounter(game, encounter, changes)
  if ('problems' in result) throw new ChangeError(result.problems.join('\n'))
  return result.setup
}
