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
import { parameterWords } from '@fray/seat'
import { type Odds, oddsOf } from './odds.ts'

/** One command that a person may choose. */
export interface MenuItem {
  readonly number: number
  readonly action: string
  readonly plain: PlainCommand
  /** What stands behind the action's name. */
  readonly words: string
  readonly odds: Odds | null
  /** The square that it names, on a battlefield with a map; null where it names none. */
  readonly square: number | null
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
  /** Numbers that have been shown to the person: no other is taken, for nobody can know what it would do. */
  readonly listed: Set<number>
}

/** The action that ends a turn has the number 0 in every menu, for it is wanted in every turn. */
const LAST: readonly string[] = ['end', 'pass']
/** Actions with a target whose odds are shown. */
const WITH_ODDS: readonly string[] = ['attack', 'shoot']
/** More ways than this to do one thing, each to its square, are told in a line, and drawn where somebody asks. */
const MOST_SQUARES = 9
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
  const hasOdds = ({ action }: Command) => WITH_ODDS.includes(action)
  const attacks = legal.filter(hasOdds).length
  const items = legal.map((command) => {
    const odds = hasOdds(command) && attacks <= MOST_ODDS ? oddsOf(rules, scene, command, lens) : null
    return { action: command.action, ...words(command), odds, square: squareOf(rules, command) }
  })
  const forbidden = refused
    .filter(({ command }) => command.action !== FORMAL)
    .map(({ command, refusal }) => ({
      action: command.action,
      ...words(command),
      refusal,
    }))
  return { items: numbered(items), forbidden, listed: new Set() }
}

/** The square that a command names, where there is a map. */
function squareOf(rules: AnyRuleset, command: Command): number | null {
  if (rules.picture === undefined) return null
  const place = rules.actions.get(command.action)?.params.find(({ kind }) => kind === 'place')
  const square = place === undefined ? null : (command as Command & Readonly<Record<string, unknown>>)[place.name]
  return typeof square === 'number' && square >= 0 ? square : null
}

/** Numbers in the order of showing: groups first, then what stands alone; the many squares of one action come last. */
function numbered(items: readonly Omit<MenuItem, 'number'>[]): MenuItem[] {
  const many = new Set(items.map(({ action }) => action).filter((action) => hasManySquares(action, items)))
  const place = (item: Omit<MenuItem, 'number'>) => (many.has(item.action) ? 2 : standsAlone(item, items) ? 1 : 0)
  let number = 0
  return [...items]
    .sort((a, b) => place(a) - place(b))
    .map((item) => ({ ...item, number: LAST.includes(item.action) ? 0 : ++number }))
}

/** Whether an action can be done to so many squares that they are not worth a line each. */
export const hasManySquares = (action: string, all: readonly Omit<MenuItem, 'number'>[]): boolean =>
  all.filter((item) => item.action === action && item.square !== null).length > MOST_SQUARES

/** Whether it is the only command of its action, and has no odds to show. */
export const standsAlone = (item: Omit<MenuItem, 'number'>, all: readonly Omit<MenuItem, 'number'>[]): boolean =>
  item.odds === null && all.filter(({ action }) => action === item.action).length === 1
