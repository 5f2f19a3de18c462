import { type AnyRuleset, type AnyScene, type Command, type FightEvent, isRoll, nameOf, viewAll } from '@fray/kernel'
import { oddsOf } from './odds.ts'
import { type Happening, happenings, type Reading } from './reading.ts'
import type { Odds, OddsWishes, Situation } from './results.ts'

/** A roll that passes or fails and is no attack: how it went. */
export interface CheckResult {
  /** Who rolls, -1 for the referee. */
  readonly who: number
  /** What is rolled for, and the rule that calls for it. */
  readonly what: string
  readonly rule: string
  readonly passed: boolean
}

/** What is otherwise with somebody afterwards, as its view says it: `prone`, `no longer grappling Orc`, `zone yard`. */
export interface Effect {
  readonly row: number
  readonly words: string
}

/** What a command has led to, with the checks that were made for it and what is otherwise afterwards. */
export interface Consequence extends Happening {
  readonly checks: readonly CheckResult[]
  readonly effects: readonly Effect[]
}

/**
 * The reading of everything that may follow a command, for any command of any ruleset: what the rules have told of rolls,
 * and what the views of those in the fight say otherwise than before. `checks`: whether the rolls are listened to, which
 * makes every way a different one.
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
    }),
    key: (value) => `${base.key?.(value)} ${JSON.stringify([value.checks, value.effects])}`,
  }
}

/** Listening to the rolls keeps ways apart that come to the same: more of them than this are not worth it. */
const MOST_HEARD = 20_000

/** The odds of everything that may follow. Where listening to the rolls makes too many ways, they are left out. */
export function consequenceOdds(
  situation: Situation,
  command: Command,
  wishes: Omit<OddsWishes<Consequence>, 'reading'>,
): Odds<Consequence> {
  const { rules, scene } = situation
  const effects = effectsSince(rules, scene)
  const unheard = consequences(rules, scene, command, { checks: false, effects })
  const odds = oddsOf<Consequence>(situation, command, { ...wishes, reading: unheard })
  if (odds.kind === 'sampled' || odds.instead !== undefined) return odds
  const heard = consequences(rules, scene, command, { effects })
  const ways = Math.min(wishes.ways ?? MOST_HEARD, MOST_HEARD)
  const whole = oddsOf<Consequence>(situation, command, { ...wishes, reading: heard, ways, samples: 1 })
  return whole.kind === 'exact' && whole.instead === undefined ? whole : odds
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

/** What is otherwise in a fight than it was. */
type Effects = (now: AnyScene) => readonly Effect[]

/** What is otherwise than as the scene stands now. Ways that come to the same fight, cell for cell, are put into words once. */
function effectsSince(rules: AnyRuleset, scene: AnyScene): Effects {
  const before = statesOf(rules, scene)
  const known = new Map<string, readonly Effect[]>()
  let spent = scene.save()
  const { values } = spent
  return (now) => {
    spent = now.saveOver(spent)
    const key = `${spent.memory.join()}${spent.values === values ? '' : JSON.stringify(spent.values)}`
    const found = known.get(key) ?? effectsOf(before, statesOf(rules, now))
    known.set(key, found)
    return found
  }
}

/** What is true of a combatant, in words, by the name of what has only one value at a time. */
type State = ReadonlyMap<string, string>

const statesOf = (rules: AnyRuleset, scene: AnyScene): State[] => {
  const { combatants } = viewAll(rules, scene)
  return scene.sheets.slice(0, scene.combatants).map((_, row) => {
    const state = new Map<string, string>()
    tell(combatants[nameOf(scene, row)], [], state)
    return state
  })
}

/** Words, yes and lists of words; numbers are told as life lost, or are what an act has cost. */
function tell(value: unknown, path: readonly string[], state: Map<string, string>): void {
  const name = path.map(wordsOf).join(' ')
  if (value === true) state.set(name, name)
  else if (typeof value === 'string') state.set(name, `${name} ${value}`)
  else if (Array.isArray(value)) {
    for (const one of value) if (typeof one === 'string') state.set(`${name} ${one}`, `${name} ${one}`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) tell(one, [...path, key], state)
  }
}

/** `shieldUsed`: `shield used`. */
function wordsOf(key: string): string {
  const found = SPLIT.get(key) ?? key.replace(/[a-z][A-Z]/g, ([a, b]) => `${a} ${b?.toLowerCase()}`)
  SPLIT.set(key, found)
  return found
}

const SPLIT = new Map<string, string>()

function effectsOf(before: readonly State[], after: readonly State[]): Effect[] {
  const found: Effect[] = []
  after.forEach((state, row) => {
    const had = before[row]
    if (had === undefined) return
    for (const [name, words] of state) if (had.get(name) !== words) found.push({ row, words })
    for (const [name, words] of had) if (!state.has(name)) found.push({ row, words: `no longer ${words}` })
  })
  return found
}
