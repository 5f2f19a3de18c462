import {
  type AnyRuleset,
  type AnyScene,
  type Column,
  type Command,
  canonical,
  checkCommand,
  commanderOf,
  type FightEvent,
  HIDEABLE,
  type Hideable,
  isAsked,
  isChange,
  isRefusal,
  knownBy,
  type Lens,
  lensOf,
  nameOf,
  type PlainCommand,
  perform,
  possibleCommands,
  type Question,
  type Random,
  REFEREE,
  Recorder,
  readCommand,
  Session,
  type Setup,
  type Sheet,
  seatOf,
  secretsIn,
  Table,
  type TallyRecord,
  type ThingRef,
  tellEvents,
  viewCombatant,
  viewEvents,
  viewFight,
} from '@fray/kernel'
import { type AnySession, linesOf, Play } from '@fray/seat'

/*
 * Two fights that differ only in what a seat may not know, by what the ruleset declares, are one fight to that seat: what
 * it is shown, what it may command and why not, what it is asked, what it is told. Byte for byte.
 */

/** The seat whose eyes are tried. */
export const EYES = 1

/** How others see a side's life. */
export type OthersSee = 'exact' | 'word' | 'nothing'

/** What sides may keep from others in a fight that is tried. */
export interface Secrets {
  readonly sees: OthersSee
  readonly hides: readonly Hideable[]
}

/** Any of the secrets that an encounter may set. */
export const anySecrets = (random: Random): Secrets => ({
  sees: (['exact', 'word', 'nothing'] as const)[random(3)] as OthersSee,
  hides: HIDEABLE.filter(() => random(2) === 1),
})

/**
 * The fight with two seats, one for the first side and the referee's for the rest, who see of each other only so much.
 * @example
 * ```ts
 * import { withSecrets } from '@fray/contract'
 * import { loadGame } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const game = await loadGame('zones')
 * const { setup } = game.readEncounter({ ruleset: 'zones', combatants })
 * if (setup === null) throw new Error('That is no encounter.')
 * const { seats } = withSecrets(setup, { sees: 'nothing', hides: ['defenses'] })
 * console.log(seats.map(({ id }) => id)) // [ 'referee', 'eyes' ]
 * ```
 */
export function withSecrets(setup: Setup, { sees: hitPoints, hides }: Secrets): Setup {
  const [referee] = setup.seats
  const eyes = { id: 'eyes', by: 'person', policy: null } as const
  return {
    ...setup,
    seats: referee === undefined ? [eyes] : [referee, eyes],
    sides: setup.sides.map((side) => ({ ...side, hitPoints, hides })),
  }
}

const columnOf = (rules: AnyRuleset, path: string): Column => rules.tables.byPath.get(path) as Column

/**
 * Gives the first side to the seat that is tried, and everybody else to the referee.
 * @example
 * ```ts
 * import { EYES, seatEverybody, withSecrets } from '@fray/contract'
 * import { seatOf } from '@fray/kernel'
 * import { loadGame } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', combatants })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(withSecrets(setup, { sees: 'nothing', hides: ['defenses'] }))
 * seatEverybody(rules, scene)
 * console.log([0, 1].map((row) => seatOf(scene, row) === EYES)) // [ true, false ]
 * ```
 */
export function seatEverybody(rules: AnyRuleset, scene: AnyScene): void {
  const { side } = scene.now.combatant as unknown as Record<string, ArrayLike<number>>
  for (let row = 0; row < scene.combatants; row++)
    scene.set(columnOf(rules, 'combatant.seat'), row, side?.[row] === 0 ? EYES : 0, 'secret')
}

/** Columns of combatants that somebody may not know. */
const secretColumns = (rules: AnyRuleset): Column[] =>
  rules.tables.all.filter(({ tableName, sight }) => tableName === 'combatant' && sight !== 'all')

/** Another value that the column can hold, not far from this one; what may be shown of a kept value is whether there is one. */
function otherValue(scene: AnyScene, { kind, min, max }: Column, value: number, random: Random): number {
  if (kind === 'flag') return 1 - value
  if (kind === 'word') return random(max + 1)
  if (kind === 'kept') return value < 0 ? value : scene.keep(`secret ${random(1000)}`)
  if (kind === 'row') return value
  return Math.min(max, Math.max(min, value - 5 + random(11)))
}

