import {
  type ChangeEvent,
  type FightEvent,
  isChange,
  isRoll,
  type RollEvent,
  squareName,
  sumText,
  type TallyRecord,
  type Telling,
} from '@fray/kernel'
import { degreeWord } from './rules/ladder.ts'
import type { FreeHitsScene } from './scene.ts'
import { BY_REFEREE } from './tables.ts'
import { AIMS, NO_AIM } from './words.ts'

type Fields = { readonly [key: string]: unknown }
type Teller = (scene: FreeHitsScene, e: Fields, t: Telling, events: readonly FightEvent[], at: number) => string | null

/** Tells one event of a fight, with the ones around it where they belong together. Null for what needs no words. */
export function tell(scene: FreeHitsScene, events: readonly FightEvent[], at: number, telling: Telling): string | null {
  const event = events[at] as FightEvent
  if (isRoll(event)) return tellRoll(event, telling)
  if (isChange(event)) return tellChange(event, telling)
  return TELLERS[event.type]?.(scene, event as unknown as Fields, telling, events, at) ?? null
}

const row = (value: unknown): number => value as number
const square = (scene: FreeHitsScene, at: unknown): string => squareName(scene.setup.grid, at as number)
const spaces = (n: unknown): string => (n === 1 ? '1 space' : `${String(n)} spaces`)

const CARRIED_WORDS = ['in hand', 'put away', 'in the pack', 'on the ground'] as const

const CAUSE_WORDS: Readonly<Record<string, string>> = {
  'free-hit-on-leaving': 'who is about to leave its zone',
  'free-hit-within-zone': 'who moves about in its zone',
  'free-hit-on-natural-1': 'who has rolled a 1',
  'tragedy-free-critical': 'after the tragedy',
}

