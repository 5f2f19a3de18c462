import {
  allWho,
  amount,
  byRule,
  type ChangeEvent,
  capital,
  damageSum,
  damageText,
  data,
  defineEvents,
  eventsFor,
  everyone,
  type FightEvent,
  hidden,
  isChange,
  listText,
  named,
  type RollTold,
  someone,
  sum,
  sumText,
  type Told,
  text,
  thing,
  type VitalChangeEvent,
  type Where,
  type Who,
  whichSide,
  who,
  wholly,
  wordIn,
  yes,
} from '@fray/kernel/rules'

import type { Cited, ZonesScene } from './scene.ts'
import { ENDINGS } from './tables.ts'
import { ATTRIBUTES, HINDRANCES, PLACES, STATUSES } from './words.ts'

type Here = Where<ZonesScene>
const { event, rolled } = eventsFor<ZonesScene>()

const zone = thing(
  'a Zone',
  (scene: ZonesScene, at) => (at < 0 ? '' : scene.zoneName(at)),
  (scene, at) => scene.setup.zones[at]?.id ?? null,
)
const itemRow = thing('an item', (scene: ZonesScene, row) => scene.kind(row).name)
const attribute = <N extends string>(name: N) => wordIn(name, ATTRIBUTES)
const place = <N extends string>(name: N) => wordIn(name, PLACES)
const item = named('an item', (scene: ZonesScene, row) => scene.kind(row).name)

/** Who has the item whose usages change. */
const holderOf = (scene: ZonesScene, events: readonly FightEvent[], at: number): number =>
  scene.now.item.holder[(events[at] as ChangeEvent).row] as number

/** What somebody did with an item, by where it is now (PLACES). */
const ITEM_WORDS = ['taken in hand', 'put on the body', 'put in the backpack', 'dropped']

/** Losses and gains whose sentence tells how somebody looks afterwards. */
const TOLD_WITH: readonly string[] = ['damage', 'ongoing-loss', 'heal']

/** The health of the one who was hurt just after the damage event, as the listener may know it. */
function healthAfter({ events, at }: Here): string | null {
  const next = events[at + 1]
  if (next === undefined) return null
  if (isChange(next) && next.column === 'combatant.hp') return `${next.from} -> ${next.to}`
  return next.type === 'vital-change' ? (next as VitalChangeEvent).health : null
}

/** Said of what ends because its last Moment was over, not by a Test. */
const timeUp = (rule: string): string => (rule === 'duration-in-moments' ? ': its time is up' : '')

interface AttackEvent extends FightEvent {
  readonly actor: Who
  readonly target: Who
  readonly with: string
}

function lastAttack({ events, at }: Pick<Here, 'events' | 'at'>): AttackEvent | null {
  for (let i = at - 1; i >= 0; i--) if (events[i]?.type === 'attack') return events[i] as AttackEvent
  return null
}

/** Who has cast the spell that strikes several. */
const casterOf = (_scene: ZonesScene, events: readonly FightEvent[], at: number): number =>
  (events.slice(0, at).findLast(({ type }) => type === 'cast') as AttackEvent | undefined)?.actor ?? -1

/** Whose damage it is: who has attacked or cast last; -1 for nobody. */
const dealerOf = (_scene: ZonesScene, events: readonly FightEvent[], at: number): number => {
  const by = events.slice(0, at).findLast(({ type }) => type === 'attack' || type === 'cast') as AttackEvent | undefined
  return by?.actor ?? -1
}

/** Damage with its parts: those of the weapon, and what armor takes off. */
const harm = damageSum(dealerOf, 'target')

const testFields = [
  hidden(amount('natural', 'the die that counts'), 'who', 'rolls', 'abilities'),
  hidden(data<'edges', readonly unknown[]>('edges', 'what gave Advantage or Disadvantage'), 'who', 'rolls'),
  hidden(byRule<Cited, 'decidedBy'>('decidedBy'), 'who', 'rolls'),
] as const
type TestTold = Told<typeof testFields>

