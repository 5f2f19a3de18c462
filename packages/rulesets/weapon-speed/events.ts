import {
  allWho,
  amount,
  type ChangeEvent,
  called,
  data,
  defineEvents,
  hidden,
  numbersOf,
  person,
  phrase,
  plainly,
  plus,
  rolledAgainst,
  rowsIn,
  type ShownRoll,
  say,
  sum,
  text,
  told,
  type Who,
  whichSide,
  who,
  withoutParts,
  wordIn,
  workedOut,
  yes,
} from '@fray/kernel/rules'
import { weaponSpeedNumbers } from './catalogue/rule-ids.ts'
import { byReferee, position, rollSays, says, withWhat } from './event-fields.ts'
import { ofThings } from './events-things.ts'
import { ofWounds } from './events-wounds.ts'
import { defenseTally } from './rules/deriving.ts'
import { whoActs } from './rules/who.ts'
import type { Cited, WeaponSpeedScene } from './scene.ts'
import { BY_REFEREE, ENDINGS, KEEP_ROUNDS, LATE, METHODS } from './tables.ts'
import { DAMAGE_TYPES, FLEEING, IN, STATES } from './words.ts'

/** Parts of messages. */
const SECOND = plainly(', their second of this round')
const RIPOSTING = plainly(', riposting,')

/** Whether the turns of a count, so many, are those of one combatant. */
const hasTwice = (scene: WeaponSpeedScene, turns: number): boolean => turns > 1 && whoActs(scene).length === 1

