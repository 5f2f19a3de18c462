import {
  type ChangeEvent,
  type FightEvent,
  isChange,
  isRoll,
  listText,
  type RollEvent,
  squareName,
  sumText,
  type TallyRecord,
  type Telling,
} from '@fray/kernel'
import { woundText } from './describe.ts'
import type { WeaponSpeedScene } from './scene.ts'
import { BY_REFEREE, LATE } from './tables.ts'
import { ATTRIBUTES, DAMAGE_TYPES, FLEEING, MAIN_HAND, ON_GROUND, PLACES, USED_UP } from './words.ts'

type Fields = { readonly [key: string]: unknown }
type Teller = (
  scene: WeaponSpeedScene,
  e: Fields,
  t: Telling,
  events: readonly FightEvent[],
  at: number,
) => string | null

/** Tells one event of a fight, with the ones around it where they belong together. Null for what needs no words. */
export function tell(
  scene: WeaponSpeedScene,
  events: readonly FightEvent[],
  at: number,
  telling: Telling,
): string | null {
  const event = events[at] as FightEvent
  if (isRoll(event)) return tellRoll(event, telling)
  if (isChange(event)) return tellChange(event, telling)
  return TELLERS[event.type]?.(scene, event as unknown as Fields, telling, events, at) ?? null
}

const row = (value: unknown): number => value as number
const square = (scene: WeaponSpeedScene, at: unknown): string => squareName(scene.setup.plane, at as number)
const yards = (n: unknown): string => `${String(n)} ${n === 1 ? 'yard' : 'yards'}`
const on = (e: Fields, t: Telling): string => (e.target === e.who ? '' : ` on ${t.name(row(e.target))}`)

const TELLERS: Readonly<Record<string, Teller>> = {
  round: (_s, e) => `Round ${String(e.round)}.`,
  'round-over': (_s, e) => `The end of round ${String(e.round)}.`,
  surprised: (_s, e, t) => `${t.name(row(e.who))} is surprised.`,
  declares: (_s, e, t) =>
    `${t.name(row(e.who))} declares ${words(String(e.declared))}: Initiative ${sumText(e.tally as TallyRecord)}.`,
  misses: (_s, e, t) =>
    `The count is past ${t.name(row(e.who))}'s ${String(e.at)}, being on ${String(e.count)}: that turn comes in the next round, 12 earlier, besides the one declared then.`,
  'makes-up': tellMadeUp,
  count: tellCount,
  turn: tellTurn,
  results: (_s, e) => `All on ${String(e.count)} have acted. What they did takes effect, all at once.`,
  guards: (_s, e, t) => `${t.name(row(e.who))} goes into Full-Defense: Defense +4.`,
  held: (_s, e, t) => `${t.name(row(e.target))} feels that when all on this number have acted.`,
  moves: (s, e, t) => `${t.name(row(e.who))} moves to ${square(s, e.to)} (${yards(e.yards)}).`,
  moved: (s, e, t) => `${t.name(row(e.who))} is moved to ${square(s, e.to)}.`,
  damage: tellDamage,
  lands: tellLanding,
  wound: tellWound,
  'vital-change': (_s, e, t) => `${t.name(row(e.row))} looks ${String(e.health)}.`,
  dies: (_s, e, t) => `${t.name(row(e.who))} is dead.`,
  attribute: (_s, e, t) => `${t.name(row(e.who))} loses ${String(e.lost)} ${capital(ATTRIBUTES[row(e.attribute)])}.`,
  injury: (_s, e, t) => {
    const side = row(e.side)
    return `${t.name(row(e.who))} suffers an injury: ${String(e.name)}${side < 0 ? '' : side === MAIN_HAND ? ', main side' : ', off side'}.`
  },
  condition: (_s, e, t) =>
    `${t.name(row(e.who))} ${e.begins ? 'is now' : 'is no longer'}: ${String(e.condition)}${e.marker ? ' (a marker: what it means is for the referee to say)' : ''}.`,
  stabilized: (_s, e, t) => `${t.name(row(e.who))} is Stabilized.`,
  restores: (_s, e, t) =>
    `${t.name(row(e.who))} regains ${String(e.amount)} ${['Stress', 'Wound Points', 'Mana'][row(e.pool)]}: ${String(e.left)} now.`,
  down: (_s, e, t) => `${t.name(row(e.who))} is ${DOWN[String(e.how)]}.`,
  stress: (_s, e, t) => `${t.name(row(e.who))} has ${String(e.most)} Stress.`,
  base: (_s, e, t) => `${t.name(row(e.who))}'s Base Initiative is now ${String(e.base)}.`,
  heals: (_s, e, t) => `${t.name(row(e.who))} tends ${e.target === e.who ? 'its own wounds' : t.name(row(e.target))}.`,
  casts: (_s, e, t) => `${t.name(row(e.who))} casts ${String(e.spell)}${on(e, t)}.`,
  uses: (_s, e, t) => `${t.name(row(e.who))} uses the ${String(e.item)}${on(e, t)}.`,
  throws: (_s, e, t) => `${t.name(row(e.who))} throws the ${String(e.item)} at ${t.name(row(e.target))}.`,
  activates: (_s, e, t) => `${t.name(row(e.who))} calls upon ${String(e.name)}${on(e, t)}.`,
  pays: (_s, e, t) => {
    const parts = [
      row(e.mana) > 0 ? `${String(e.mana)} Mana` : '',
      row(e.stress) > 0 ? `${String(e.stress)} Stress` : '',
    ]
    return `${t.name(row(e.who))} pays ${listText(parts.filter((part) => part !== ''))}.`
  },
  item: (_s, e, t) => {
    const place = row(e.place)
    if (place === USED_UP) return `${t.name(row(e.who))} has no ${String(e.item)} left.`
    if (place === ON_GROUND) return `${t.name(row(e.who))} drops the ${String(e.item)}.`
    return `${t.name(row(e.who))} has the ${String(e.item)} ${PLACE_WORDS[place] ?? PLACES[place]}.`
  },
  takes: (_s, e, t) => `That was ${t.name(row(e.from))}'s.`,
  stands: (_s, e, t) => `${t.name(row(e.who))} stands up.`,
  speaks: (_s, e, t) => `${t.name(row(e.who))}: "${String(e.text)}"`,
  improvises: (_s, e, t) => `${t.name(row(e.who))} tries something else: ${String(e.text)}.`,
  outcome: (_s, e, t) => `The referee on ${t.name(row(e.who))}: ${String(e.text)}.`,
  obvious: (_s, e, t) => `It is obvious to ${t.name(row(e.who))} how this will end.`,
  routs: (_s, e, t) => `${t.name(row(e.who))} ${e.state === FLEEING ? 'flees' : 'surrenders'}.`,
  leaves: (_s, e, t) => `${t.name(row(e.who))} has left the battlefield.`,
  join: (_s, e) => `${String(e.name)} joins the fight.`,
  override: (_s, e) => `The referee sets ${String(e.path)} to ${String(e.to)}.`,
  end: tellEnd,
}