/** The numbers of a Test: faces, sum, what it was against, and a die that decides alone. */
function sumOf({ tally, against, natural }: TestTold & RollTold): string {
  if (tally === null) return ''
  const dropped = tally.parts[0]?.dice
  const faces = dropped && dropped.faces.length > 1 ? ` [${dropped.faces.join(', ')}]` : ''
  const special = natural === 20 ? ', a natural 20' : natural === 1 ? ', a natural 1' : ''
  return `${faces}: ${sumText(tally)} against ${against}${special}`
}

/** A Test to end a hindrance, by what it does: to shake it off, to struggle free of it. */
const freeing = (what: string) =>
  rolled([...testFields, wordIn('hindrance', HINDRANCES)], (e) => {
    return `${e.who} ${e.passed ? 'passes' : 'fails'} the Test to ${what} being ${capital(e.hindrance)}${sumOf(e)}.`
  })

/** A Test, by what is Tested. */
const test = (what: string) =>
  rolled(testFields, (e) => `${e.who} ${e.passed ? 'passes' : 'fails'} ${what}${sumOf(e)}.`)

const attackTest = rolled(testFields, (e, where) => {
  const attack = lastAttack(where)
  if (attack === null) return `${e.who} ${e.passed ? 'passes' : 'fails'} the Test${sumOf(e)}.`
  const target = where.log.name(attack.target)
  return `${e.who} ${e.passed ? 'hits' : 'misses'} ${target} with the ${attack.with}${sumOf(e)}.`
})

