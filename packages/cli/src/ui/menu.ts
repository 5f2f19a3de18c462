import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  type Lens,
  type PlainCommand,
  possibleCommands,
  type Refusal,
  writeCommand,
} from '@fray/kernel'
import { parameterWords } from './command-words.ts'
import { type Odds, oddsOf } from './odds.ts'

/** One command that a person may choose. */
export interface MenuItem {
  readonly number: number
  readonly action: string
  readonly plain: PlainCommand
  /** What stands behind the action's name. */
  readonly words: string
  readonly odds: Odds | null
}

/** A command that a person might expect and that is not legal, with the reason. */
export interface Forbidden {
  readonly action: string
  readonly plain: PlainCommand
  readonly words: string
  readonly refusal: Refusal
}

/** Everything that an actor may do now, and what it may not. */
export interface Menu {
  readonly items: readonly MenuItem[]
  readonly forbidden: readonly Forbidden[]
}

/** The action that ends a turn has the number 0 in every menu, for it is wanted in every turn. */
const LAST = 'end'
/** A formal command that comes by itself: nobody wonders why it is not offered. */
const FORMAL = 'begin'
/** Attacks are shown with their odds, unless there are more of them than this. */
const MOST_ODDS = 40

/** Lists what an actor may do, numbered in the order of the ruleset's actions. */
export function makeMenu(rules: AnyRuleset, scene: AnyScene, actor: number, lens: Lens): Menu {
  const { legal, refused } = possibleCommands(rules, scene, actor) as {
    legal: Command[]
    refused: { command: Command; refusal: Refusal }[]
  }
  const words = (command: Command): { plain: PlainCommand; words: string } => {
    const plain = writeCommand(rules, scene, command)
    return { plain, words: parameterWords(rules.actions.get(command.action)?.params ?? [], plain) }
  }
  const attacks = legal.filter((command) => command.action === 'attack').length
  const items = legal.map((command) => {
    const odds = command.action === 'attack' && attacks <= MOST_ODDS ? oddsOf(rules, scene, command, lens) : null
    return { action: command.action, ...words(command), odds }
  })
  const forbidden = refused
    .filter(({ command }) => command.action !== FORMAL)
    .map(({ command, refusal }) => ({
      action: command.action,
      ...words(command),
      refusal,
    }))
  return { items: numbered(items), forbidden }
}

/** Numbers in the order of showing: groups first, then what stands alone. */
function numbered(items: readonly Omit<MenuItem, 'number'>[]): MenuItem[] {
  let number = 0
  return [...items]
    .sort((a, b) => Number(standsAlone(a, items)) - Number(standsAlone(b, items)))
    .map((item) => ({ ...item, number: item.action === LAST ? 0 : ++number }))
}

/** Whether it is the only command of its action, and has no odds to show. */
export const standsAlone = (item: Omit<MenuItem, 'number'>, all: readonly Omit<MenuItem, 'number'>[]): boolean =>
  item.odds === null && all.filter(({ action }) => action === item.action).length === 1