const DOWN: Readonly<Record<string, string>> = {
  dying: 'Dying',
  incapacitated: 'Incapacitated',
  up: 'no longer down',
}

/** Why somebody has two turns in a round. */
function tellMadeUp(_s: WeaponSpeedScene, e: Fields, t: Telling): string {
  const who = t.name(row(e.who))
  const sum = `${String(e.missed)} - 12 = ${String(e.at)}`
  return e.own === null
    ? `${who} missed its turn on ${String(e.missed)} last round and makes it up now: ${sum}.`
    : `${who} has two turns in this round: it missed its ${String(e.missed)} last round and makes that up (${sum}), and has its own on ${String(e.own)}.`
}

function tellCount(_s: WeaponSpeedScene, e: Fields, t: Telling): string | null {
  if (row(e.turns) < 2) return null
  const who = (e.who as number[]).map((one) => t.name(one))
  if (who.length < 2) return `Initiative ${String(e.count)}: ${who[0]} has both its turns in the same instant.`
  return `Initiative ${String(e.count)}: ${listText(who)} act in the same instant, so nobody is too late for anybody.`
}

function tellTurn(_s: WeaponSpeedScene, e: Fields, t: Telling): string {
  const which = e.cell === LATE ? ', made up for last round' : e.second === true ? ', its second of this round' : ''
  const still = e.struck === true ? `; what was done to it on ${String(e.at)} does not stop it` : ''
  return `${String(e.at)}: ${t.name(row(e.who))}'s turn${which}${still}.`
}

const PLACE_WORDS = ['in the main hand', 'in the off hand', 'in both hands', 'on', 'put away'] as const

const capital = (word: string | undefined): string => `${word?.[0]?.toUpperCase()}${word?.slice(1)}`

/** A declaration for people: `an attack with the sword`. */
function words(declared: string): string {
  const [kind = '', ...rest] = declared.split(' ')
  const what = rest.join(' ')
  const said: Readonly<Record<string, string>> = {
    attack: `an attack (${what})`,
    cast: `a spell (${what})`,
    consume: `using the ${what}`,
    throw: `throwing the ${what}`,
    'full-defense': 'Full-Defense',
    defensive: what === '' ? 'a Defensive Attack without attacking' : `a Defensive Attack (${what})`,
    heal: 'a Heal check',
    intimidate: 'an Intimidation check',
    activate: what,
    'pick-up': 'picking something up',
    'stand-up': 'standing up',
    improvise: 'something else',
    move: 'moving only',
  }
  return said[kind] ?? declared
}