const TELLERS: Readonly<Record<string, Teller>> = {
  round: (_s, e) => `Round ${String(e.round)}.`,
  line: (_s, e, t) => `The line: ${(e.rows as number[]).map((one) => t.name(one)).join(', ')}.`,
  passes: (_s, e, t) => `${t.name(row(e.who))} cannot act: its turn passes.`,
  opens: (_s, e, t) => `${t.name(row(e.who))} opens the battle and will be last in the line.`,
  delays: (_s, e, t) => `${t.name(row(e.who))} waits until ${t.name(row(e.after))} has acted.`,
  damage: tellDamage,
  decisive: (_s, e, t) => `A decisive victory of ${t.name(row(e.attacker))} over ${t.name(row(e.target))}.`,
  'fatal-blow': (_s, e, t) =>
    `${t.name(row(e.attacker))} turns the tragedy into a fatal blow against ${t.name(row(e.target))}.`,
  'free-critical': (_s, e, t) =>
    `${t.name(row(e.attacker))} strikes ${t.name(row(e.target))} with the ${String(e.weapon)}: a critical hit${aimed(e.aim)}.`,
  'free-hit': (_s, e, t) =>
    `${t.name(row(e.who))} takes a free ${e.cause === 'tragedy-free-critical' ? 'critical hit' : 'hit'} against ${t.name(row(e.target))}, ${CAUSE_WORDS[String(e.cause)] ?? ''}.`,
  'feat-attack': (_s, e, t) => `${String(e.name)} gives ${t.name(row(e.who))} an attack.`,
  wound: (_s, e, t) => `${t.name(row(e.who))} is wounded${e.aim === 'none' ? '' : ` (${String(e.aim)})`}.`,
  'wound-heals': (_s, e, t) => `A wound of ${t.name(row(e.who))} closes (${AIMS[row(e.aim)]}).`,
  falls: (_s, e, t) => `${t.name(row(e.who))} is ${e.dead ? 'dead' : 'defeated'}.`,
  flees: (_s, e, t) => `${t.name(row(e.who))} has fled from the battlefield.`,
  yields: (_s, e, t) => `${t.name(row(e.who))} has lost the will to fight.`,
  vanishes: (_s, e, t) => `${t.name(row(e.who))} vanishes.`,
  uncontrolled: (_s, e, t) =>
    `${t.name(row(e.who))} does not come back: ${t.name(row(e.by))} controls as many summoned units as it can.`,
  revives: (_s, e, t) => `${t.name(row(e.who))} is back in the battle.`,
  moves: (s, e, t) => `${t.name(row(e.who))} goes to ${square(s, e.to)} (${spaces(e.cost)}).`,
  'makes-off': (_s, e, t) => `${t.name(row(e.who))} makes for the edge of the battlefield.`,
  barred: (s, e, t) => `${t.name(row(e.who))} cannot get onto ${square(s, e.to)}: something is there.`,
  moved: (s, e, t) => `${t.name(row(e.who))} is moved to ${square(s, e.to)}.`,
  'buys-spaces': (_s, e, t) => `${t.name(row(e.who))} buys ${spaces(e.spaces)} (${String(e.with)}).`,
  mode: (_s, e, t) => `${t.name(row(e.who))}: ${String(e.mode)}.`,
  knocked: (_s, e, t) => `${t.name(row(e.who))} is knocked prone (${String(e.by)}).`,
  'lies-down': (_s, e, t) => `${t.name(row(e.who))} lies down.`,
  stands: (_s, e, t) =>
    `${t.name(row(e.who))} stands up${e.owes ? `, which its next turn pays for (${String(e.with)})` : ''}.`,
  boosts: (_s, e, t) => `${t.name(row(e.who))} boosts: +${String(e.times)} ${BOOST_WORDS[String(e.what)] ?? ''}.`,
  disengages: (_s, e, t) => `${t.name(row(e.who))} disengages.`,
  item: (_s, e, t) => `${t.name(row(e.who))}: ${String(e.item)} ${CARRIED_WORDS[row(e.carried)]}.`,
  talks: (_s, e, t) => `${t.name(row(e.who))}: "${String(e.text)}"`,
  condition: (_s, e, t) =>
    `${t.name(row(e.who))}: ${String(e.name)}${e.rounds === null ? '' : `, ${roundsText(row(e.rounds))}`}.`,
  'condition-ends': (_s, e, t) => `${t.name(row(e.who))}: no longer ${String(e.name)}.`,
  modified: (_s, e, t) => `${t.name(row(e.who))} is under ${String(e.by)}.`,
  hides: (_s, e, t) => `${t.name(row(e.who))} is not detected.`,
  detected: (_s, e, t) => `${t.name(row(e.who))} is detected.`,
  heal: (_s, e, t) =>
    `${t.name(row(e.target))} is healed for ${String(e.amount)} (${String(e.by)})${e.gained === 0 ? ', which adds nothing' : ''}.`,
  casts: tellCast,
  'spell-ends': (_s, e, t) => `${String(e.spell)} of ${t.name(row(e.who))} ends.`,
  'casting-ends': (_s, e, t) => `${t.name(row(e.who))} loses ${String(e.spell)}: its casting is over.`,
  upkeep: (_s, e, t) =>
    e.paid
      ? `${t.name(row(e.who))} keeps ${String(e.spell)} up for ${upkeepText(e)}.`
      : `${t.name(row(e.who))} cannot pay ${upkeepText(e)} for ${String(e.spell)}.`,
  toggles: (_s, e, t) => `${t.name(row(e.who))} turns ${String(e.spell)} ${e.on ? 'on' : 'off'}.`,
  summons: (s, e, t) => `${t.name(row(e.who))} summons ${t.name(row(e.unit))} to ${square(s, e.to)}.`,
  thralls: (_s, e, t) =>
    `${t.name(row(e.who))} pays ${String(e.amount)} ${poolWord(e.pool)} and keeps ${t.name(row(e.unit))}.`,
  well: (_s, e, t) => `${t.name(row(e.who))} is over its summoning sickness.`,
  degree: (_s, e, t) =>
    e.degree === 0 ? null : `${t.name(row(e.who))}: degree ${signed(row(e.degree))} (${degreeWord(row(e.degree))}).`,
  outcome: (_s, e, t) =>
    e.text === 'none' || e.text === '' ? null : `The referee on ${t.name(row(e.who))}: ${String(e.text)}.`,
  'vital-change': (_s, e, t) => `${t.name(row(e.row))} looks ${String(e.health)}.`,
  join: (_s, e, _t, events, at) =>
    events.slice(at + 1).some((one) => one.type === 'summons' && (one as unknown as Fields).unit === e.row)
      ? null
      : `${String(e.name)} joins the fight.`,
  override: (_s, e) => `The referee sets ${String(e.path)} to ${String(e.to)}.`,
  asked: (_s, e, t) => tellAnswer(e, t),
  end: tellEnd,
}

const BOOST_WORDS: Readonly<Record<string, string>> = { melee: 'melee damage', hit: 'to hit', dodge: 'to dodge' }
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
const roundsText = (n: number): string => (n === 1 ? 'this round' : `${n} rounds`)
const poolWord = (pool: unknown): string =>
  pool === 'maxHp' ? 'of its most hit points' : pool === 'mp' ? 'MP' : 'hit points'
