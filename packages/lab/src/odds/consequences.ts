import {
  type AnyRuleset,
  type AnyScene,
  type Blows,
  type Checkpoint,
  type Command,
  checkOptions,
  type FightEvent,
  isMap,
  isRoll,
  nameOf,
  viewAll,
} from '@fray/kernel'
import { atOnce } from './follow.ts'
import { type Happening, happenings, type Reading } from './reading.ts'
import { type ExactOdds, ODDS_OPTIONS, type Odds, type OddsOptions, type Situation } from './results.ts'
import { exactOddsSteps, oddsSteps } from './steps.ts'

/** The result of a roll that passes or fails and is not an attack. */
export interface CheckResult {
  /** Who rolls, -1 for the referee. */
  readonly who: number
  /** The purpose of the roll, and the rule that calls for it. */
  readonly what: string
  readonly rule: string
  readonly passed: boolean
}

/** A difference in someone's view afterwards: `prone`, `no longer grappling Orc`, `zone yard`. */
export interface Effect {
  readonly row: number
  readonly words: string
  /** Row of another combatant that the view names there; -1 for nobody. */
  readonly other: number
}

/** Attacks on the actor by someone else: `hit` if any of them hits. */
export interface StrikeResult {
  readonly by: number
  readonly hit: boolean
}

/** The result of a command, with its checks and the differences afterwards. */
export interface Consequence extends Happening {
  readonly checks: readonly CheckResult[]
  readonly effects: readonly Effect[]
  /** Attacks on the actor by others. */
  readonly strikes: readonly StrikeResult[]
}

/**
 * Reads everything that may follow a command, for any ruleset: the rolls that the rules report, and how the views of
 * those in the fight differ from before. `checks`: whether rolls are recorded, which makes every branch a distinct
 * one.
 * @example
 * ```ts
 * import { commandBy, randomFrom } from '@fray/kernel'
 * import { consequences, loadGame, oddsOf, policyNamed } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const attack = commandBy(rules, scene, policyNamed(rules, 'aggressive'), 0, randomFrom(1))
 * const reading = consequences(rules, scene, attack, { checks: false })
 * console.log(oddsOf({ rules, scene }, attack, { reading }).outcomes.length) // 14
 * ```
 */
export function consequences(
  rules: AnyRuleset,
  scene: AnyScene,
  command: Command,
  {
    checks = true,
    effects = effectsSince(rules, scene),
  }: { readonly checks?: boolean; readonly effects?: Effects } = {},
): Reading<Consequence> {
  const base = happenings(rules, scene, command)
  return {
    events: checks,
    read: (now, blows, events) => ({
      ...base.read(now, blows, events),
      checks: checks ? checksOf(events) : [],
      effects: effects(now),
      strikes: strikesAt(command.actor, blows),
    }),
    key: (value) => `${base.key?.(value)} ${JSON.stringify([value.checks, value.effects, value.strikes])}`,
  }
}

/** Others' attacks on a combatant, one entry for each attacker. */
function strikesAt(row: number, blows: Blows): StrikeResult[] {
  const found = new Map<number, boolean>()
  for (let n = 0; n < blows.count; n++) {
    const by = blows.attacker(n)
    if (by !== row && blows.target(n) === row) found.set(by, blows.hit(n) || found.get(by) === true)
  }
  return [...found].map(([by, hit]) => ({ by, hit }))
}

/** Recording rolls keeps apart branches with the same result: more of them than this are not worth it. */
const MOST_HEARD = 20_000

type Options = Omit<OddsOptions<Consequence>, 'reading'>

const { reading: _, ...CONSEQUENCE_OPTIONS } = ODDS_OPTIONS

/** The odds of everything that may follow. If recording rolls makes too many branches, they are left out. */
export function consequenceOdds(situation: Situation, command: Command, options: Options): Odds<Consequence> {
  checkOptions('consequenceOdds', options, CONSEQUENCE_OPTIONS)
  return atOnce(consequenceSteps(situation, command, options))
}

/**
 * The same step by step, for hosts with other work to do in between. Between two steps the scene is in the middle of
 * a resolution; it is restored once all steps are taken, or the generator has returned.
 */
export function consequenceSteps(
  situation: Situation,
  command: Command,
  options: Options,
): Generator<void, Odds<Consequence>> {
  return withChecks(situation, command, options, (reading) =>
    oddsSteps<Consequence>(situation, command, { ...options, reading }),
  )
}

/** The same with every branch followed and everyone answering as set; null if there are too many branches. */
export function exactConsequences(situation: Situation, command: Command, options: Options): Odds<Consequence> | null {
  return atOnce(exactConsequenceSteps(situation, command, options))
}

/** The same step by step, as {@link consequenceSteps}. */
export function exactConsequenceSteps(
  situation: Situation,
  command: Command,
  options: Options,
): Generator<void, Odds<Consequence> | null> {
  return withChecks(situation, command, options, (reading) =>
    exactOddsSteps(situation, command, { ...options, reading }),
  )
}