const avoidTest = rolled(testFields, (e, where) => {
  const attack = lastAttack(where)
  if (attack === null) return `${e.who} ${e.passed ? 'passes' : 'fails'} the Test${sumOf(e)}.`
  const by = `${where.log.name(attack.actor)}'s ${attack.with}`
  if (e.passed) return `${e.who} avoids ${by}${sumOf(e)}.`
  return `${by} hits ${e.who}, who fails to avoid it${sumOf(e)}.`
})

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<ZonesScene, Cited>()({
  events: {
    'vital-change': event([who('row'), text('health', 'how it looks now')], (e, { events, at }) =>
      TOLD_WITH.includes(events[at - 1]?.type ?? '') ? null : `${e.row} looks ${e.health}.`,
    ),
    turn: event([who('who'), amount('round')], (e) => `${e.who}'s Turn.`),
    round: event([amount('round')], (e) => `Round ${e.round}.`),
    step: event([who('who'), zone('from'), zone('to')], null),
    attack: event(
      [who('actor'), who('target'), text('with', 'the weapon, attack or spell by name'), yes('ranged')],
      null,
    ),
    damage: event([who('target'), harm, byRule<Cited>('rule')], (e, where) => {
      const health = healthAfter(where)
      const from = e.tally?.parts.find((part) => part.counted)?.source
      const lost = e.tally?.parts.find((part) => !part.counted && part.rule === 'dual-wield')
      const over = lost === undefined ? '' : `, over ${lost.value} with the ${lost.source}`
      const source = from === undefined || from === '' ? '' : ` (${from}${over})`
      return `${capital(damageText(e.tally))}${source}${health === null ? ` to ${e.target}` : `, ${e.target} ${health}`}.`
    }),
    'ongoing-loss': event(
      [who('who'), amount('amount')],
      (e) => `${e.who} loses ${e.amount} hit points to Ongoing Damage.`,
    ),
    heal: event(
      [who('target'), amount('amount'), text('by', 'what healed; may be empty')],
      (e) => `${e.target} is healed for ${e.amount}${e.by === '' ? '' : ` (${e.by})`}.`,
    ),
    push: event([who('actor'), who('target'), zone('zone')], (e) => `${e.actor} pushes ${e.target} toward ${e.zone}.`),
    grapple: event([who('actor'), who('target')], (e) => `${e.actor} grapples ${e.target}.`),
    stunt: event(
      [who('actor'), who('target'), text('what', 'what is tried')],
      (e) => `${e.actor} tries a stunt on ${e.target}: ${e.what}.`,
    ),
    cast: event([who('actor'), text('spell', 'its name'), everyone('targets'), zone('zone')], (e) => {
      const whom = e.targets.length > 0 ? ` on ${e.targets.join(' and ')}` : e.zone === '' ? '' : ` on ${e.zone}`
      return `${e.actor} casts ${e.spell}${whom}.`
    }),
    targets: event(
      [text('spell', 'its name'), hidden(sum('number', 'how many it strikes'), casterOf, 'rolls'), everyone('struck')],
      (e) =>
        `${e.spell} strikes ${e.number === null ? '' : `${sumText(e.number)} of those named: `}${listText(e.struck)}.`,
    ),
    moments: event(
      [who('who'), text('what', 'what lasts'), hidden(sum('number', 'for how many Moments'), 'who', 'rolls')],
      (e) => (e.number === null ? null : `How long ${e.what} lasts on ${e.who}: ${sumText(e.number)} Moments.`),
    ),
    already: event([who('who'), text('what', 'what lies on it')], (e) => `${e.who} is ${e.what} already.`),
    'not-on-the-fallen': event([who('who')], (e) => `${e.who} is Out of Action: that does nothing to it.`),
    improvise: event([who('actor'), text('text')], (e) => `${e.actor} tries something else: ${e.text}.`),
    negotiate: event([who('actor'), someone('target'), text('text')], (e) => {
      const whom = e.target === null ? '' : ` with ${e.target}`
      return `${e.actor} negotiates${whom}${e.text === '' ? '' : `: "${e.text}"`}.`
    }),
    outcome: event([who('actor'), text('text'), byRule<Cited>('rule')], (e) => `The referee on ${e.actor}: ${e.text}.`),
    leaving: event([who('who'), zone('zone')], (e) => `${e.who} turns to leave ${e.zone}.`),
    disengage: event([who('actor')], (e) => `${e.actor} Disengages.`),
    item: event([who('who'), item('item'), wordIn('place', ITEM_WORDS)], (e) => `${e.who}: ${e.item} ${e.place}.`),
    'hand-over': event(
      [who('to'), item('item'), wordIn('place', PLACES)],
      (e) => `${e.to} takes the ${e.item} (${e.place}).`,
    ),
    grant: event(
      [who('target'), wordIn('kind', ['Advantage', 'Disadvantage'])],
      (e) => `The referee gives ${e.target} ${e.kind} on the next Test.`,
    ),
    granted: event(
      [who('target'), wordIn('kind', ['Advantage', 'Disadvantage'])],
      (e) => `${e.target} has ${e.kind} on the next Test.`,
    ),
    zone: event(
      [
        zone('zone'),
        data('capacity', 'how many fit, or null'),
        data('hazard', 'the hazard as written, or null'),
        text('note', 'the note on it'),
      ],
      (e) => `The referee changes ${e.zone}.`,
    ),
    aftermath: event(
      [
        who('target'),
        text('result', 'what became of it'),
        amount('face', 'what the die of the table showed; 0 where the referee has said it'),
      ],
      (e) => `What became of ${e.target}: ${e.face > 0 ? `${e.face} on the table, ` : ''}${e.result}.`,
    ),
    end: event(
      [whichSide('winner'), wordIn('ending', ENDINGS), allWho('fallen', 'who is Out of Action'), byRule<Cited>('rule')],
      (e) => {
        const fallen = e.fallen.length > 0 ? ` Out of Action: ${e.fallen.join(', ')}.` : ''
        const won = e.winner === '' ? '' : `: the ${e.winner === 'Enemies' ? 'enemies' : e.winner} win`
        return `The fight is over${won}.${fallen}`
      },
    ),
  },
  rolls: {
    side: rolled([text('told', 'who begins')], (e) => `The side die shows ${e.tally?.total}: ${e.told}.`),
    initiative: rolled(
      [],
      (e) => `${e.who} has ${e.tally === null ? 'rolled initiative' : `initiative ${sumText(e.tally)}`}.`,
    ),
    reaction: rolled(
      [text('label', 'how they react'), everyone('group', 'for whom it was rolled')],
      (e) => `Reaction${e.tally === null ? '' : ` ${sumText(e.tally)}`}: ${e.label}.`,
    ),
    attack: attackTest,
    avoid: avoidTest,
    stunt: test('the Test of the stunt'),
    struggle: freeing('struggle free of'),
    'shake-off': freeing('shake off'),
    ongoing: test('the Test against Ongoing Damage'),
    hazard: test('the Test against the hazard'),
    spell: test('the Test of the spell'),
    resist: test('the Test to resist'),
    morale: test('the Morale Test'),
    negotiate: test('the Test to be heard'),
    improvise: test('the Test'),
  },
  changes: {
    'combatant.hp': (e, who, { events, at }) =>
      e.rule === 'zones-by-referee' || events[at - 1]?.type === 'damage' ? null : `${who} ${e.from} -> ${e.to}.`,
    'combatant.zone': (e, who, { scene }) =>
      e.rule === 'zones-by-referee'
        ? null
        : `${who} ${e.rule === 'forced-movement' ? 'is moved' : 'moves'} to ${scene.zoneName(e.to)}.`,
    'combatant.status': tellStatus,
    'combatant.burning': (e, who) => {
      if (e.to === 1) return `${who} takes Ongoing Damage.`
      return e.rule === 'out-of-action-ends-effects' ? null : `${who}'s Ongoing Damage ends${timeUp(e.rule)}.`
    },
    'combatant.hindrance': (e, who) => {
      const kind = capital(HINDRANCES[e.cell] as string)
      if (e.from === 0) return `${who} is ${kind}.`
      return e.to === 0 && e.rule !== 'out-of-action-ends-effects'
        ? `${who} is no longer ${kind}${timeUp(e.rule)}.`
        : null
    },
    'item.marked': (e, _who, { scene }) => {
      const { name, usages } = scene.kind(e.row)
      return `A usage of the ${name} is marked: ${e.to} of ${usages}${e.to >= usages ? ': used up' : ''}.`
    },
  },
  cells: {
    'combatant.zone': zone,
    'item.zone': zone,
    'combatant.burningAttribute': attribute,
    'combatant.hindranceAttribute': attribute,
    'item.place': place,
    'fight.began': whichSide,
    'fight.surprised': whichSide,
  },
  rows: { item: itemRow, zone },
  secrets: { 'change:item.marked': wholly('abilities', holderOf) },
  decisions: {
    'free-attack-each-enemy': (e, { log }) => (e.answer === 'decline' ? `${log.name(e.to)} lets it go.` : null),
    'surprise-call': (e) => (e.answer === 'nobody' ? null : `The ${e.answer} are surprised.`),
    'trade-costs-the-giver': (e, { log }) => (e.answer === 'no' ? `${log.name(e.to)} does not take it.` : null),
    // In a fight that goes on, the answer is told by who fights and who parleys.
    'reaction-effect': (e) =>
      !e.prompt.endsWith('does a fight begin?') ? null : e.answer === 'yes' ? 'The fight begins.' : 'No fight for now.',
  },
})

export const { note, roll } = events

function tellStatus(e: ChangeEvent, who: string): string {
  const status = STATUSES[e.to]
  if (status === 'out-of-action') return `${who} is Out of Action.`
  if (status === 'left') return `${who} has left the battlefield.`
  if (status === 'fleeing') return `${who} flees.`
  if (status === 'parleying') return `${who} parleys.`
  return e.rule === 'healing' ? `${who} is back in the fight.` : `${who} fights again.`
}