const passes = ({ passed }: ShownRoll): 'made' | 'failed' => (passed === true ? 'made' : 'failed')

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<WeaponSpeedScene, Cited>()({
  events: {
    ...ofWounds,
    ...ofThings,
    round: says([amount('round')], 'Round {round}.'),
    'round-over': says([amount('round')], 'The end of round {round}.'),
    surprised: says([who('who')], '{who} is surprised.'),
    declares: says(
      [
        who('who'),
        phrase('declared', 'what they have declared'),
        amount('at', 'their Initiative'),
        withoutParts(sum('tally'), 'who', 'rolls', 'abilities'),
      ],
      '{who} declares {declared}: Initiative {tally}.',
    ),
    misses: says(
      [who('who'), amount('at', 'their Initiative'), amount('count', 'the count that is on')],
      "The count is on {count}, past {who}'s {at}: that turn comes in the next round, 12 earlier, in addition to the one declared then.",
    ),
    'makes-up': says(
      [
        who('who'),
        amount('at', 'where they make their turn up'),
        amount('missed', 'where they missed it'),
        data<'own', number | null>('own', 'where their own turn of the round comes, or null'),
      ],
      {
        alone: '{who} missed their turn on {missed} last round and makes it up now: {missed} - 12 = {at}.',
        both: '{who} has two turns in this round: the one missed on {missed} last round, made up on {missed} - 12 = {at}, and their own on {second}.',
      },
      {
        which: (e) => (e.own === null ? 'alone' : 'both'),
        slots: (e) => ({ second: e.own === null ? null : { number: e.own } }),
      },
    ),
    count: says(
      [
        amount('count'),
        workedOut(allWho('who'), whoActs),
        workedOut(yes('twice', 'whether all its turns are of one combatant'), hasTwice),
      ],
      {
        twice: 'Initiative {count}: {who} has both of their turns in the same instant.',
        tied: 'Initiative {count}: {who} act in the same instant, so nobody is too late for anybody.',
      },
      {
        which: (e) => (e.who.length > 1 ? 'tied' : e.twice && e.who.length === 1 ? 'twice' : null),
      },
    ),
    turn: says(
      [
        who('who'),
        amount('at', 'their Initiative'),
        amount('cell', 'which of their turns'),
        yes('second', 'whether it is their second of the round'),
        yes('struck', 'whether something that was done to them waits for the end of the count'),
      ],
      "{at}: {who}'s turn{made}{still}.",
      {
        slots: (e) => ({
          made: e.cell === LATE ? plainly(', made up for last round') : e.second ? SECOND : null,
          still: e.struck ? say('; what was done to them on {at} does not stop them', { at: { number: e.at } }) : null,
        }),
      },
    ),
    'turn-over': says([who('who')], {}, { which: () => null }),
    results: says([amount('count')], 'All on {count} have acted. What they did takes effect, all at once.'),
    guards: says([who('who')], '{who} goes into Full-Defense: Defense {bonus}.', {
      slots: () => ({ bonus: plus(weaponSpeedNumbers['full-defense'].defense) }),
    }),
    method: says(
      [wordIn('method', METHODS)],
      {
        secret: 'Declarations are made in secret, all at once.',
        clockwise: 'Declarations are made one after the other, clockwise.',
        counterclockwise: 'Declarations are made one after the other, counterclockwise.',
        agility: 'Declarations are made one after the other, by Agility.',
        'initiative-modifier': 'Declarations are made one after the other, by Initiative modifier.',
      },
      { which: (e) => e.method as (typeof METHODS)[number] },
    ),
    'keep-rounds': says(
      [wordIn('word', KEEP_ROUNDS)],
      {
        no: 'When nobody is left to fight, combat ends.',
        yes: 'When nobody is left to fight, rounds go on.',
        ask: 'When nobody is left to fight, the referee is asked whether rounds go on.',
      },
      { which: (e) => e.word as (typeof KEEP_ROUNDS)[number] },
    ),
    group: says([allWho('who')], '{who} share one roll of Base Initiative.'),
    base: says(
      [who('who'), amount('amount'), hidden(amount('base'), 'who', 'rolls')],
      {
        changes: "{who}'s Base Initiative changes by {amount}.",
        is: "{who}'s Base Initiative is now {base}.",
      },
      { which: (e) => (e.base === null ? 'changes' : 'is') },
    ),
    speaks: says([who('who'), text('text')], '{who}: "{text}"'),
    improvises: says([who('who'), text('text')], '{who} tries something else: {text}.'),
    outcome: says([who('who'), text('text')], 'The referee on {who}: {text}.'),
    obvious: says([who('who')], 'It is obvious to {who} how this will end.'),
    routs: says(
      [who('who'), position('state', STATES)],
      {
        flees: '{who} flees.',
        rallies: '{who} takes heart and fights again.',
        surrenders: '{who} surrenders.',
      },
      { which: (e) => (e.state === FLEEING ? 'flees' : e.state === IN ? 'rallies' : 'surrenders') },
    ),
    end: says(
      [whichSide('winner'), position('ending', ENDINGS), allWho('fled'), allWho('dead')],
      {
        won: 'Combat is over. {winner} can still fight.{fallen}{gone}',
        nobody: 'Combat is over. Nobody is left to fight.{fallen}{gone}',
        'referee-won': 'Combat is over. The referee ends it. {winner} can still fight.{fallen}{gone}',
        referee: 'Combat is over. The referee ends it.{fallen}{gone}',
      },
      {
        which: (e) => {
          if (e.ending === BY_REFEREE) return e.winner === '' ? 'referee' : 'referee-won'
          return e.winner === '' ? 'nobody' : 'won'
        },
        slots: (e, where) => ({
          fallen: e.dead.length === 0 ? null : say(' Dead: {who}.', { who: { people: rowsIn(where, 'dead') } }),
          gone: e.fled.length === 0 ? null : say(' Fled: {who}.', { who: { people: rowsIn(where, 'fled') } }),
        }),
      },
    ),
  },
  rolls: {
    attack: rollSays(
      [
        who('target'),
        called('weapon'),
        data<'how', 'attack' | 'riposte' | 'spell' | 'throw'>('how', 'attack, riposte, spell or throw'),
        yes('critical'),
        hidden(workedOut(sum('defense', 'the Defense with its parts'), defenseTally), 'target', 'defenses'),
      ],
      {
        crits: '{who}{riposting} critically hits {target} with {arms}{numbers}.',
        hits: '{who}{riposting} hits {target} with {arms}{numbers}.',
        misses: '{who}{riposting} misses {target} with {arms}{numbers}.',
      },
      {
        which: (e) => (e.critical ? 'crits' : e.passed ? 'hits' : 'misses'),
        slots: (e) => ({
          numbers: numbersOf(e, 'Defense'),
          arms: withWhat(e.weapon, e.how),
          riposting: e.how === 'riposte' ? RIPOSTING : null,
        }),
        secrets: rolledAgainst('target'),
        strike: {
          ...{ by: 'who', target: 'target', with: 'weapon' },
          outcome: (e) => (e.critical ? 'critical' : e.passed ? 'hit' : 'miss'),
        },
      },
    ),
    casting: rollSays(
      [],
      { made: '{who} makes the casting check{numbers}.', failed: '{who} fails the casting check{numbers}.' },
      { which: passes },
    ),
    heal: rollSays(
      [who('target'), hidden(sum('tn', 'the number to reach with its parts'), 'target', 'vital')],
      { made: '{who} makes the Heal check{numbers}.', failed: '{who} fails the Heal check{numbers}.' },
      { which: passes, secrets: rolledAgainst('target', 'vital') },
    ),
    intimidation: rollSays([who('target')], '{who} intimidates {target}{numbers}.'),
    check: rollSays(
      [phrase('skill', 'which skill')],
      {
        rolled: '{who} makes a check of {skill}{numbers}.',
        made: '{who} makes the check of {skill}{numbers}.',
        failed: '{who} fails the check of {skill}{numbers}.',
      },
      { which: (e) => (e.passed === null ? 'rolled' : passes(e)) },
    ),
    morale: rollSays(
      [sum('tn', 'the number to reach with its parts'), amount('opponents', 'who still stand against them')],
      { made: '{who} makes the morale check{numbers}.', failed: '{who} fails the morale check{numbers}.' },
      { which: passes },
    ),
    initiative: rollSays(
      [],
      { hidden: '{who} has rolled Base Initiative.', known: '{who} has Base Initiative {tally}.' },
      { which: (e) => (e.tally === null ? 'hidden' : 'known') },
    ),
    'injury-chance': rollSays(
      [who('target'), byReferee],
      {
        yes: '{tally} on the d100: an injury for {target}, at {against} or less.',
        no: '{tally} on the d100: no injury for {target}, which takes {against} or less.',
      },
      { which: (e) => (e.passed ? 'yes' : 'no') },
    ),
    injury: rollSays(
      [who('target'), wordIn('table', DAMAGE_TYPES), byReferee],
      '{tally} on the table of {table} injuries for {target}.',
    ),
  },
  changes: {
    'combatant.stabilized': told({ ends: '{who} is no longer Stabilized.' }, (e: ChangeEvent) =>
      e.to !== 0 || e.rule === 'override' ? null : ['ends', { who: person(e.row as Who) }],
    ),
  },
})

export const { note, roll } = events