/** The odds without the rolls, and with them as well if those can be followed. */
function* withChecks<O extends Odds<Consequence> | null>(
  { rules, scene }: Situation,
  command: Command,
  options: Options,
  oddsBy: (reading: Reading<Consequence>) => Generator<void, O>,
): Generator<void, O | ExactOdds<Consequence>> {
  const effects = effectsSince(rules, scene)
  const odds = yield* oddsBy(consequences(rules, scene, command, { checks: false, effects }))
  if (odds === null || odds.kind === 'sampled' || odds.instead !== undefined) return odds
  const reading = consequences(rules, scene, command, { effects })
  const branches = Math.min(options.branches ?? MOST_HEARD, MOST_HEARD)
  return (yield* exactOddsSteps({ rules, scene }, command, { ...options, reading, branches })) ?? odds
}

function checksOf(events: readonly FightEvent[]): CheckResult[] {
  const found: CheckResult[] = []
  for (const event of events) {
    if (!isRoll(event) || event.passed === null || event.what === 'attack') continue
    const { who, what, rule, passed } = event
    found.push({ who, what, rule, passed })
  }
  return found
}

/** The differences between a fight and an earlier state. */
type Effects = (now: AnyScene) => readonly Effect[]

/**
 * The differences from the scene's present state. Branches that lead to the same fight, cell for cell, are described
 * only once.
 */
function effectsSince(rules: AnyRuleset, scene: AnyScene): Effects {
  const before = viewsOf(rules, scene)
  const known = new Map<string, readonly Effect[]>()
  const begun = scene.save()
  let spent = scene.save()
  return (now) => {
    spent = now.saveOver(spent)
    const key = changesKey(begun, spent)
    const found = known.get(key) ?? effectsOf(before, viewsOf(rules, now), rowsOf(now))
    known.set(key, found)
    return found
  }
}

/** The differences in the second checkpoint, cell by cell: a much shorter key than the whole. */
function changesKey(begun: Checkpoint, now: Checkpoint): string {
  const { memory } = now
  const was = begun.memory
  let key = `${memory.length}`
  for (let i = 0; i < memory.length; i++) if (memory[i] !== was[i]) key += ` ${i} ${memory[i]}`
  return now.values === begun.values ? key : key + JSON.stringify(now.values)
}

/** Everyone's view, by row. */
const viewsOf = (rules: AnyRuleset, scene: AnyScene): unknown[] => {
  const { combatants } = viewAll(rules, scene)
  return scene.sheets.slice(0, scene.combatants).map((_, row) => combatants[nameOf(scene, row)])
}

/** The rows of combatants by their names in views. */
const rowsOf = (scene: AnyScene): ReadonlyMap<string, number> =>
  new Map(Array.from({ length: scene.combatants }, (_, row) => [nameOf(scene, row), row]))

/**
 * What is true of a combatant, in words and with the name that the view gives, keyed by fields that have only one
 * value at a time.
 */
type State = Map<string, { readonly words: string; readonly value: string }>

/** Collects words, flags and lists of words; numbers are reported as life lost, or are the cost of an action. */
function tell(value: unknown, path: readonly string[], state: State): void {
  const name = path.map(wordsOf).join(' ')
  if (value === true) state.set(name, { words: name, value: '' })
  else if (typeof value === 'string') state.set(name, { words: `${name} ${value}`, value })
  else if (Array.isArray(value)) {
    for (const one of value)
      if (typeof one === 'string') state.set(`${name} ${one}`, { words: `${name} ${one}`, value: one })
  } else if (isMap(value)) {
    for (const [key, one] of Object.entries(value)) tell(one, [...path, key], state)
  }
}

/** Compares only what differs between two views, because nearly all of a view is unchanged. */
function tellOthers(was: unknown, is: unknown, path: readonly string[], had: State, has: State): void {
  if (isMap(was) && isMap(is)) {
    for (const key in is) if (was[key] !== is[key]) tellOthers(was[key], is[key], [...path, key], had, has)
    for (const key in was) if (!(key in is)) tell(was[key], [...path, key], had)
  } else {
    tell(was, path, had)
    tell(is, path, has)
  }
}

/** `shieldUsed`: `shield used`. */
function wordsOf(key: string): string {
  const found = SPLIT.get(key) ?? key.replace(/[a-z][A-Z]/g, ([a, b]) => `${a} ${b?.toLowerCase()}`)
  SPLIT.set(key, found)
  return found
}

const SPLIT = new Map<string, string>()

function effectsOf(before: readonly unknown[], after: readonly unknown[], rows: ReadonlyMap<string, number>): Effect[] {
  const found: Effect[] = []
  const otherIn = (value: string) => rows.get(value) ?? -1
  after.forEach((is, row) => {
    const was = before[row]
    if (was === undefined) return
    const had: State = new Map()
    const has: State = new Map()
    tellOthers(was, is, [], had, has)
    for (const [name, { words, value }] of has)
      if (had.get(name)?.words !== words) found.push({ row, words, other: otherIn(value) })
    for (const [name, { words, value }] of had)
      if (!has.has(name)) found.push({ row, words: `no longer ${words}`, other: otherIn(value) })
  })
  return found
}
