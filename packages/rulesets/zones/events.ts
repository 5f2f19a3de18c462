import {
  type AnyScene,
  type AskedEvent,
  allWho,
  amount,
  byRule,
  type ChangeEvent,
  called,
  capital,
  damageSum,
  data,
  defineEvents,
  type EventContext,
  everyone,
  type FightEvent,
  hidden,
  left,
  look,
  type Message,
  named,
  person,
  phrase,
  plainly,
  type ShownFields,
  type ShownRoll,
  type Slot,
  type StrikeOutcome,
  say,
  sayingsFor,
  someone,
  sourcesInWords,
  sum,
  type TallyRecord,
  text,
  thing,
  told,
  type Who,
  whichSide,
  who,
  wholly,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import { HINDRANCES } from './effects.ts'

import type { Cited, ZonesScene } from './scene.ts'
import { ENDINGS, type ItemRow } from './tables.ts'
import { ATTRIBUTES, PLACES, STATUSES } from './words.ts'

const { says, rollSays } = sayingsFor<ZonesScene>()

/** A Zone in a slot. */
const zoneSlot = (scene: ZonesScene, row: number): Slot => ({
  place: scene.zoneName(row),
  ref: { table: 'zone', row },
})

const zone = thing(
  'a Zone',
  (scene: ZonesScene, at) => (at < 0 ? '' : scene.zoneName(at)),
  (scene, at) => scene.setup.zones[at]?.id ?? null,
  (scene, at) => (at < 0 ? null : zoneSlot(scene, at)),
)
const itemRow = thing('an item', (scene: ZonesScene, row) => scene.kind(row).name)
const attribute = <N extends string>(name: N) => wordIn(name, ATTRIBUTES)
const place = <N extends string>(name: N) => wordIn(name, PLACES)
const item = named('an item', (scene: ZonesScene, row) => scene.kind(row).name, 'item')

/** Who has the item whose usages change. */
const holderOf = (scene: ZonesScene, events: readonly FightEvent[], at: number): number =>
  scene.now.item.holder[(events[at] as ChangeEvent).row] as number

/** What somebody did with an item, by where it is now (PLACES). */
const ITEM_WORDS = ['taken in hand', 'put on the body', 'put in the backpack', 'dropped']

/** What is said of what ends because its last Moment was over, not by a Test. */
const isTimeUp = (rule: string): boolean => rule === 'duration-in-moments'

type Sourced = readonly { readonly source: Message }[]

/** Damage with its parts: those of the weapon, and what armor takes off. */
const harm = damageSum('by', 'target')

const edges = {
  ...data<'edges', Sourced>('edges', 'what gave Advantage or Disadvantage'),
  plain: (scene: AnyScene, kept: unknown) => sourcesInWords(scene, kept as Sourced),
}

const testFields = [
  hidden(amount('natural', 'the die that counts'), 'who', 'rolls', 'abilities'),
  hidden(edges, 'who', 'rolls'),
  hidden(byRule<Cited, 'decidedBy'>('decidedBy'), 'who', 'rolls'),
] as const
type TestFields = ShownFields<typeof testFields>

/** The numbers of a Test: faces, sum, what it was against, and a die that decides alone. */
function numbersOf({ tally, against, natural }: TestFields & ShownRoll): { readonly numbers: Slot | null } {
  if (tally === null || against === null) return { numbers: null }
  const dropped = tally.parts[0]?.dice
  const shown = {
    faces:
      dropped && dropped.faces.length > 1 ? say(' [{faces}]', { faces: { said: dropped.faces.join(', ') } }) : null,
    sum: { sum: tally },
    against: { number: against },
  }
  if (natural === 20) return { numbers: say('{faces}: {sum} against {against}, a natural 20', shown) }
  if (natural === 1) return { numbers: say('{faces}: {sum} against {against}, a natural 1', shown) }
  return { numbers: say('{faces}: {sum} against {against}', shown) }
}

const passOrFail = ({ passed }: ShownRoll): 'passes' | 'fails' => (passed === true ? 'passes' : 'fails')

/** What comes of an attack by its Test: a natural 20 of the one who strikes doubles the dice. */
const blow = ({ natural, passed }: TestFields & ShownRoll): StrikeOutcome =>
  natural === 20 ? 'critical' : natural === 1 ? 'fumble' : passed ? 'hit' : 'miss'

/** A hindrance with a capital, as the rules write it. */
export const hindranceWord = (at: number): Message => plainly(capital(HINDRANCES[at] ?? ''))

/** A Test to end a hindrance, by what it does: to shake it off, to struggle free of it. */
const freeing = (what: Message) =>
  rollSays(
    [...testFields, wordIn('hindrance', HINDRANCES)],
    {
      passes: '{who} passes the Test to {free} being {kind}{numbers}.',
      fails: '{who} fails the Test to {free} being {kind}{numbers}.',
    },
    {
      which: passOrFail,
      slots: (e) => ({ ...numbersOf(e), free: what, kind: plainly(capital(e.hindrance)) }),
    },
  )

/** A Test, by what is Tested. */
const test = (what: Message) =>
  rollSays(
    testFields,
    { passes: '{who} passes {test}{numbers}.', fails: '{who} fails {test}{numbers}.' },
    { which: passOrFail, slots: (e) => ({ ...numbersOf(e), test: what }) },
  )

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<ZonesScene, Cited>()({
  events: {
    'vital-change': says(
      [who('row'), look('health'), byRule('rule')],
      { looks: '{row} looks {health}.' },
      { which: (e) => (e.rule === 'override' ? 'looks' : null) },
    ),
    turn: says([who('who'), amount('round')], "{who}'s Turn."),
    round: says([amount('round')], 'Round {round}.'),
    step: says([who('who'), zone('from'), zone('to')], {}, { which: () => null }),
    attack: says(
      [who('actor'), who('target'), called('with', 'the weapon, attack or spell by name'), yes('ranged')],
      {},
      { which: () => null },
    ),
    damage: says(
      [
        who('target'),
        harm,
        byRule<Cited>('rule'),
        someone('by', 'whose damage it is'),
        left('left', 'target', 'combatant.hp'),
      ],
      {
        left: '{amount}{source}, {target} {left}.',
        to: '{amount}{source} to {target}.',
      },
      {
        which: (e) => (e.left === null ? 'to' : 'left'),
        slots: ({ tally }) => ({
          amount: tally === null ? plainly('Damage') : say('{sum} damage', { sum: { sum: tally } }),
          source: tally === null ? null : sourceOf(tally),
        }),
      },
    ),
    'ongoing-loss': says(
      [who('who'), amount('amount'), left('left', 'who', 'combatant.hp'), byRule<Cited>('rule')],
      {
        loses: '{who} loses {amount} hit points to Ongoing Damage.',
        left: '{who} loses {amount} hit points to Ongoing Damage, {left}.',
      },
      { which: (e) => (e.left === null ? 'loses' : 'left') },
    ),
    heal: says(
      [
        who('target'),
        amount('amount'),
        called('by', 'what healed; may be empty'),
        left('left', 'target', 'combatant.hp'),
        byRule<Cited>('rule'),
      ],
      {
        heals: '{target} is healed for {amount}{source}.',
        left: '{target} is healed for {amount}{source}, {left}.',
      },
      {
        which: (e) => (e.left === null ? 'heals' : 'left'),
        slots: (e) => ({ source: e.by === '' ? null : say(' ({by})', { by: { thing: e.by } }) }),
      },
    ),
    push: says([who('actor'), who('target'), zone('zone')], '{actor} pushes {target} toward {zone}.'),
    grapple: says([who('actor'), who('target')], '{actor} grapples {target}.'),
    stunt: says(
      [who('actor'), who('target'), text('what', 'what is tried')],
      '{actor} tries a stunt on {target}: {what}.',
    ),
    cast: says(
      [who('actor'), called('spell'), everyone('targets'), zone('zone')],
      {
        casts: '{actor} casts {spell}.',
        'on-people': '{actor} casts {spell} on {targets}.',
        'on-zone': '{actor} casts {spell} on {zone}.',
      },
      { which: (e) => (e.targets.length > 0 ? 'on-people' : e.zone === '' ? 'casts' : 'on-zone') },
    ),
    targets: says(
      [
        called('spell'),
        who('caster'),
        hidden(sum('number', 'how many it strikes'), 'caster', 'rolls'),
        everyone('struck'),
      ],
      { all: '{spell} strikes {struck}.', some: '{spell} strikes {number} of those named: {struck}.' },
      { which: (e) => (e.number === null ? 'all' : 'some') },
    ),
    moments: says(
      [who('who'), phrase('what', 'what lasts'), hidden(sum('number', 'for how many Moments'), 'who', 'rolls')],
      { lasts: 'How long {what} lasts on {who}: {number} Moments.' },
      { which: (e) => (e.number === null ? null : 'lasts') },
    ),
    already: says([who('who'), phrase('what', 'what lies on it')], '{who} is {what} already.'),
    'not-on-the-fallen': says([who('who')], '{who} is Out of Action: that does nothing to it.'),
    improvise: says([who('actor'), text('text')], '{actor} tries something else: {text}.'),
    negotiate: says(
      [who('actor'), someone('target'), text('text')],
      {
        negotiates: '{actor} negotiates{words}.',
        with: '{actor} negotiates with {target}{words}.',
      },
      {
        which: (e) => (e.target === null ? 'negotiates' : 'with'),
        slots: (e) => ({ words: e.text === '' ? null : say(': "{text}"', { text: { said: e.text } }) }),
      },
    ),
    outcome: says([who('actor'), text('text'), byRule<Cited>('rule')], 'The referee on {actor}: {text}.'),
    leaving: says([who('who'), zone('zone')], '{who} turns to leave {zone}.'),
    disengage: says([who('actor')], '{actor} Disengages.'),
    item: says([who('who'), item('item'), wordIn('place', ITEM_WORDS)], '{who}: {item} {place}.'),
    'hand-over': says([who('to'), item('item'), wordIn('place', PLACES)], '{to} takes the {item} ({place}).'),
    grant: says(
      [who('target'), wordIn('kind', ['Advantage', 'Disadvantage'])],
      'The referee gives {target} {kind} on the next Test.',
    ),
    granted: says(
      [who('target'), wordIn('kind', ['Advantage', 'Disadvantage'])],
      '{target} has {kind} on the next Test.',
    ),
    zone: says(
      [
        zone('zone'),
        data('capacity', 'how many fit, or null'),
        data('hazard', 'the hazard as written, or null'),
        text('note', 'the note on it'),
      ],
      'The referee changes {zone}.',
    ),
    aftermath: says(
      [
        who('target'),
        text('result', 'what became of it'),
        amount('face', 'what the die of the table showed; 0 where the referee has said it'),
      ],
      {
        said: 'What became of {target}: {result}.',
        rolled: 'What became of {target}: {face} on the table, {result}.',
      },
      { which: (e) => (e.face > 0 ? 'rolled' : 'said') },
    ),
    end: says(
      [whichSide('winner'), wordIn('ending', ENDINGS), allWho('fallen', 'who is Out of Action'), byRule<Cited>('rule')],
      {
        over: 'The fight is over.{down}',
        won: 'The fight is over: the {side} win.{down}',
      },
      {
        which: (e) => (e.winner === '' ? 'over' : 'won'),
        slots: (e, { events, at }) => ({
          side: { key: e.winner === 'Enemies' ? 'enemies' : e.winner, slots: {} },
          down:
            e.fallen.length === 0
              ? null
              : say(' Out of Action: {fallen}.', {
                  fallen: { people: (events[at] as FightEvent & { readonly fallen: readonly Who[] }).fallen },
                }),
        }),
      },
    ),
  },
  rolls: {
    side: rollSays([phrase('first', 'who begins')], 'The side die shows {total}: {first}.', {
      slots: (e) => ({ total: e.tally === null ? null : { number: e.tally.total } }),
    }),
    initiative: rollSays(
      [],
      { hidden: '{who} has rolled initiative.', known: '{who} has initiative {tally}.' },
      { which: (e) => (e.tally === null ? 'hidden' : 'known') },
    ),
    reaction: rollSays(
      [phrase('label', 'how they react'), everyone('group', 'for whom it was rolled')],
      { hidden: 'Reaction: {label}.', known: 'Reaction {tally}: {label}.' },
      { which: (e) => (e.tally === null ? 'hidden' : 'known') },
    ),
    attack: rollSays(
      [...testFields, who('target', 'at whom'), called('with', 'with what')],
      {
        passes: '{who} hits {target} with the {with}{numbers}.',
        fails: '{who} misses {target} with the {with}{numbers}.',
      },
      { which: passOrFail, slots: numbersOf, strike: { by: 'who', target: 'target', with: 'with', outcome: blow } },
    ),
    avoid: rollSays(
      [...testFields, who('attacker', 'whose attack'), called('with', 'with what')],
      {
        passes: "{who} avoids {attacker}'s {with}{numbers}.",
        fails: "{attacker}'s {with} hits {who}, who fails to avoid it{numbers}.",
      },
      {
        ...{ which: passOrFail, slots: numbersOf },
        strike: { by: 'attacker', target: 'who', with: 'with', outcome: (e) => (e.passed ? 'miss' : 'hit') },
      },
    ),
    stunt: test(plainly('the Test of the stunt')),
    struggle: freeing(plainly('struggle free of')),
    'shake-off': freeing(plainly('shake off')),
    ongoing: test(plainly('the Test against Ongoing Damage')),
    hazard: test(plainly('the Test against the hazard')),
    spell: test(plainly('the Test of the spell')),
    resist: test(plainly('the Test to resist')),
    morale: test(plainly('the Morale Test')),
    negotiate: test(plainly('the Test to be heard')),
    improvise: test(plainly('the Test')),
  },
  changes: {
    'combatant.hp': told({ set: '{who} {from} -> {to}.' }, (e: ChangeEvent) =>
      e.rule === 'override'
        ? ['set', { who: person(e.row as Who), from: { number: e.from }, to: { number: e.to } }]
        : null,
    ),
    'combatant.zone': told(
      { moved: '{who} is moved to {zone}.', moves: '{who} moves to {zone}.' },
      (e: ChangeEvent, _who: string, { scene }: EventContext<ZonesScene>) =>
        e.rule === 'zones-by-referee'
          ? null
          : [
              e.rule === 'forced-movement' ? 'moved' : 'moves',
              { who: person(e.row as Who), zone: zoneSlot(scene, e.to) },
            ],
    ),
    'combatant.status': told(
      {
        'out-of-action': '{who} is Out of Action.',
        left: '{who} has left the battlefield.',
        fleeing: '{who} flees.',
        parleying: '{who} parleys.',
        fighting: '{who} fights again.',
        healed: '{who} is back in the fight.',
      },
      (e: ChangeEvent) => {
        const status = STATUSES[e.to] ?? 'fighting'
        return [status === 'fighting' && e.rule === 'healing' ? 'healed' : status, { who: person(e.row as Who) }]
      },
    ),
    'combatant.burning': told(
      {
        starts: '{who} takes Ongoing Damage.',
        ends: "{who}'s Ongoing Damage ends.",
        'time-up': "{who}'s Ongoing Damage ends: its time is up.",
      },
      (e: ChangeEvent) =>
        e.to !== 1 && e.rule === 'out-of-action-ends-effects'
          ? null
          : [e.to === 1 ? 'starts' : isTimeUp(e.rule) ? 'time-up' : 'ends', { who: person(e.row as Who) }],
    ),
    'combatant.hindrance': told(
      {
        starts: '{who} is {kind}.',
        ends: '{who} is no longer {kind}.',
        'time-up': '{who} is no longer {kind}: its time is up.',
      },
      (e: ChangeEvent) => {
        const slots = { who: person(e.row as Who), kind: hindranceWord(e.cell) }
        if (e.from === 0) return ['starts', slots]
        if (e.to !== 0 || e.rule === 'out-of-action-ends-effects') return null
        return [isTimeUp(e.rule) ? 'time-up' : 'ends', slots]
      },
    ),
    'item.marked': told(
      {
        marked: 'A usage of the {item} is marked: {used} of {usages}.',
        'used-up': 'A usage of the {item} is marked: {used} of {usages}: used up.',
      },
      (e: ChangeEvent, _who: string, { scene }: EventContext<ZonesScene>) => {
        const { name, usages } = scene.kind(e.row as ItemRow)
        const slots = {
          item: { thing: name, ref: { table: 'item', row: e.row } },
          used: { number: e.to },
          usages: { number: usages },
        }
        return [e.to >= usages ? 'used-up' : 'marked', slots]
      },
    ),
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
    'free-attack-each-enemy': told({ declines: '{who} lets it go.' }, (e: AskedEvent) =>
      e.answer === 'decline' ? ['declines', { who: person(e.to as Who) }] : null,
    ),
    'surprise-call': told({ surprised: 'The {side} are surprised.' }, (e: AskedEvent) =>
      e.answer === 'nobody' ? null : ['surprised', { side: { key: String(e.answer), slots: {} } }],
    ),
    'trade-costs-the-giver': told({ refuses: '{who} does not take it.' }, (e: AskedEvent) =>
      e.answer === 'no' ? ['refuses', { who: person(e.to as Who) }] : null,
    ),
    // In a fight that goes on, the answer is told by who fights and who parleys.
    'reaction-effect': told({ begins: 'The fight begins.', not: 'No fight for now.' }, (e: AskedEvent) =>
      e.moment === 'before' ? [e.answer === 'yes' ? 'begins' : 'not', {}] : null,
    ),
  },
})

export const { note, roll } = events

/** Where damage comes from, and what a second weapon did in vain: ` (sword, over 3 with the dagger)`. */
function sourceOf({ parts }: TallyRecord): Slot | null {
  const from = parts.find((part) => part.counted)?.source
  if (from === undefined) return null
  const lost = parts.find((part) => !part.counted && part.rule === 'dual-wield')
  if (lost === undefined) return say(' ({from})', { from: from })
  return say(' ({from}, over {less} with the {other})', {
    from: from,
    less: { number: lost.value },
    other: lost.source,
  })
}
