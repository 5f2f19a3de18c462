import {
  type AnyScene,
  type Command,
  checkCommand,
  type Game,
  isRefusal,
  nameOf,
  possibleCommands,
  type Random,
  readCommand,
  refusalSeen,
  type Setup,
  viewAll,
  writeCommand,
} from '@fray/kernel'
import { chancesOf } from '../../src/made/chances.ts'
import { encounterOf, pick } from '../../src/made/from-schema.ts'
import { NAMES } from '../../src/made/way.ts'

/** The same situation told in another way: how a text of the one reads in the other. */
export interface Likeness {
  readonly what: string
  /** Whether the situation can be told so. */
  readonly fits: (setup: Setup) => boolean
  /** The encounter as it is in the other. */
  readonly encounter: (raw: Record<string, unknown>) => Record<string, unknown>
  /** Words, squares and directions of the first in the second. */
  readonly text: (json: string) => string
  /** Whether the command picks among places that are alike, and may pick another one there. */
  readonly picks?: (plain: Readonly<Record<string, unknown>>) => boolean
  /** What is changed in the first as well: room for somebody who is far away. */
  readonly room?: (raw: Record<string, unknown>) => Record<string, unknown>
  /** Whom the first does not know. */
  readonly stranger?: string
  /** Two who are asked may be asked in another order. */
  readonly reorders?: boolean
}

const OTHER: Readonly<Record<string, string>> = { Ann: 'Zoe', Bo: 'Abe', Cy: 'Moe', Dee: 'Kit', Eve: 'Lu', Fay: 'Bea' }
const EVERY_NAME = new RegExp(`\\b(${NAMES.join('|')})\\b`, 'g')

export const renamed: Likeness = {
  what: 'renamed',
  fits: () => true,
  encounter: (raw) => JSON.parse(rename(JSON.stringify(raw))),
  text: (json) => rename(json),
}
const rename = (text: string): string => text.replace(EVERY_NAME, (name) => OTHER[name])

/** Combatants in another order; what a roster's order decides is left out by the one who compares. */
export const reordered: Likeness = {
  what: 'in another order',
  fits: () => true,
  encounter: (raw) => ({ ...raw, combatants: [...(raw.combatants as unknown[])].reverse() }),
  text: (json) => json,
  reorders: true,
}

/** A square, or a rectangle of squares. */
const SQUARES = /(?<![\d,.-])(-?\d+),(-?\d+)(?:\.\.(-?\d+),(-?\d+))?(?![\d,])/g

/** A map turned or mirrored: squares and directions by a table. */
function onMap(
  what: string,
  swaps: boolean,
  to: (x: number, y: number, width: number, depth: number) => readonly [number, number],
  directions: Readonly<Record<string, string>>,
  setup: Setup,
): Likeness {
  const { size } = encounterOf(setup).battlefield as { size: readonly [number, number] }
  const [width, depth] = size
  const text = (json: string) =>
    json
      .replace(SQUARES, (_, x: string, y: string, toX?: string, toY?: string) => {
        const [a, b] = to(Number(x), Number(y), width, depth)
        if (toX === undefined) return `${a},${b}`
        const [c, d] = to(Number(toX), Number(toY), width, depth)
        return `${Math.min(a, c)},${Math.min(b, d)}..${Math.max(a, c)},${Math.max(b, d)}`
      })
      .replace(/"(n|ne|e|se|s|sw|w|nw)"/g, (_, word: string) => `"${directions[word]}"`)
  // A corner of the grid is the south-west corner of its square, which becomes the south-east one.
  const corners = (json: string) =>
    json.replace(SQUARES, (_, x: string, y: string) => {
      const [a, b] = to(Number(x), Number(y), width, depth)
      return `${a + 1},${b}`
    })
  return {
    what,
    // The square of a big body is the one of least x and y.
    fits: (other) =>
      (encounterOf(other).combatants as { footprint?: number }[]).every(({ footprint = 1 }) => footprint === 1) &&
      !/"(openings|holes|boxes)"/.test(JSON.stringify(encounterOf(other).battlefield)),
    text,
    encounter(raw) {
      const battlefield = raw.battlefield as Record<string, unknown>
      const { walls, doors, ...ground } = battlefield
      // The picture below is for the eye: how many squares it covers is no place.
      const { picture, ...told } = raw
      const rest = JSON.parse(text(JSON.stringify({ ...told, battlefield: { ...ground, size: undefined } })))
      const edges = JSON.parse(corners(JSON.stringify({ walls, doors })))
      const size = swaps ? [depth, width] : [width, depth]
      return {
        ...rest,
        ...(picture === undefined ? {} : { picture }),
        battlefield: { ...rest.battlefield, ...edges, size },
      }
    },
    picks: ({ action, to: goal, by, at }) =>
      (goal !== undefined && by === undefined) || at !== undefined || PICKING.has(String(action)),
  }
}

