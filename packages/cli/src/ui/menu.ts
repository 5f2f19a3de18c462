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
import type { Terminal } from '../io/terminal.ts'
import { mean, percent } from './chance.ts'
import { parameterWords } from './command-words.ts'
import { type Odds, oddsOf } from './odds.ts'
import { flow, padTo, textWidth, wrap } from './width.ts'

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
const standsAlone = (item: Omit<MenuItem, 'number'>, all: readonly Omit<MenuItem, 'number'>[]): boolean =>
  item.odds === null && all.filter(({ action }) => action === item.action).length === 1

/** `hits 55%, 2.5 damage on average`. */
const oddsText = ({ hits, damage }: Odds): string =>
  `hits ${percent(hits)}${damage === null ? '' : `, ${mean(damage)} damage on average`}`

const itemText = ({ number, words }: MenuItem): string => `${String(number).padStart(2)} ${words}`.trimEnd()

/**
 * Shows the menu: groups of several commands under the word that is typed for them, then all that stand alone in one
 * paragraph.
 */
export function showMenu(terminal: Terminal, menu: Menu): void {
  const groups = new Map<string, MenuItem[]>()
  for (const item of menu.items) groups.set(item.action, [...(groups.get(item.action) ?? []), item])
  const alone = menu.items.filter((item) => standsAlone(item, menu.items))
  for (const { action } of alone) groups.delete(action)
  const label = terminal.width >= 60 ? 2 + Math.max(6, ...[...groups.keys()].map((action) => action.length)) : 0
  for (const [action, items] of groups) showGroup(terminal, action, items, label)
  if (alone.length === 0) return
  const texts = alone.map(({ number, action, words }) => `${String(number).padStart(2)} ${action} ${words}`.trimEnd())
  showLines(terminal, 'others', flow(texts, '  ', roomFor(terminal, label)), label)
}

const roomFor = ({ width }: Terminal, label: number): number => width - (label === 0 ? 2 : label)

function showGroup(terminal: Terminal, action: string, items: readonly MenuItem[], label: number): void {
  const room = roomFor(terminal, label)
  const odds = items.some((item) => item.odds !== null)
  showLines(terminal, action, odds ? withOdds(items, room) : flow(items.map(itemText), '  ', room), label)
}

/** Lines under a heading: beside it where there is room for a label of so many columns, else below it. */
function showLines({ say, colours }: Terminal, heading: string, lines: readonly string[], label: number): void {
  if (label === 0) {
    say(colours.strong(heading))
    for (const line of lines) say(`  ${line}`)
  } else {
    lines.forEach((line, i) => {
      say(`${i === 0 ? colours.strong(padTo(heading, label)) : ' '.repeat(label)}${line}`)
    })
  }
}

/** A line for each, the odds in a column of their own where there is room. */
function withOdds(items: readonly MenuItem[], room: number): string[] {
  const widest = Math.max(...items.map((item) => textWidth(itemText(item))))
  return items.flatMap((item) => {
    if (item.odds === null) return [itemText(item)]
    const odds = oddsText(item.odds)
    const line = `${padTo(itemText(item), widest)}  ${odds}`
    return textWidth(line) <= room ? [line] : wrap(`${itemText(item)}: ${odds}`, room, '   ')
  })
}

/** Shows what is not possible now, and why; with a word only what begins with it. */
export function showForbidden(terminal: Terminal, menu: Menu, only: string): void {
  const wanted = only.toLowerCase()
  const reasons = new Map<string, { readonly refusal: Refusal; readonly commands: string[] }>()
  for (const { action, words, refusal } of menu.forbidden) {
    const command = `${action} ${words}`.trim()
    if (!command.toLowerCase().startsWith(wanted)) continue
    const key = `${refusal.rule} ${refusal.reason}`
    const known = reasons.get(key)
    if (known === undefined) reasons.set(key, { refusal, commands: [command] })
    else known.commands.push(command)
  }
  if (reasons.size === 0)
    terminal.say(only === '' ? 'Nothing else comes to mind.' : `Nothing refused begins with "${only}".`)
  for (const { refusal, commands } of reasons.values()) {
    for (const line of wrap(`${refusal.reason} [${refusal.rule}]`, terminal.width)) terminal.say(line)
    for (const line of flow(commands, ', ', terminal.width - 4, '  '))
      terminal.say(terminal.colours.faint(`    ${line}`))
  }
}
