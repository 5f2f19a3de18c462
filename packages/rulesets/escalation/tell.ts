import {
  type ChangeEvent,
  type FightEvent,
  isChange,
  isRoll,
  type RollEvent,
  sumText,
  type TallyRecord,
  type Telling,
} from '@fray/kernel'
import type { EscalationScene } from './scene.ts'
import { BY_REFEREE, FOES_DOWN, PARTY_FLED } from './tables.ts'
import { ADVANTAGE_TO, BANDS, OUT, TYPES, WEAPON_TYPE } from './words.ts'

type Fields = { readonly [key: string]: unknown }
type Teller = (
  scene: EscalationScene,
  e: Fields,
  t: Telling,
  events: readonly FightEvent[],
  at: number,
) => string | null

/** Tells one event of a fight, with the ones around it where they belong together. Null for what needs no words. */
export function tell(
  scene: EscalationScene,
  events: readonly FightEvent[],
  at: number,
  telling: Telling,
): string | null {
  const event = events[at] as FightEvent
  if (isRoll(event)) return tellRoll(event, telling)
  if (isChange(event)) return tellChange(scene, event, telling)
  return TELLERS[event.type]?.(scene, event as unknown as Fields, telling, events, at) ?? null
}

const row = (value: unknown): number => value as number
const names = (rows: unknown, t: Telling): string => (rows as number[]).map((one) => t.name(one)).join(', ')

const OUT_WORDS = [
  'is back',
  'is out of the fight, but there in spirit',
  'is dead',
  'is gone',
  'is unconscious',
  'waits',
]