const UPKEEP_WORDS: Readonly<Record<string, string>> = {
  attack: 'Attack Action',
  move: 'Move Action',
  bonus: 'Bonus Action',
  mp: 'MP',
  hp: 'hit point',
}
function upkeepText({ amount, pool }: Fields): string {
  const word = UPKEEP_WORDS[String(pool)] ?? String(pool)
  return `${String(amount)} ${amount === 1 || pool === 'mp' ? word : `${word}s`}`
}
/** How an attack is made that nothing else in the log announces, by kind. */
const HOW: Readonly<Record<string, string>> = { extra: ' in an extra attack' }
const aimed = (aim: unknown): string => (row(aim) > NO_AIM ? `, aimed: ${AIMS[row(aim)]}` : '')

function tellAnswer(e: Fields, t: Telling): string | null {
  if (e.answer === 'decline') return `${t.name(row(e.to))} lets it go.`
  if (e.rule === 'thrall-when' && e.answer === 'let-go') {
    return `${t.name(row(e.to))} does not pay for ${t.name((e.about as number[])[1] ?? -1)}.`
  }
  return null
}

function tellCast(scene: FreeHitsScene, e: Fields, t: Telling): string {
  const on = row(e.target) >= 0 ? ` on ${t.name(row(e.target))}` : row(e.at) >= 0 ? ` at ${square(scene, e.at)}` : ''
  const improved = e.improved as readonly string[]
  const more = improved.length > 0 ? ` (${improved.join(', ')})` : ''
  const who = t.name(row(e.who))
  if (!e.completes) return `${who} ${e.started ? 'goes on casting' : 'begins to cast'} ${String(e.spell)}.`
  return `${who} ${e.started ? 'completes' : 'casts'} ${String(e.spell)}${on}${more}.`
}

function tellRoll(event: RollEvent, t: Telling): string | null {
  const fields = event as unknown as Fields
  const sum = sumText(event.tally)
  const who = event.who >= 0 ? t.name(event.who) : ''
  switch (event.what) {
    case 'attack': {
      const verb = event.passed ? 'hits' : 'misses'
      const natural = fields.natural === 20 ? ' (a natural 20)' : fields.natural === 1 ? ' (a natural 1)' : ''
      return `${who} ${verb} ${t.name(row(fields.target))} with the ${String(fields.weapon)}${HOW[String(fields.kind)] ?? ''}${aimed(fields.aim)}: ${sum} against ${event.against}${natural}.`
    }
    case 'ladder':
      return `${who}, d${event.against}: ${sum}${event.passed ? ', the highest face' : ''}.`
    case 'fatal':
      return `The fatal aim of ${who}, d4: ${sum}${event.passed ? ', 16 more' : ''}.`
    case 'tie':
      return `${who} rolls for its place in the line: ${sum}.`
    case 'check': {
      const why = fields.why === '' || fields.why === undefined ? 'a check' : String(fields.why)
      const verdict =
        event.against === null ? '' : ` against ${event.against}, ${event.passed ? 'a success' : 'a failure'}`
      return `${who}, ${why}: ${sum}${verdict}.`
    }
    default:
      return null
  }
}

function tellDamage(_scene: FreeHitsScene, e: Fields, t: Telling, events: readonly FightEvent[], at: number): string {
  const target = row(e.target)
  const by = e.by === undefined ? '' : ` (${String(e.by)})`
  const what = `${sumText(e.tally as TallyRecord)} damage${by}`
  const change = events
    .slice(at + 1, at + 12)
    .find((event) => isChange(event) && event.column === 'combatant.hp' && event.row === target) as
    | ChangeEvent
    | undefined
  return change === undefined ? `${what}.` : `${what}, ${t.name(target)} ${change.from} -> ${change.to}.`
}

function tellChange(event: ChangeEvent, t: Telling): string | null {
  if (event.column === 'combatant.mp' && event.rule === 'mp-refill')
    return `${t.name(event.row)} has all ${event.to} MP again.`
  return null
}

function tellEnd(scene: FreeHitsScene, e: Fields, t: Telling): string {
  const names = (rows: unknown) => (rows as number[]).map((one) => t.name(one)).join(', ')
  const winner = row(e.winner)
  const head =
    row(e.ending) === BY_REFEREE
      ? 'The referee ends the battle.'
      : winner < 0
        ? 'Nobody is left.'
        : `Victory for ${scene.setup.sides[winner]?.name ?? ''}.`
  const tail = (['dead', 'defeated', 'fled', 'yielded'] as const)
    .filter((word) => (e[word] as number[]).length > 0)
    .map((word) => ` ${word.charAt(0).toUpperCase()}${word.slice(1)}: ${names(e[word])}.`)
  return `The battle is over. ${head}${tail.join('')}`
}