/** Actions after which the roster's order says who is next. */
const IN_ORDER = new Set(['begin', 'end', 'delay', 'pass', 'declare', 'yield', 'leave'])

/** Actions that choose their own squares. */
const PICKING = new Set([
  'charge',
  'screen',
  'leave',
  'flee',
  'run',
  'summon',
  'cast',
  'swarm',
  'push',
  'shove',
  'use',
  'dismiss',
])

const table = (words: string, others: string): Readonly<Record<string, string>> =>
  Object.fromEntries(words.split(' ').map((word, i) => [word, others.split(' ')[i] as string]))

export const mirrored = (setup: Setup): Likeness =>
  onMap(
    'mirrored',
    false,
    (x, y, width) => [width - 1 - x, y],
    table('n ne e se s sw w nw', 'n nw w sw s se e ne'),
    setup,
  )

export const turned = (setup: Setup): Likeness =>
  onMap(
    'turned',
    true,
    (x, y, _, depth) => [depth - 1 - y, x],
    table('n ne e se s sw w nw', 'w nw n ne e se s sw'),
    setup,
  )

/** Tells views as texts that do not hang on the order in which people are listed. */
type SeatLog = (scene: AnyScene) => string

function seatLog(game: Game, { text: reworded, reorders, stranger }: Likeness, other: boolean): SeatLog {
  // Many ways of the dice end alike.
  const told = new Map<string, string>()
  return (scene) => {
    const view = viewAll(game.rules, scene)
    const { [stranger ?? '']: _, ...others } = view.combatants
    // Of two enemies who are equally near, the first of the roster is faced.
    const faceless = ([name, one]: [string, object]) => [name, { ...one, facing: null }]
    const combatants = reorders === true ? Object.fromEntries(Object.entries(others).map(faceless)) : others
    // A bystander may be the next one, and keeps a Round going; of two who are tied the first of the roster is.
    const flow = reorders !== true ? {} : { next: null, order: null, turn: null, actor: null }
    const json = JSON.stringify({ ...view, ...flow, title: '', combatants })
    const known = told.get(json)
    if (known !== undefined) return known
    const text = sorted(JSON.parse(other ? json : reworded(json)), stranger)
    told.set(json, text)
    return text
  }
}

/** JSON with keys and lists in alphabetical order; one name is left out of lists. */
function sorted(value: unknown, without: string | undefined): string {
  if (Array.isArray(value)) {
    const parts = value.filter((one) => one !== without).map((one) => sorted(one, without))
    return `[${parts.sort().join()}]`
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([key]) => key !== without)
  return `{${entries
    .map(([key, one]) => `${key}:${sorted(one, without)}`)
    .sort()
    .join()}}`
}

/** Plain commands that somebody may give now, as texts that can be compared. */
function commandsOf(
  game: Game,
  scene: AnyScene,
  likeness: Likeness,
  other: boolean,
  stranger: string | undefined,
): string[] {
  return game.rules.whoCanAct(scene).flatMap((actor) =>
    possibleCommands(game.rules, scene, actor).legal.flatMap((command: Command) => {
      const plain = writeCommand(game.rules, scene, command)
      if (plain.actor === stranger || likeness.picks?.(plain) === true) return []
      const json = JSON.stringify(plain)
      return stranger !== undefined && json.includes(`"${stranger}"`)
        ? []
        : [sorted(JSON.parse(other ? json : likeness.text(json)), undefined)]
    }),
  )
}