/** A move of an enemy where nobody of the seat's can place it, by ruleset: how somebody comes to be hidden. */
const HIDE: Readonly<Record<string, (scene: AnyScene, rules: AnyRuleset, row: number) => void>> = {
  shock: (scene, rules, row) => scene.set(columnOf(rules, 'combatant.unseen'), row, 2, 'secret'),
  'free-hits': (scene, rules, row) => {
    const table = rules.tables.names.indexOf('undetected')
    const { side } = scene.now.combatant as unknown as Record<string, ArrayLike<number>>
    for (let by = 0; by < scene.combatants; by++) {
      if (side?.[by] === side?.[row]) continue
      const at = scene.open(table)
      scene.set(columnOf(rules, 'undetected.who'), at, row, 'secret')
      scene.set(columnOf(rules, 'undetected.by'), at, by, 'secret')
    }
    scene.set(columnOf(rules, 'fight.hidden'), 0, scene.rows(table), 'secret')
  },
}

/** Hides some of those who are not the seat's, where the game knows that. */
export function hideSome(rules: AnyRuleset, scene: AnyScene, random: Random): void {
  const hide = HIDE[rules.id]
  if (hide === undefined) return
  const lens = lensOf(scene, EYES)
  for (let row = 0; row < scene.combatants; row++) {
    if (!lens.owns(row) && rules.isHiddenFrom?.(scene, row, lens) !== true && random(3) === 0) hide(scene, rules, row)
  }
}

const TRIES = 30

type Open = (rules: AnyRuleset, scene: AnyScene, row: number, lens: Lens) => unknown

/** What is open to everybody at the table although secrets decide it: there those count as known. */
const OPENLY: Readonly<Record<string, Open>> = {
  // Being staggered is a condition, and shows wherever health does.
  escalation: (rules, scene, row, lens) => rules.describe(scene, row, lens).staggered,
  // Whoever suspects nothing is not alert, and that it suspects nothing shows.
  shock: (_rules, scene, row) => {
    const { unsuspecting, alert } = scene.now.combatant as unknown as Record<string, ArrayLike<number>>
    return unsuspecting?.[row] === 1 && alert?.[row]
  },
  // Who is quicker of mind declares later, aloud; whether somebody is at 0 Wound Points or below them is told to all; and where
  // life is seen exactly, so are the scores that it hangs on.
  'weapon-speed': (rules, scene, row, lens) => {
    const { strength, agility, dexterity, perception, memory, insight, skills } = viewCombatant(rules, scene, row, lens)
    const scores = [strength, agility, dexterity, perception, memory, insight, skills]
    const { wp } = scene.now.combatant as unknown as Record<string, ArrayLike<number>>
    const exact = lens.vitals(row) === 'exact' ? scores : null
    return [rules.describeFight(scene, lens).declaringOrder, Math.sign(wp?.[row] ?? 0), exact]
  },
}

/** What everybody may know: whether somebody stands, the word for its life where words are told, and what is open. */
const outwardly: Open = (rules, scene, row, lens) =>
  canonical([
    rules.isStanding(scene, row),
    lens.vitals(row) === 'word' ? rules.healthWord(scene, row, null) : '',
    OPENLY[rules.id]?.(rules, scene, row, lens) ?? null,
  ])

/**
 * Changes what the lens may not know, so that it looks the same. Returns how many cells are otherwise now.
 * @example
 * ```ts
 * import { changeSecrets, EYES, seatEverybody, withSecrets } from '@fray/contract'
 * import { canonical, lensOf, randomFrom, viewFight } from '@fray/kernel'
 * import { loadGame } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', combatants })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(withSecrets(setup, { sees: 'nothing', hides: ['defenses'] }))
 * seatEverybody(rules, scene)
 * const before = canonical(viewFight(rules, scene, EYES))
 * const changed = changeSecrets(rules, scene, lensOf(scene, EYES), randomFrom('seven'))
 * console.log(changed > 0, canonical(viewFight(rules, scene, EYES)) === before) // true true
 * ```
 */