const TELLERS: Readonly<Record<string, Teller>> = {
  round: (_s, e) => `Round ${String(e.round)}, escalation ${String(e.escalation)}.`,
  encounter: (_s, e) => `Encounter ${String(e.number)}: ${String(e.title)}.`,
  surprise: (s, e, t) => `A Surprise Round for ${s.setup.sides[row(e.by)]?.name ?? ''}: ${names(e.chosen, t)}.`,
  strikes: (_s, e, t) => `${t.name(row(e.who))} attacks ${t.name(row(e.target))}.`,
  uses: (_s, e, t) =>
    `${t.name(row(e.who))} uses ${String(e.ability)}${(e.targets as number[]).length > 0 ? ` on ${names(e.targets, t)}` : ''}.`,
  answers: (_s, e, t) => `${t.name(row(e.who))} answers with ${String(e.ability)}.`,
  opportunity: (_s, e, t) => `${t.name(row(e.who))} takes an opportunity attack on ${t.name(row(e.target))}.`,
  intercepts: (_s, e, t) =>
    `${t.name(row(e.who))} Intercepts ${t.name(row(e.mover))} on its way to ${t.name(row(e.target))}.`,
  'in-vain': (_s, e, t) => `${t.name(row(e.who))} tries in vain: ${String(e.why)}`,
  unseen: (_s, e, t) => `${t.name(row(e.attacker))} does not find ${t.name(row(e.target))}.`,
  'attack-again': (_s, e, t) =>
    `${t.name(row(e.attacker))}'s attack now ${e.hit === true ? 'hits' : 'misses'} ${t.name(row(e.target))}: ${String(e.total)} against ${String(e.vs).toUpperCase()} ${String(e.against)}.`,
  damage: tellDamage,
  'goes-close': (_s, e, t) => `${t.name(row(e.who))} ${e.engages ? 'engages' : 'goes next to'} ${t.name(row(e.to))}.`,
  'goes-near': (_s, e, t) => `${t.name(row(e.who))} comes nearer to ${t.name(row(e.to))}.`,
  'goes-away': (_s, e, t) => `${t.name(row(e.who))} moves away from ${names(e.from, t)}.`,
  'pops-off': (_s, e, t) => `${t.name(row(e.who))} pops off ${names(e.from, t)}.`,
  condition: (_s, e, t) => `${t.name(row(e.who))}: ${String(e.name)}${lastsText(e, t)}.`,
  'condition-ends': (_s, e, t) => `${t.name(row(e.who))}: no longer ${String(e.name)}.`,
  advantage: (_s, e, t) =>
    `${t.name(row(e.who))} has ${row(e.amount) > 0 ? `${String(e.amount)} Advantage` : `${-row(e.amount)} Disadvantage`} on ${ADVANTAGE_TO[row(e.to)]} (${String(e.name)}).`,
  dying: (_s, e, t) => `${t.name(row(e.who))} is Dying.`,
  'gets-up': (_s, e, t) => `${t.name(row(e.who))} is up again.`,
  out: (_s, e, t) => `${t.name(row(e.who))} ${OUT_WORDS[row(e.out)] ?? OUT[row(e.out)]}.`,
  gasps: (_s, e, t) => `${t.name(row(e.who))} is at its Last Gasp (${String(e.outcome)}).`,
  'gasp-over': (_s, e, t) => `${t.name(row(e.who))} has shaken it off.`,
  'gasp-ends': (_s, e, t) => `${t.name(row(e.who))}: ${String(e.outcome)}.`,
  heal: (_s, e, t) =>
    `${t.name(row(e.target))} heals ${String(e.amount)} (${String(e.by)})${e.gained === 0 ? ', which adds nothing' : ''}.`,
  rallies: (_s, e, t) => `${t.name(row(e.who))} rallies.`,
  stabilizes: (_s, e, t) => `${t.name(row(e.who))} stabilizes ${t.name(row(e.target))}.`,
  grants: (_s, e, t) => `${t.name(row(e.who))} helps ${t.name(row(e.target))}.`,
  expires: (_s, e, t) => `${String(e.ability)} of ${t.name(row(e.who))} expires.`,
  stance: (_s, e, t) => `${t.name(row(e.who))} takes up another stance: ${String(e.name)}.`,
  delays: (_s, e, t) => `${t.name(row(e.who))} delays (${String(e.band)}).`,
  readies: (_s, e, t) => `${t.name(row(e.who))} readies a ${String(e.slot)} action.`,
  fires: (_s, e, t) => `${t.name(row(e.who))} does what it has readied: ${String(e.act)}.`,
  spirit: (_s, e, t) =>
    e.refused
      ? `The referee does not let ${t.name(row(e.who))} help.`
      : `${t.name(row(e.who))} helps ${t.name(row(e.target))} in spirit: ${String(e.because)}.`,
  'no-flight': (_s, e, t) => `${t.name(row(e.who))} wants to flee, but not everybody agrees.`,
  deed: (_s, e, t) => `${t.name(row(e.who))}: ${String(e.text)}.`,
  dares: (_s, e, t) => `${t.name(row(e.who))} dares something: ${String(e.text)}.`,
  earns: (_s, e, t) => (e.what === 'obvious' ? null : `It earns ${t.name(row(e.ally))}: ${String(e.what)}.`),
  outcome: (_s, e, t) =>
    e.text === '' || e.text === 'nothing' || e.text === 'done'
      ? null
      : `The referee on ${t.name(row(e.who))}: ${String(e.text)}.`,
  says: (_s, e) => String(e.text),
  adjusts: (_s, e, t) => `The referee adjusts for ${t.name(row(e.who))}: ${String(e.text)}.`,
  rest: (_s, e) => (e.kind === 'full' ? 'A Full Rest.' : 'A Quick Rest.'),
  'early-rest': (_s, e) => `Only ${String(e.encounters)} encounters since the last Full Rest: three to five are usual.`,
  downtime: (_s, e, t) => `Downtime gives ${t.name(row(e.who))} something back.`,
  'campaign-loss': (_s, e) => `A Campaign Loss: ${String(e.text)}.`,
  'vital-change': (_s, e, t) => `${t.name(row(e.row))} looks ${String(e.health)}.`,
  join: (_s, e) => `${String(e.name)} joins the fight.`,
  override: (_s, e) => `The referee sets ${String(e.path)} to ${String(e.to)}.`,
  asked: (_s, e, t) => (e.answer === 'decline' ? `${t.name(row(e.to))} lets it go.` : null),
  'encounter-ends': tellEnd,
}

