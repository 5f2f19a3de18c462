import {
  type AskedEvent,
  amount,
  byRule,
  type ChangeEvent,
  called,
  data,
  defineEvents,
  everyone,
  type FightEvent,
  hidden,
  numbersOf,
  person,
  phrase,
  plainly,
  rolledAgainst,
  rowsIn,
  type ShownRoll,
  say,
  text,
  told,
  type Who,
  whichSide,
  who,
  wholly,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import {
  band,
  bandWords,
  because,
  damageType,
  everyoneOut,
  reasons,
  rollSays,
  says,
  slot,
  weapon,
  withWhat,
} from './event-fields.ts'
import { ofEffects } from './events-effects.ts'
import { ofWounds } from './events-wounds.ts'
import type { Cited, EscalationScene } from './scene.ts'
import { NOTHING, REWARDS, type Reward } from './sentences.ts'
import { BY_REFEREE, ENDINGS, FOES_DOWN, PARTY_FLED } from './tables.ts'
import { BANDS, DEFENSES, DISTANCES } from './words.ts'

/** Whose ability the change of its table is about. */
const ownerOf = (scene: EscalationScene, events: readonly FightEvent[], at: number): number =>
  scene.now.ability.who[(events[at] as ChangeEvent).row]

const why = phrase('why', 'what the roll is for')

const passes = ({ passed }: ShownRoll): 'passes' | 'fails' => (passed === true ? 'passes' : 'fails')

/** Whose readied action a question is about. */
const whoReadied = ({ prompt }: AskedEvent): Who => (prompt.slots.who as { readonly who: Who }).who

/** A save, or another check of three dice. */
const check = rollSays(
  [why, reasons],
  {
    passes: '{who} rolls {why}{numbers}, a success{because}.',
    fails: '{who} rolls {why}{numbers}, a failure{because}.',
  },
  { which: passes, slots: (e) => ({ because: because(e.reasons) }) },
)

/** Those whom the end finds dead, gone or unconscious, in sentences of their own. */
const FATES = { dead: ' Dead: {who}.', fled: ' Fled: {who}.', unconscious: ' Unconscious: {who}.' } as const

const HOW_IT_ENDS: Readonly<Record<string, 'referee' | 'fled' | 'won'>> = {
  [ENDINGS[BY_REFEREE]]: 'referee',
  [ENDINGS[PARTY_FLED]]: 'fled',
  [ENDINGS[FOES_DOWN]]: 'won',
}

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<EscalationScene, Cited>()({
  events: {
    ...ofWounds,
    ...ofEffects,
    round: says([amount('round'), amount('escalation')], 'Round {round}, escalation {escalation}.'),
    turn: says([who('who')], {}, { which: () => null }),
    encounter: says([called('title'), amount('number')], 'Encounter {number}: {title}.'),
    'surprise-comes': says(
      [whichSide('by'), everyone('chosen', 'who acts; nobody where that is still to be said')],
      {
        side: 'A Surprise Round will come first: {by}.',
        chosen: 'A Surprise Round will come first: {by}, {chosen}.',
      },
      { which: (e) => (e.chosen.length > 0 ? 'chosen' : 'side') },
    ),
    'day-ends': says([], 'No encounter is left: the day is over.'),
    surprise: says([whichSide('by'), everyone('chosen', 'who acts')], 'A Surprise Round for {by}: {chosen}.'),
    strikes: says([who('who'), who('target')], '{who} attacks {target}.'),
    opportunity: says([who('who'), who('target')], '{who} takes an opportunity attack on {target}.'),
    intercepts: says([who('who'), who('mover'), who('target')], '{who} Intercepts {mover} on the way to {target}.'),
    'in-vain': says([who('who'), phrase('why', 'a sentence')], '{who} tries in vain: {why}'),
    unseen: says([who('attacker'), who('target')], '{attacker} does not find {target}.'),
    'attack-again': says(
      [
        who('attacker'),
        who('target'),
        wordIn('vs', DEFENSES),
        hidden(amount('total'), 'attacker', 'rolls'),
        hidden(amount('against'), 'target', 'defenses'),
        yes('hit'),
      ],
      {
        hits: "{attacker}'s attack now hits {target}{numbers}.",
        misses: "{attacker}'s attack now misses {target}{numbers}.",
      },
      {
        which: (e) => (e.hit ? 'hits' : 'misses'),
        strike: { by: 'attacker', target: 'target', outcome: (e) => (e.hit ? 'hit' : 'miss') },
        slots: ({ total, against, vs }) => ({
          numbers: numbersOf({ tally: total === null ? null : { total, parts: [] }, against }, vs.toUpperCase()),
        }),
      },
    ),
    placed: says(
      [who('a'), who('b'), wordIn('relation', DISTANCES)],
      '{a} and {b} are {relation} now, by the referee.',
    ),
    'goes-close': says(
      [who('who'), who('to'), yes('engages')],
      { engages: '{who} engages {to}.', beside: '{who} goes next to {to}.' },
      { which: (e) => (e.engages ? 'engages' : 'beside') },
    ),
    'goes-near': says([who('who'), who('to')], '{who} comes nearer to {to}.'),
    'goes-away': says([who('who'), everyone('from')], '{who} moves away from {from}.'),
    'pops-off': says([who('who'), everyone('from')], '{who} pops off {from}.'),
    delays: says([who('who'), band('band')], '{who} delays ({pace}).', {
      slots: (e) => ({ pace: bandWords(e.band) }),
    }),
    readies: says([who('who'), slot('slot')], '{who} readies a {slot} action.'),
    fires: says(
      [who('who'), called('act', 'the action, ability or stance by name')],
      '{who} carries out what they readied: {act}.',
    ),
    spirit: says(
      [who('who'), who('target'), text('because'), yes('refused')],
      {
        refused: 'The referee does not let {who} help.',
        helps: '{who} helps {target} in spirit: {because}.',
      },
      { which: (e) => (e.refused ? 'refused' : 'helps') },
    ),
    'no-flight': says([who('who')], '{who} wants to flee, but not everybody agrees.'),
    deed: says([who('who'), text('text', 'what it does')], '{who}: {text}.'),
    dares: says([who('who'), text('text', 'what it dares')], '{who} dares something: {text}.'),
    earns: says(
      [who('who'), who('ally'), data<'what', Reward>('what', 'what it earns: a choice of the table')],
      { earns: 'The Dicey Move earns {ally}: {reward}.' },
      {
        which: (e) => (e.what === 'obvious' ? null : 'earns'),
        slots: (e) => ({ reward: plainly(REWARDS[e.what]) }),
      },
    ),
    outcome: says(
      [who('who'), text('text', 'what comes of it')],
      { comes: 'The referee on {who}: {text}.' },
      { which: (e) => (NOTHING.includes(e.text) ? null : 'comes') },
    ),
    adjusts: says(
      [who('who'), text('text', 'what is adjusted'), byRule<Cited>('rule')],
      'The referee adjusts for {who}: {text}.',
    ),
    rest: says(
      [data<'kind', 'quick' | 'full'>('kind', 'quick or full')],
      { full: 'A Full Rest.', quick: 'A Quick Rest.' },
      { which: (e) => e.kind },
    ),
    'early-rest': says(
      [amount('encounters')],
      {
        one: 'Only one encounter since the last Full Rest: three to five are usual.',
        some: 'Only {encounters} encounters since the last Full Rest: three to five are usual.',
      },
      { which: (e) => (e.encounters === 1 ? 'one' : 'some') },
    ),
    downtime: says([who('who')], 'Downtime gives {who} something back.'),
    'campaign-loss': says([text('text', 'what goes wrong')], 'A Campaign Loss: {text}.'),
    'encounter-ends': says(
      [
        wordIn('ending', ENDINGS),
        whichSide('winner'),
        everyoneOut('dead'),
        everyoneOut('fled'),
        everyoneOut('unconscious'),
        byRule<Cited>('rule'),
      ],
      {
        referee: 'The encounter is over. The referee ends it.{fates}',
        fled: 'The encounter is over. The party has fled.{fates}',
        won: 'The encounter is over. Victory for {winner}.{fates}',
        lost: 'The encounter is over. Victory for {winner}; the party is down.{fates}',
      },
      {
        which: (e) => HOW_IT_ENDS[e.ending] ?? 'lost',
        slots: (e, where) => ({
          fates: (['dead', 'fled', 'unconscious'] as const)
            .filter((fate) => e[fate].length > 0)
            .map((fate) => say(FATES[fate], { who: { people: rowsIn(where, fate) } }))
            .reduce((before, one) => say('{before}{one}', { before, one }), plainly('')),
        }),
      },
    ),
  },
  rolls: {
    attack: rollSays(
      [
        who('target'),
        weapon,
        yes('basic', 'whether that is a Basic Attack'),
        wordIn('vs', DEFENSES),
        hidden(amount('natural'), 'who', 'rolls', 'abilities'),
        yes('crit'),
        yes('fumble'),
        reasons,
      ],
      {
        crits: '{who} crits {target} with {arms}{numbers}{special}{because}.',
        hits: '{who} hits {target} with {arms}{numbers}{special}{because}.',
        fails: '{who} fails badly against {target} with {arms}{numbers}{special}{because}.',
        misses: '{who} misses {target} with {arms}{numbers}{special}{because}.',
      },
      {
        which: (e) => (e.crit ? 'crits' : e.passed ? 'hits' : e.fumble ? 'fails' : 'misses'),
        slots: (e) => ({
          arms: withWhat(e.with, e.basic),
          numbers: numbersOf(e, e.vs.toUpperCase()),
          special:
            (e.crit || e.fumble) && e.natural !== null
              ? say(' (a Natural {natural})', { natural: { number: e.natural } })
              : null,
          because: because(e.reasons),
        }),
        secrets: rolledAgainst('target'),
        strike: {
          ...{ by: 'who', target: 'target', with: 'with' },
          outcome: (e) => (e.crit ? 'critical' : e.passed ? 'hit' : e.fumble ? 'fumble' : 'miss'),
        },
      },
    ),
    'death-save': check,
    'last-gasp': check,
    save: check,
    skill: check,
    disengage: rollSays(
      [everyone('from'), reasons],
      {
        passes: '{who} disengages{numbers}{because}.',
        fails: '{who} fails to disengage{numbers}{because}.',
      },
      { which: passes, slots: (e) => ({ because: because(e.reasons) }) },
    ),
    sustain: rollSays(
      [called('ability')],
      { passes: '{who} sustains {ability}{numbers}.', fails: '{who} fails to sustain {ability}{numbers}.' },
      { which: passes },
    ),
    recharge: rollSays(
      [called('ability')],
      {
        passes: '{ability} of {who} recharges{numbers}.',
        fails: '{ability} of {who} does not recharge{numbers}.',
      },
      { which: passes, secrets: wholly('abilities', 'who') },
    ),
  },
  // What somebody has readied, and for what, is its own side's business.
  secrets: {
    'asked:ready': wholly('side', (_scene, events, at) => whoReadied(events[at] as AskedEvent)),
    'change:combatant.readyAct': wholly('side', 'row'),
    'change:combatant.readyTarget': wholly('side', 'row'),
    'change:combatant.readyAbility': wholly('side', 'row'),
    'change:combatant.readyKnockOut': wholly('side', 'row'),
    'change:combatant.readyWhen': wholly('side', 'row'),
    'change:combatant.readyWho': wholly('side', 'row'),
    'change:combatant.readyBecause': wholly('side', 'row'),
    // What it can do, and what is left of that, where its side hides it.
    'change:ability.used': wholly('abilities', ownerOf),
  },
  changes: {
    'combatant.deathSavesFailed': told({ failed: '{who} has failed {count} of four.' }, (e: ChangeEvent) =>
      e.to > e.from ? ['failed', { who: person(e.row as Who), count: { number: e.to } }] : null,
    ),
    'combatant.hp': told(
      { one: '{who} is at {left} hit point.', many: '{who} is at {left} hit points.' },
      (e: ChangeEvent) =>
        e.rule === 'encounter-end'
          ? [e.to === 1 ? 'one' : 'many', { who: person(e.row as Who), left: { number: e.to } }]
          : null,
    ),
    'combatant.band': told({ moves: '{who} is {band} from now on.' }, (e: ChangeEvent) =>
      e.rule.startsWith('ready') ? ['moves', { who: person(e.row as Who), band: bandWords(BANDS[e.to] ?? '') }] : null,
    ),
  },
  cells: {
    'fight.band': band,
    'fight.surprisedBy': whichSide,
    'combatant.bandNext': band,
    'combatant.lost': slot,
    'combatant.lostNext': slot,
    'combatant.readySlot': slot,
    'condition.type': damageType,
  },
})

export const { note, roll } = events