function tellRoll(event: RollEvent, t: Telling): string | null {
  const fields = event as unknown as Fields
  const sum = sumText(event.tally)
  const who = event.who >= 0 ? t.name(event.who) : 'The referee'
  const made = event.passed ? 'made' : 'failed'
  switch (event.what) {
    case 'attack': {
      const verb = fields.critical ? 'critically hits' : event.passed ? 'hits' : 'misses'
      const how = fields.how === 'riposte' ? ', riposting,' : ''
      return `${who}${how} ${verb} ${t.name(row(fields.target))} with the ${String(fields.weapon)}: ${sum} against Defense ${event.against}.`
    }
    case 'casting':
      return `${who}, casting: ${sum} against ${event.against}, ${made}.`
    case 'heal':
      return `${who}, Heal: ${sum} against ${event.against}, ${made}.`
    case 'intimidation':
      return `${who} intimidates ${t.name(row(fields.target))}: ${sum}.`
    case 'check':
      return `${who}, ${String(fields.skill)}: ${sum}${event.against === null ? '' : ` against ${event.against}, ${made}`}.`
    case 'morale':
      return `${who}, morale: ${sum} against ${event.against}, ${event.passed ? 'it stands' : 'it fails'}.`
    case 'initiative':
      return `${who} has Base Initiative ${sum}.`
    case 'injury-chance':
      return `Chance of an injury: ${event.tally.total} against ${event.against}, ${event.passed ? 'yes' : 'no'}.`
    case 'injury':
      return `The table of ${DAMAGE_TYPES[row(fields.table)]} injuries: ${event.tally.total}.`
    default:
      return null
  }
}

function tellDamage(_s: WeaponSpeedScene, e: Fields, t: Telling, events: readonly FightEvent[], at: number): string {
  const types = DAMAGE_TYPES.filter((_, i) => ((row(e.types) >>> i) & 1) === 1)
  const head = `${sumText(e.tally as TallyRecord)}${types.length > 0 ? ` ${types.join(' and ')}` : ''} damage`
  const changes = changesAfter(row(e.target), events, at)
  return changes.length > 0 ? `${head}, ${t.name(row(e.target))}: ${changes.join(', ')}.` : `${head}.`
}

/** What a held result does when it is applied; injuries, conditions and the like tell of themselves. */
function tellLanding(
  _s: WeaponSpeedScene,
  e: Fields,
  t: Telling,
  events: readonly FightEvent[],
  at: number,
): string | null {
  const changes = changesAfter(row(e.target), events, at)
  if (changes.length === 0) return null
  const whose = row(e.by) < 0 ? '' : ` (${t.name(row(e.by))})`
  return `${t.name(row(e.target))}: ${changes.join(', ')}${whose}.`
}

const OTHERS: ReadonlySet<string> = new Set(['damage', 'held', 'lands', 'turn-over'])

/** The changes of somebody's Stress and Wound Points that follow an event and come of it. */
function changesAfter(target: number, events: readonly FightEvent[], at: number): string[] {
  const changes: string[] = []
  for (const event of events.slice(at + 1, at + 8)) {
    if (OTHERS.has(event.type)) break
    if (!isChange(event) || event.row !== target) continue
    const { column, from, to } = event as ChangeEvent
    if (column === 'combatant.stress') changes.push(`Stress ${from} -> ${to}`)
    if (column === 'combatant.wp') changes.push(`Wound Points ${from} -> ${to}`)
  }
  return changes
}

/** A wound, with what is left where no damage has told of it: strain, bleeding, the referee's word. */
function tellWound(_s: WeaponSpeedScene, e: Fields, t: Telling, events: readonly FightEvent[], at: number): string {
  const before = events.slice(0, at).findLast(({ type }) => OTHERS.has(type) || type === 'wound')
  const told = before !== undefined && TOLD.has(before.type) && (before as unknown as Fields).target === e.who
  const left = told ? '' : `, ${String(e.left)} Wound Points left`
  return `${t.name(row(e.who))} has a wound: ${woundText(row(e.amount), row(e.marks))}${left}.`
}

/** Events that are told with the changes of Stress and Wound Points that come of them. */
const TOLD: ReadonlySet<string> = new Set(['damage', 'lands'])

function tellChange(event: ChangeEvent, t: Telling): string | null {
  if (event.column !== 'combatant.stabilized' || event.to !== 0 || event.rule === 'override') return null
  return `${t.name(event.row)} is no longer Stabilized.`
}

function tellEnd(scene: WeaponSpeedScene, e: Fields, t: Telling): string {
  const names = (rows: unknown) => listText((rows as number[]).map((one) => t.name(one)))
  const winner = row(e.winner)
  const side = winner < 0 ? null : (scene.setup.sides[winner]?.name ?? '')
  const referee = row(e.ending) === BY_REFEREE ? 'The referee ends it. ' : ''
  const head = side === null ? (referee === '' ? 'Nobody is left to fight.' : '') : `${side} can still fight.`
  const dead = (e.dead as number[]).length > 0 ? ` Dead: ${names(e.dead)}.` : ''
  const fled = (e.fled as number[]).length > 0 ? ` Fled: ${names(e.fled)}.` : ''
  return `Combat is over. ${referee}${head}${dead}${fled}`.trimEnd()
}