function lastsText(e: Fields, t: Telling): string {
  const words = [
    '',
    ` (save ends, ${String(e.save)}+)`,
    ' until the start of',
    ' until the end of',
    ' for one round',
    ' for the encounter',
    '',
    '',
    ', and it stays',
  ]
  const text = words[row(e.lasts)] ?? ''
  return text.endsWith('of') ? `${text} the next turn of ${t.name(row(e.of))}` : text
}

function tellRoll(event: RollEvent, t: Telling): string | null {
  const fields = event as unknown as Fields
  const sum = sumText(event.tally)
  const who = event.who >= 0 ? t.name(event.who) : ''
  const reasons = (fields.reasons as readonly string[] | null) ?? []
  const why = reasons.length > 0 ? ` [${reasons.join(', ')}]` : ''
  switch (event.what) {
    case 'attack': {
      const verb = fields.crit ? 'crits' : event.passed ? 'hits' : fields.fumble ? 'fails badly against' : 'misses'
      const natural = fields.crit || fields.fumble ? ` (a Natural ${String(fields.natural)})` : ''
      return `${who} ${verb} ${t.name(row(fields.target))} with ${String(fields.with)}: ${sum} against ${String(fields.vs).toUpperCase()} ${event.against}${natural}${why}.`
    }
    case 'death-save':
    case 'last-gasp':
      return `${who}, Death Save: ${sum} against ${event.against}, ${event.passed ? 'a success' : 'a failure'}${why}.`
    case 'disengage':
      return `${who} disengages: ${sum} against ${event.against}, ${event.passed ? 'away' : 'held'}${why}.`
    default:
      return `${who}, ${String(fields.why)}: ${sum} against ${event.against}, ${event.passed ? 'a success' : 'a failure'}${why}.`
  }
}

function tellDamage(_scene: EscalationScene, e: Fields, t: Telling, events: readonly FightEvent[], at: number): string {
  const target = row(e.target)
  const types = (e.types as readonly number[]).filter((type) => type !== WEAPON_TYPE).map((type) => TYPES[type])
  const kind = types.length > 0 ? ` ${types.join(' and ')}` : ''
  const what = `${sumText(e.tally as TallyRecord)}${kind} damage`
  const change = events
    .slice(at + 1, at + 6)
    .find((event) => isChange(event) && event.column === 'combatant.hp' && event.row === target) as
    | ChangeEvent
    | undefined
  return change === undefined ? `${what}.` : `${what}, ${t.name(target)} ${change.from} -> ${change.to}.`
}

function tellChange(_scene: EscalationScene, event: ChangeEvent, t: Telling): string | null {
  if (event.column === 'combatant.deathSavesFailed' && event.to > event.from) {
    return `${t.name(event.row)} has failed ${event.to} of four.`
  }
  if (event.column === 'combatant.hp' && event.rule === 'encounter-end')
    return `${t.name(event.row)} is at 0 hit points.`
  if (event.column === 'combatant.band' && event.rule.startsWith('ready'))
    return `${t.name(event.row)} is ${BANDS[event.to]} from now on.`
  return null
}

function tellEnd(scene: EscalationScene, e: Fields, t: Telling): string {
  const ending = row(e.ending)
  const side = scene.setup.sides[row(e.winner)]?.name ?? ''
  const head =
    ending === BY_REFEREE
      ? 'The referee ends it.'
      : ending === PARTY_FLED
        ? 'The party has fled.'
        : ending === FOES_DOWN
          ? `Victory for ${side}.`
          : `Victory for ${side}; the party is down.`
  const tail = (['dead', 'fled', 'unconscious'] as const)
    .filter((word) => (e[word] as number[]).length > 0)
    .map((word) => ` ${word.charAt(0).toUpperCase()}${word.slice(1)}: ${names(e[word], t)}.`)
  return `The encounter is over. ${head}${tail.join('')}`
}
