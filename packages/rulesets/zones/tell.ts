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
import { zoneName } from './rules/movement.ts'
import type { ZonesScene } from './scene.ts'
import { ENEMIES, HINDRANCES, PLACES, STATUSES } from './words.ts'

type Fields = { readonly [key: string]: unknown }

/** Tells one event of a fight, with the ones around it where they belong together. Null for what needs no words. */
export function tell(scene: ZonesScene, events: readonly FightEvent[], at: number, telling: Telling): string | null {
  const event = events[at] as FightEvent
  if (isRoll(event)) return tellRoll(events, at, event, telling)
  if (isChange(event)) return tellChange(scene, events, at, event, telling)
  const teller = TELLERS[event.type]
  return teller === undefined ? null : teller(scene, event as unknown as Fields, telling, events, at)
}

type Teller = (scene: ZonesScene, e: Fields, t: Telling, events: readonly FightEvent[], at: number) => string | null

const row = (value: unknown): number => value as number

const TELLERS: Readonly<Record<string, Teller>> = {
  turn: (_s, e, t) => `${t.name(row(e.who))}'s Turn.`,
  round: (_s, e) => `Round ${String(e.round)}.`,
  attack: () => null,
  damage: tellDamage,
  'vital-change': (_s, e, t, events, at) =>
    toldBefore(events, at) ? null : `${t.name(row(e.row))} looks ${String(e.health)}.`,
  'ongoing-loss': (_s, e, t) => `${t.name(row(e.who))} loses ${String(e.amount)} hit points to Ongoing Damage.`,
  heal: (_s, e, t) =>
    `${t.name(row(e.target))} is healed for ${String(e.amount)}${e.by === '' ? '' : ` (${String(e.by)})`}.`,
  stunt: (s, e, t) => tellStunt(s, e, t),
  cast: (s, e, t) => tellCast(s, e, t),
  improvise: (_s, e, t) => `${t.name(row(e.actor))} tries something else: ${String(e.text)}.`,
  negotiate: (_s, e, t) => {
    const words = e.text === '' ? '' : `: "${String(e.text)}"`
    return `${t.name(row(e.actor))} negotiates${row(e.target) >= 0 ? ` with ${t.name(row(e.target))}` : ''}${words}.`
  },
  outcome: (_s, e, t) => `The referee on ${t.name(row(e.actor))}: ${String(e.text)}.`,
  leaving: (s, e, t) => `${t.name(row(e.who))} turns to leave ${zoneName(s, row(e.zone))}.`,
  disengage: (_s, e, t) => `${t.name(row(e.actor))} Disengages.`,
  item: (_s, e, t) => `${t.name(row(e.who))}: ${String(e.item)} ${ITEM_WORDS[row(e.place)] ?? ''}.`,
  'hand-over': (_s, e, t) => `${t.name(row(e.to))} takes the ${String(e.item)} (${PLACES[row(e.place)]}).`,
  grant: (_s, e, t) =>
    `The referee gives ${t.name(row(e.target))} ${e.kind === 'advantage' ? 'Advantage' : 'Disadvantage'} on the next Test.`,
  zone: (s, e) => `The referee changes ${zoneName(s, row(e.zone))}.`,
  join: (_s, e) => `${String(e.name)} joins the fight.`,
  override: (_s, e) => `The referee sets ${String(e.path)} to ${String(e.to)}.`,
  aftermath: (_s, e, t) => `What became of ${t.name(row(e.target))}: ${String(e.result)}.`,
  asked: (_s, e, t) => tellAnswer(e, t),
  end: (_s, e, t) => tellEnd(e, t),
}

const ITEM_WORDS = ['taken in hand', 'put on the body', 'put in the backpack', 'dropped']

function tellAnswer(e: Fields, t: Telling): string | null {
  if (e.rule === 'free-attack-each-enemy' && e.answer === 'decline') return `${t.name(row(e.to))} lets it go.`
  if (e.rule === 'surprise-call' && e.answer !== 'nobody') return `The ${String(e.answer)} are surprised.`
  if (e.rule === 'trade-costs-the-giver' && e.answer === 'no') return `${t.name(row(e.to))} does not take it.`
  if (e.rule === 'reaction-effect') return e.answer === 'yes' ? 'The fight begins.' : 'No fight for now.'
  return null
}

function tellStunt(scene: ZonesScene, e: Fields, t: Telling): string {
  const who = t.name(row(e.actor))
  const target = t.name(row(e.target))
  if (e.what === 'push') return `${who} pushes ${target} toward ${zoneName(scene, row(e.zone))}.`
  if (e.what === 'grapple') return `${who} grapples ${target}.`
  return `${who} tries a stunt on ${target}: ${String(e.what)}.`
}

function tellCast(scene: ZonesScene, e: Fields, t: Telling): string {
  const targets = (e.targets as readonly number[]).map(t.name)
  const where = row(e.zone) >= 0 ? ` on ${zoneName(scene, row(e.zone))}` : ''
  return `${t.name(row(e.actor))} casts ${String(e.spell)}${targets.length > 0 ? ` on ${targets.join(' and ')}` : where}.`
}

function tellEnd(e: Fields, t: Telling): string {
  const winner = row(e.winner)
  const down = (e.fallen as readonly number[]).map(t.name)
  const fallen = down.length > 0 ? ` Out of Action: ${down.join(', ')}.` : ''
  return winner >= 0
    ? `The fight is over: the ${winner === ENEMIES ? 'enemies' : 'Characters'} win.${fallen}`
    : `The fight is over.${fallen}`
}

