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
  let number = 0
  const items = legal.map((command): MenuItem => {
    const odds = command.action === 'attack' && attacks <= MOST_ODDS ? oddsOf(rules, scene, command, lens) : null
    return { number: command.action === LAST ? 0 : ++number, action: command.action, ...words(command), odds }
  })
  const forbidden = refused.filter(({ command }) => command.action !== FORMAL).map(({ command, refusal }) => ({
    action: command.action,
    ...words(command),
    refusal,
  }))
  return { items, forbidden }
}

/** `hits 55%, 2.5 damage on average`. */
const oddsText = ({ hits, damage }: Odds): string =>
  `hits ${percent(hits)}${damage === null ? '' : `, ${mean(damage)} damage on average`}`

const itemText = ({ number, words }: MenuItem): string => `${String(number).padStart(2)} ${words}`.trimEnd()

/** Shows the menu, group by group; each group is named by the word that is typed for it. */
export function showMenu(terminal: Terminal, menu: Menu): void {
  const groups = new Map<string, MenuItem[]>()
  for (const item of menu.items) groups.set(item.action, [...(groups.get(item.action) ?? []), item])
  const label = terminal.width >= 60 ? 2 + Math.max(...[...groups.keys()].map((action) => action.length)) : 0
  for (const [action, items] of groups) showGroup(terminal, action, items, label)
}

function showGroup(terminal: Terminal, action: string, items: readonly MenuItem[], label: number): void {
  const { say, colours, width } = terminal
  const first = items[0] as MenuItem
  if (items.length === 1 && first.words === '' && first.odds === null) {
    const number = `${String(first.number).padStart(2)} `
    say(label === 0 ? `${number}${colours.strong(action)}` : `${colours.strong(padTo(action, label))}${number.trimEnd()}`)
    return
  }
  const room = width - label - (label === 0 ? 2 : 0)
  const lines = items.some((item) => item.odds !== null) ? withOdds(items, room) : flow(items.map(itemText), '  ', room)
  if (label === 0) {
    say(colours.strong(action))
    for (const line of lines) say(`  ${line}`)
  } else lines.forEach((line, i) => say(`${i === 0 ? colours.strong(padTo(action, label)) : ' '.repeat(label)}${line}`))
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
  if (reasons.size === 0) terminal.say(only === '' ? 'Nothing else comes to mind.' : `Nothing refused begins with "${only}".`)
  for (const { refusal, commands } of reasons.values()) {
    for (const line of wrap(`${refusal.reason} [${refusal.rule}]`, terminal.width)) terminal.say(line)
    for (const line of flow(commands, ', ', terminal.width - 4, '  ')) terminal.say(terminal.colours.faint(`    ${line}`))
  }
}
