import { isOver, type PlainCommand, type Reply, rowOfName, viewAll } from '@fray/kernel'
import { sentenceOf } from '../io/stop.ts'
import { showField, showOrder } from '../ui/field.ts'
import { hasMap, showGrid } from '../ui/grid-field.ts'
import { hasManySquares, type Menu, type MenuItem, makeMenu } from '../ui/menu.ts'
import { showMenu } from '../ui/show-menu.ts'
import { eyes, lensFor, type Outcome, rulesOf, type Sitting, seatToCommand, tellPlayed, whoIs } from './sitting.ts'
import { readTyped } from './typed.ts'
import { tryWord, WORDS } from './words.ts'

/** Asks the person for a command of a combatant; `fresh` shows the field and the order first. */
export async function askCommand(sitting: Sitting, actor: number, fresh: boolean): Promise<Outcome> {
  const { terminal, session } = sitting
  const menu = makeMenu(rulesOf(sitting), session.scene, actor, lensFor(sitting))
  if (fresh) {
    terminal.say()
    if (hasMap(session))
      showGrid(terminal, session, eyes(sitting), { around: actor, undrawn: sitting.map !== 'always' })
    else showField(terminal, session, eyes(sitting))
    showOrder(terminal, session, eyes(sitting))
  }
  const others = sitting.driver.commandable().filter((row) => row !== actor)
  if (others.length > 0) {
    const names = others.map((row) => whoIs(sitting, row))
    terminal.tell(`What ${whoIs(sitting, actor)} may do; a name alone is for another list: ${names.join(', ')}.`, '  ')
  }
  showMenu(terminal, menu)
  for (const caution of rulesOf(sitting).cautions?.(session.scene, actor, lensFor(sitting)) ?? [])
    terminal.tell(terminal.colours.faint(caution), '  ')
  return askLine(sitting, `${whoIs(sitting, actor)}> `, actor, menu)
}

/** Asks whose Turn is next where a person may choose. */
export async function askNext(sitting: Sitting, rows: readonly number[]): Promise<Outcome> {
  const { terminal } = sitting
  const names = rows.map((row) => whoIs(sitting, row))
  terminal.tell(terminal.colours.strong('Whose Turn is next?'))
  const items = rows.map((_, i): MenuItem => {
    const plain = { actor: names[i], action: 'begin' }
    return { number: i + 1, action: 'begin', plain, words: names[i], odds: null, square: null }
  })
  items.forEach((item, i) =>
    terminal.tell(`${String(item.number).padStart(4)}  ${item.words}${i === 0 ? '  (Enter)' : ''}`),
  )
  return askLine(
    sitting,
    'next> ',
    null,
    { items, forbidden: [], listed: new Set(items.map(({ number }) => number)) },
    items[0]?.plain,
  )
}

/** Asks where the fight has paused between two Turns; Enter lets it go on. */
export async function askPause(sitting: Sitting): Promise<Outcome> {
  return askLine(sitting, 'pause> ', null, NO_MENU, 'go-on')
}

/** Asks where nobody but the referee may go on. */
export async function askReferee(sitting: Sitting): Promise<Outcome> {
  return askLine(sitting, 'referee> ', null, NO_MENU)
}

/** Asks once the fight is over; Enter leaves. */
export async function askAfterwards(sitting: Sitting): Promise<Outcome> {
  return askLine(sitting, 'over> ', null, NO_MENU, 'leave')
}

const NO_MENU: Menu = { items: [], forbidden: [], listed: new Set() }

/**
 * Asks until a line has done something. `enter` is what an empty line does: gives a command, lets the fight go on, leaves,
 * or (left out) nothing.
 */
async function askLine(
  sitting: Sitting,
  prompt: string,
  actor: number | null,
  menu: Menu,
  enter: PlainCommand | 'go-on' | 'leave' | null = null,
): Promise<Outcome> {
  const { terminal, lines } = sitting
  lines.completer = completer(sitting, menu)
  for (;;) {
    const line = await lines.ask(prompt)
    if (line === null) return 'leave'
    const text = line.trim()
    if (text === '' && enter === 'leave') return 'leave'
    if (text === '' && enter === 'go-on') {
      sitting.pausing = false
      return 'again'
    }
    if (text === '' && enter === null) {
      terminal.tell('Type a number from the list, a command, or ? for help.')
      continue
    }
    const outcome = await tryWord(sitting, text, { kind: 'command', menu })
    if (outcome === 'stay') continue
    if (outcome !== null) return outcome
    if (actor !== null && turnsTo(sitting, text)) return 'again'
    const plain = text === '' ? (enter as PlainCommand) : await readLine(sitting, text, actor, menu)
    if (plain !== null && give(sitting, plain)) return 'again'
  }
}