export function changeSecrets(rules: AnyRuleset, scene: AnyScene, lens: Lens, random: Random): number {
  let changed = 0
  rules.imaginePlaces?.(scene, lens, random)
  for (const column of secretColumns(rules)) {
    for (let row = 0; row < scene.combatants; row++) {
      if (lens.sees(column, row)) continue
      const looks = outwardly(rules, scene, row, lens)
      for (let cell = 0; cell < column.width; cell++) {
        const was = scene.read(column, row, cell)
        for (let i = 0; i < TRIES; i++) {
          scene.setCell(column, row, cell, otherValue(scene, column, was, random), 'secret')
          if (scene.read(column, row, cell) !== was && outwardly(rules, scene, row, lens) === looks) break
          scene.setCell(column, row, cell, was, 'secret')
        }
        if (scene.read(column, row, cell) !== was) changed++
      }
    }
  }
  return changed
}

/** All that a seat gets to know while nothing happens: its view, what its combatants may do, and why not. */
function shownTo(rules: AnyRuleset, scene: AnyScene): string {
  const own = rules.commanders(scene).filter((row) => seatOf(scene, row) === EYES)
  return canonical([viewFight(rules, scene, EYES), seatDataOf(rules, scene), typed(rules, scene, own)])
}

/** The view and the table of the seat: what shows of what has happened. */
const atAGlance = (rules: AnyRuleset, scene: AnyScene): string =>
  canonical([viewFight(rules, scene, EYES), playOf(rules, scene).table(scene.setup.seats[EYES]?.id ?? '')])

/** The fight as it stands, as a host keeps it. */
function playOf(rules: AnyRuleset, scene: AnyScene): Play {
  const session = new Session(rules, scene.setup, { seed: 'seat' }) as AnySession
  session.scene.load(scene.save())
  return new Play(
    session,
    scene.setup.seats.map(() => null),
  )
}

/** What is said to commands that somebody types who names everybody there is, and nobody, and places all over the map. */
function typed(rules: AnyRuleset, scene: AnyScene, own: readonly number[]): unknown {
  const lens = lensOf(scene, EYES)
  const names = [...scene.sheets.map((sheet) => (sheet as Sheet).name), 'Nobody at all']
  const squares = Array.from({ length: 24 }, (_, i) => `${(i * 5) % 13},${(i * 7) % 11}`)
  const words: Readonly<Record<string, readonly string[]>> = { combatant: names, combatants: names, place: squares }
  const replyTo = (plain: PlainCommand) => {
    const command = readCommand(rules, scene, plain)
    return isRefusal(command) ? command : checkCommand(rules, scene, command)
  }
  return scene.knowing(knownBy(rules, scene, lens), () =>
    own
      .slice(0, 2)
      .flatMap((row) =>
        [...rules.actions.values()].flatMap(({ id, by, params }) =>
          by === 'referee'
            ? []
            : params.flatMap(({ name, kind }) =>
                (words[kind] ?? []).map((word) => replyTo({ actor: nameOf(scene, row), action: id, [name]: word })),
              ),
        ),
      ),
  )
}

/**
 * All that a host could draw and say for the seat as the fight stands, of rulesets that show themselves: its table, acts with
 * their keys and order, overlays and explanations of everything in it.
 */
function seatDataOf(rules: AnyRuleset, scene: AnyScene): unknown {
  const { showing } = rules
  const eyes = scene.setup.seats[EYES]?.id ?? ''
  const play = playOf(rules, scene)
  const lens = lensOf(scene, EYES)
  const table = play.table(eyes)
  const { cards, turn } = table
  const things = cards.flatMap(({ conditions, groups, reactions, numbers }) =>
    [...conditions, ...groups.flatMap((group) => group.things), ...reactions, ...numbers].flatMap(
      ({ ref }) => ref ?? [],
    ),
  )
  return [
    table,
    turn.who.map((who) => play.acts(eyes, who)),
    cards
      .filter(({ yours }) => yours)
      .slice(0, 2)
      .map(({ who }) => play.acts(eyes, who, { planned: true })),
    plansOf(play, eyes),
    cards.map(({ who }) => [play.reach(eyes, who), play.threat(eyes, who)]),
    cards.flatMap(({ who }) => cards.map((other) => play.between(eyes, who, other.who))),
    things.map((thing) => showing.about(scene, thing, lens)),
    everyThing(scene).map((thing) => showing.about(scene, thing, lens)),
    play.account(eyes),
  ]
}