/** The health of the one who was hurt just after the damage event, as the listener may know it. */
function healthAfter(events: readonly FightEvent[], at: number): string | null {
  const next = events[at + 1]
  if (next === undefined) return null
  if (isChange(next) && next.column === 'combatant.hp') return `${next.from} -> ${next.to}`
  return next.type === 'vital-change' ? String((next as unknown as Fields).health) : null
}

const toldBefore = (events: readonly FightEvent[], at: number): boolean =>
  ['damage', 'ongoing-loss', 'heal'].includes(events[at - 1]?.type ?? '')

function tellDamage(_s: ZonesScene, e: Fields, t: Telling, events: readonly FightEvent[], at: number): string {
  const tally = e.tally as TallyRecord
  const health = healthAfter(events, at)
  const sum = sumText(tally)
  const from = tally.parts.find((part) => part.counted)?.source
  return `${sum} damage${from === undefined || from === '' ? '' : ` (${from})`}${health === null ? '' : `, ${t.name(row(e.target))} ${health}`}.`
}

function tellRoll(events: readonly FightEvent[], at: number, e: RollEvent, t: Telling): string {
  const who = t.name(e.who)
  const sum = sumText(e.tally)
  const more = e as RollEvent & Fields
  const dropped = e.tally.parts[0]?.dice
  const faces =
    dropped !== null && dropped !== undefined && dropped.faces.length > 1 ? ` [${dropped.faces.join(', ')}]` : ''
  if (e.what === 'side') return `The side die shows ${e.tally.total}: ${String(more.told)}.`
  if (e.what === 'initiative') return `${who} has initiative ${sum}.`
  if (e.what === 'reaction') return `Reaction ${sum}: ${String(more.label)}.`
  const against = `${faces}: ${sum} against ${e.against}`
  const special = more.natural === 20 ? ', a natural 20' : more.natural === 1 ? ', a natural 1' : ''
  const passed = e.passed === true
  const attack = lastAttack(events, at)
  if (attack !== null && e.what === 'attack') {
    return `${who} ${passed ? 'hits' : 'misses'} ${t.name(row(attack.target))} with the ${String(attack.with)}${against}${special}.`
  }
  if (attack !== null && e.what === 'avoid') {
    const by = `${t.name(row(attack.actor))}'s ${String(attack.with)}`
    return passed
      ? `${who} avoids ${by}${against}${special}.`
      : `${by} hits ${who}, who fails to avoid it${against}${special}.`
  }
  return `${who} ${passed ? 'passes' : 'fails'} ${TEST_NAMES[e.what] ?? 'the Test'}${against}${special}.`
}

const TEST_NAMES: Readonly<Record<string, string>> = {
  stunt: 'the Test of the stunt',
  struggle: 'the Test to struggle free',
  'shake-off': 'the Test to shake it off',
  ongoing: 'the Test against Ongoing Damage',
  hazard: 'the Test against the hazard',
  spell: 'the Test of the spell',
  resist: 'the Test to resist the spell',
  morale: 'the Morale Test',
  negotiate: 'the Test to be heard',
  improvise: 'the Test',
}

function lastAttack(events: readonly FightEvent[], at: number): Fields | null {
  for (let i = at - 1; i >= 0; i--) if (events[i]?.type === 'attack') return events[i] as unknown as Fields
  return null
}

function tellChange(
  scene: ZonesScene,
  events: readonly FightEvent[],
  at: number,
  e: ChangeEvent,
  t: Telling,
): string | null {
  const who = e.column.startsWith('combatant.') ? t.name(e.row) : ''
  switch (e.column) {
    case 'combatant.hp':
      if (e.rule === 'zones-by-referee') return null
      if (events[at - 1]?.type === 'damage') return null
      return `${who} ${e.from} -> ${e.to}.`
    case 'combatant.zone':
      return e.rule === 'zones-by-referee'
        ? null
        : `${who} ${e.rule === 'forced-movement' ? 'is moved' : 'moves'} to ${zoneName(scene, e.to)}.`
    case 'combatant.status':
      return tellStatus(e, who)
    case 'combatant.burning':
      return e.to === 1
        ? `${who} takes Ongoing Damage.`
        : e.rule === 'out-of-action-ends-effects'
          ? null
          : `${who}'s Ongoing Damage ends.`
    case 'combatant.hindrance': {
      const kind = capital(HINDRANCES[e.cell] as string)
      if (e.from === 0) return `${who} is ${kind}.`
      return e.to === 0 && e.rule !== 'out-of-action-ends-effects' ? `${who} is no longer ${kind}.` : null
    }
    case 'item.marked': {
      const kind = scene.kind(e.row)
      const used = e.to >= kind.usages ? ': used up' : ''
      return `A usage of the ${kind.name} is marked: ${e.to} of ${kind.usages}${used}.`
    }
    default:
      return null
  }
}

function tellStatus(e: ChangeEvent, who: string): string | null {
  const status = STATUSES[e.to]
  if (status === 'out-of-action') return `${who} is Out of Action.`
  if (status === 'left') return `${who} has left the battlefield.`
  if (status === 'fleeing') return `${who} flees.`
  if (status === 'parleying') return `${who} parleys.`
  return e.rule === 'healing' ? `${who} is back in the fight.` : `${who} fights again.`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