/** Turns to another combatant who may be commanded now, where the line is its name. */
function turnsTo(sitting: Sitting, text: string): boolean {
  const row = rowOfName(sitting.session.scene, text.replace(/^(["'])(.*)\1$/, '$2'))
  if (row < 0 || !sitting.driver.commandable().includes(row)) return false
  sitting.chosen = row
  return true
}

/** The command that a line means: the number of one in the menu, or its text. Null where it means none, and says why. */
async function readLine(
  sitting: Sitting,
  text: string,
  actor: number | null,
  menu: Menu,
): Promise<PlainCommand | null> {
  const { terminal } = sitting
  if (/^\d+$/.test(text)) {
    const item = menu.items.find(({ number }) => number === Number(text))
    if (item !== undefined && menu.listed.has(item.number)) return fillTexts(sitting, item)
    terminal.tell(noNumber(text, menu))
    return null
  }
  if (isOver(sitting.session.scene) && !/^referee\s/i.test(text)) {
    terminal.tell('The fight is over: Enter leaves, "undo" takes back, and "referee ..." still commands.')
    return null
  }
  try {
    return readTyped(text, {
      rules: rulesOf(sitting),
      scene: sitting.session.scene,
      actor,
      things: [...thingsIn(menu), ...namesIn(viewAll(rulesOf(sitting), sitting.session.scene))],
      others: WORDS,
    })
  } catch (error) {
    terminal.tell(sentenceOf(error))
    return null
  }
}

/** What is wrong with a number that stands in no list; the faces of real dice are typed only where they are asked for. */
function noNumber(text: string, { listed }: Menu): string {
  const numbers = [...listed]
  if (numbers.length === 0) return `There is no list here from which to take number ${text}, and no die is awaited.`
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const range = first === last ? `has only ${first}` : `goes from ${first} to ${last}`
  return `There is no number ${text} in the list. The list ${range}, and no die is awaited.`
}

/** Asks for the words of a chosen command that takes some; Enter keeps what the rules suggest. */
async function fillTexts(sitting: Sitting, item: MenuItem): Promise<PlainCommand | null> {
  const plain: Record<string, unknown> & PlainCommand = { ...item.plain }
  for (const param of rulesOf(sitting).actions.get(item.action)?.params ?? []) {
    if (param.kind !== 'text' || plain[param.name] === undefined) continue
    const line = await sitting.lines.ask(`${param.label} (Enter: ${String(plain[param.name])})? `)
    if (line === null) return null
    if (line.trim() !== '') (plain as Record<string, unknown>)[param.name] = line.trim()
  }
  return plain
}

/** Gives a command; says why where it is refused. */
function give(sitting: Sitting, plain: PlainCommand): boolean {
  const { session, terminal } = sitting
  const row = plain.actor === 'referee' ? -1 : rowOfName(session.scene, plain.actor)
  const reply: Reply = session.submit(seatToCommand(sitting, row), plain)
  if (row >= 0 && reply.status !== 'refused') sitting.chosen = row
  tellPlayed(sitting, reply.played)
  if (reply.status !== 'refused') return true
  terminal.tell(`${reply.refusal.reason} [${reply.refusal.rule}]`)
  return reply.played.length > 0
}

/** Names of things in the menu that are more than one word. */
function thingsIn(menu: Menu): string[] {
  const found = new Set<string>()
  const take = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    else if (Array.isArray(value)) value.forEach(take)
  }
  for (const { plain } of [...menu.items, ...menu.forbidden]) Object.values(plain).forEach(take)
  return [...found]
}

/** Parts of a view that are texts for people, not names of things. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'about', 'notes', 'options'])

/** Everything of several words in a view, as the things of somebody who is not asked just now have. */
function namesIn(view: unknown): string[] {
  const found: string[] = []
  const take = (value: unknown): void => {
    if (typeof value === 'string') found.push(value)
    else if (Array.isArray(value)) value.forEach(take)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        if (TEXTS.has(key)) continue
        found.push(key)
        take(part)
      }
    }
  }
  take(view)
  return found.filter((name) => name.includes(' '))
}

/** Completes the first word from the menu's actions and the words that are always understood. */
function completer(sitting: Sitting, menu: Menu): (line: string) => [string[], string] {
  const many = new Set(menu.items.map(({ action }) => action).filter((action) => hasManySquares(action, menu.items)))
  return (line) => {
    const wanted = line.toLowerCase()
    // The many squares of one action are offered once it is typed; before, the action alone.
    const texts = menu.items.map(({ action, words }) =>
      many.has(action) && !wanted.startsWith(`${action} `) ? `${action} ` : `${action} ${words}`.trim(),
    )
    const all = [
      ...new Set(texts),
      ...WORDS,
      ...[...rulesOf(sitting).actions.values()].filter((a) => a.by === 'referee').map((a) => `referee ${a.id}`),
    ]
    return [all.filter((text) => text.toLowerCase().startsWith(wanted)), line]
  }
}