/** What stands on the table of a plan of the seat, the first thing that some of its own may do, and of what may be taken back. */
function plansOf(play: Play, eyes: string): unknown {
  const own = play.table(eyes).turn.who.slice(0, 2)
  for (const who of own) {
    const acts = play.acts(eyes, who).groups.flatMap((group) => group.acts)
    const [first] = acts.filter(({ asks, drastic }) => asks.length === 0 && drastic === null)
    if (first !== undefined) play.plan(eyes, who, [first.command])
  }
  const { plan, undo, redo } = play.table(eyes)
  return [plan, undo, redo]
}

/** Things that somebody could ask for by name without having been shown them: everything on anybody's sheet. */
function everyThing(scene: AnyScene): ThingRef[] {
  return scene.sheets.flatMap((sheet) => {
    const of = (sheet as Sheet).name
    return Object.entries(sheet as object).flatMap(([field, list]) =>
      !Array.isArray(list)
        ? []
        : list.flatMap((one) =>
            typeof one?.name === 'string' ? [{ kind: field.replace(/s$/, ''), name: one.name as string, of }] : [],
          ),
    )
  })
}

/** What the seat hears of a command, in order: the questions that are put to it, and what has been told before each. */
interface Heard {
  readonly told: string
  readonly asked: string
}

const plainQuestion = ({ rule, kind, to, prompt, about, options, preset, min, max, decline, moment }: Question) => [
  [rule, kind, to, prompt, about, preset, min, max, decline, moment],
  options.map(({ value, label, refusal }) => [value, label, refusal]),
]

/**
 * The events of a legal command with these dice, what the seat hears of it, and what it is shown afterwards (null where somebody is
 * found whom it could not place before). The scene is afterwards as it was.
 */
function carriedOut(rules: AnyRuleset, scene: AnyScene, command: Command, seed: string) {
  const heard: Heard[] = []
  const mark = scene.mark()
  const recorder = new Recorder()
  const lens = lensOf(scene, EYES)
  const hidden = scene.sheets.flatMap((_, row) => (rules.isHiddenFrom?.(scene, row, lens) === true ? [row] : []))
  scene.recorder = recorder
  scene.table = Table.quick(seed, (question) => {
    if (seatOf(scene, question.to) === EYES)
      heard.push({ told: toldTo(rules, scene, recorder.events, lens), asked: canonical(plainQuestion(question)) })
    return question.preset
  })
  try {
    perform(rules, scene, command)
    heard.push({ told: toldTo(rules, scene, recorder.events, lens), asked: '' })
    scene.recorder = null
    const isFound = hidden.some((row) => rules.isHiddenFrom?.(scene, row, lens) !== true)
    return { heard, events: recorder.events, shown: isFound ? null : atAGlance(rules, scene) }
  } finally {
    scene.rollback(mark)
    scene.recorder = null
  }
}

/** What the seat is told of the events when they are told from where the fight stands now; how hurt somebody looks left out. */
const retoldTo = (rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], lens: Lens): string => {
  const isVital = (event: FightEvent) => isChange(event) && columnOf(rules, event.column).sight === 'vital'
  const rest = events.filter((event) => !isVital(event))
  return toldTo(rules, scene, rest, lens)
}

/** What stands in a sentence that was made of a number that is kept back. */
const UNSAID = /undefined|null|NaN|\[object/

function toldTo(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], lens: Lens): string {
  const lines = tellEvents(rules, scene, events, lens)
  const hole = lines.find((line) => UNSAID.test(line))
  if (hole !== undefined) throw new Error(`There is a hole in what is told: ${hole}`)
  const seats = linesOf(rules, scene, events, lens)
  const empty = seats.find(({ opens }) => opens.some(({ total }) => typeof total !== 'number'))
  if (empty !== undefined) throw new Error(`A number is opened that is not there: ${empty.words}`)
  return canonical([viewEvents(rules, scene, events, lens), lines, seats])
}