/** The same fight, told in another way, goes the same way: what may be done, and what comes of it with which chances. */
export function checkLikeness(game: Game, setup: Setup, likeness: Likeness, random: Random): number {
  if (!likeness.fits(setup)) return 0
  const roomy = likeness.room?.(structuredClone(encounterOf(setup)))
  const { setup: first } = roomy === undefined ? { setup } : game.readEncounter(roomy)
  if (first === null) return 0
  const { setup: second, problems } = game.readEncounter(likeness.encounter(structuredClone(encounterOf(first))))
  if (second === null) {
    throw new Error(
      `The encounter ${likeness.what} is refused: ${problems[0]?.path.join('.')}: ${problems[0]?.message}`,
    )
  }
  const { rules } = game
  const [a, b] = [rules.open(first), rules.open(second)]
  const { stranger } = likeness
  const [tellMine, tellTheirs] = [seatLog(game, likeness, false), seatLog(game, likeness, true)]
  const [before, after] = [tellMine(a), tellTheirs(b)]
  // Nobody else may act before the bystander has had its turn.
  const isBystanders = (row: number) => nameOf(b, row) === stranger
  if (stranger !== undefined && rules.whoCanAct(b).every(isBystanders)) return 0
  // Ties at the beginning go by the roster's order.
  const mayAct = (scene: AnyScene) => rules.whoCanAct(scene).map((row) => nameOf(scene, row))
  const isTied = before !== after || (stranger === undefined && mayAct(a).sort().join() !== mayAct(b).sort().join())
  if (likeness.reorders === true && isTied) return 0
  if (before !== after) throw new Error(`It begins otherwise ${likeness.what}: ${difference(before, after)}`)
  const mine = commandsOf(game, a, likeness, false, stranger).sort()
  const theirs = commandsOf(game, b, likeness, true, stranger).sort()
  if (likeness.reorders !== true && mine.join('\n') !== theirs.join('\n')) {
    const only = [...mine.filter((one) => !theirs.includes(one)), ...theirs.filter((one) => !mine.includes(one))]
    throw new Error(`Other commands are legal ${likeness.what}: ${only.slice(0, 3).join(' ')}`)
  }
  let compared = 0
  const actors = rules.whoCanAct(a)
  for (let times = 0; times < 5 && actors.length > 0; times++) {
    const legal = possibleCommands(rules, a, pick(random, actors) as number).legal as Command[]
    if (legal.length === 0) continue
    const command = pick(random, legal)
    const plain = writeCommand(rules, a, command)
    if (likeness.picks?.(plain as never) === true || (likeness.reorders === true && IN_ORDER.has(plain.action)))
      continue
    const text = likeness.text(JSON.stringify(plain))
    const same = readCommand(rules, b, JSON.parse(text))
    if (isRefusal(same)) throw new Error(`${text} cannot be read ${likeness.what}: ${refusalSeen(same, b).reason}`)
    const refusal = checkCommand(rules, b, same as never)
    if (refusal !== null) throw new Error(`${text} is refused ${likeness.what}: ${refusalSeen(refusal, b).reason}`)
    const asked = new Set<number>()
    // Of two who are tied the first of the roster comes next, and is the nearest to whom something is summoned: what an action
    // that ends a turn or summons comes to hangs on that; and a bystander may come next.
    let goesOn = false
    const count = a.combatants
    const tell: SeatLog = (scene) => {
      goesOn ||= scene.combatants !== count || rules.whoCanAct(scene).some((row) => !actors.includes(row))
      return tellMine(scene)
    }
    const mineCome = chancesOf(rules, a, command, tell, ({ to }) => void asked.add(to))
    if (likeness.reorders === true && (asked.size > 1 || goesOn)) continue
    const other = mineCome === null ? null : chancesOf(rules, b, same as never, tellTheirs)
    if (mineCome === null || other === null) continue
    // Who is left decides whether it is over, and whether the round is; and a bystander is left.
    const stays = (result: string) =>
      result.includes('over:false') && result.includes(`,round:${a.now.fight?.round?.[0]},`)
    if (stranger !== undefined && ![...mineCome.keys()].every(stays)) continue
    compared++
    for (const [result, chance] of mineCome) {
      const there = other.get(result) ?? 0
      if (Math.abs(there - chance) < 1e-9) continue
      const nearest = [...other.keys()].find((key) => !mineCome.has(key)) ?? ''
      throw new Error(
        `${text} goes otherwise ${likeness.what} (${chance} and ${there}): ${difference(result, nearest)}`,
      )
    }
  }
  return compared
}

function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return `...${a.slice(Math.max(0, at - 60), at + 60)}... and ...${b.slice(Math.max(0, at - 60), at + 60)}...`
}