/** The events with other numbers where the lens may not know them: in changes of cells, in secret answers and in the fields that are declared so. */
function withOtherSecrets(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], lens: Lens): FightEvent[] {
  return events.map((event, at): FightEvent => {
    if (isChange(event)) {
      const column = columnOf(rules, event.column)
      const isVeiled = !lens.sees(column, event.row) && !(column.sight === 'vital' && lens.vitals(event.row) === 'word')
      return isVeiled ? ({ ...event, from: event.from + 1, to: event.to + 2 } as FightEvent) : event
    }
    if (isAsked(event)) {
      const knows = !event.secret || (event.to >= 0 && lens.owns(event.to))
      return knows ? event : ({ ...event, answer: 'another' } as FightEvent)
    }
    const all: Record<string, unknown> = { ...event }
    for (const { field, leaves } of secretsIn(rules, scene, events, at, lens)) {
      if (field !== null) all[field] = leaves === 'total' ? withOtherParts(all[field] as TallyRecord) : 'another'
    }
    return all as unknown as FightEvent
  })
}

/** The number made otherwise. */
const withOtherParts = ({ total }: TallyRecord): TallyRecord => ({
  total,
  parts: [{ value: total, rule: 'another', source: 'another', counted: true, dice: null }],
})

/** What two fights have been compared in. */
export interface Compared {
  readonly cells: number
  readonly listings: number
  readonly commands: number
}

/**
 * Compares the fight with one that is otherwise where the seat may not know it. Throws a sentence with what gives the
 * difference away. The scene is afterwards as it was.
 */
export function checkSecrets(rules: AnyRuleset, scene: AnyScene, seed: string, random: Random): Compared {
  const lens = lensOf(scene, EYES)
  const before = scene.save()
  const shown = shownTo(rules, scene)
  const command = anyCommand(rules, scene, random)
  const first = command === null ? null : carriedOut(rules, scene, command, seed)
  const retold = first === null ? '' : retoldTo(rules, scene, first.events, lens)
  if (first !== null) checkEvents(rules, scene, first.events, lens)
  try {
    const cells = changeSecrets(rules, scene, lens, random)
    scene.settle()
    same(shown, shownTo(rules, scene), 'What is shown, or may be done')
    if (first !== null) same(retold, retoldTo(rules, scene, first.events, lens), 'What is told')
    if (command === null || first === null || checkCommand(rules, scene, command) !== null)
      return { cells, listings: 1, commands: 0 }
    const { heard, shown: then } = carriedOut(rules, scene, command, seed)
    // What is hidden may decide what happens, and so come out; a question alone may not tell of it, nor what stands there afterwards.
    const cameOut = heard.some(({ told }, i) => told !== first.heard[i]?.told)
    for (const [i, { told, asked }] of heard.entries()) {
      if (told !== first.heard[i]?.told) break
      same(asked, first.heard[i]?.asked ?? '', `A question after ${JSON.stringify(command)}`)
    }
    if (!cameOut && then !== null && first.shown !== null)
      same(then, first.shown, `What is shown after ${JSON.stringify(command)}`)
    return { cells, listings: 1, commands: 1 }
  } finally {
    scene.load(before)
  }
}

/** Numbers in events that the seat may not know do not reach it. */
function checkEvents(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], lens: Lens): void {
  const others = withOtherSecrets(rules, scene, events, lens)
  same(toldTo(rules, scene, events, lens), toldTo(rules, scene, others, lens), 'What is told')
}

function anyCommand(rules: AnyRuleset, scene: AnyScene, random: Random): Command | null {
  const actor = commanderOf(rules, scene)
  if (actor === REFEREE) return null
  const { legal } = possibleCommands(rules, scene, actor)
  return (legal[random(legal.length)] as Command | undefined) ?? null
}

/** Throws with the first place where two texts differ. */
function same(a: string, b: string, what: string): void {
  if (a === b) return
  let at = 0
  while (a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  throw new Error(`${what} gives a secret away: ${a.slice(from, at + 40)} | ${b.slice(from, at + 40)}`)
}
