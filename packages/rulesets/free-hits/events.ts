import {
  allWho,
  amount,
  byRule,
  type ChangeEvent,
  defineEvents,
  person,
  plainly,
  plus,
  rowsIn,
  say,
  text,
  thing,
  told,
  type Who,
  whichSide,
  who,
  wholly,
  wordIn,
} from '@fray/kernel/rules'
import { says, square } from './event-fields.ts'
import { ofBlows, rolls } from './events-blows.ts'
import { ofMagic } from './events-magic.ts'
import { ofMoves } from './events-moves.ts'
import { ofWounds } from './events-wounds.ts'
import type { Cited, FreeHitsScene } from './scene.ts'
import { BY_REFEREE, ENDINGS } from './tables.ts'
import { AIMS, degreeWord } from './words.ts'

/** Columns that tell what a unit can do. */
const ABILITY_COLUMNS = [
  ...['level', 'accuracy', 'strength', 'movement', 'mp', 'mpMax', 'accuracyNow', 'strengthNow', 'movementNow'],
  ...['slotsMost', 'slotsMore', 'lineAgility', 'paidMp'],
] as const

/** Changes of columns of combatants, kept back where the side hides such things. */
const hiddenChanges = (by: 'abilities' | 'defenses', columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [`change:combatant.${column}`, wholly(by, 'row')]))

/** Those who are out of the battle at its end, in sentences of their own. */
const FATES = {
  dead: ' Dead: {who}.',
  defeated: ' Defeated: {who}.',
  fled: ' Fled: {who}.',
  yielded: ' Yielded: {who}.',
} as const

/** The rule by which a unit joins that is summoned: that is told with the summons. */
const BY_SUMMONS: Cited = 'summoning-slots'

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<FreeHitsScene, Cited>()({
  events: {
    ...ofBlows,
    ...ofWounds,
    ...ofMoves,
    ...ofMagic,
    round: says([amount('round')], 'Round {round}.'),
    line: says([allWho('rows', 'everybody in the battle, in the order of turns')], 'The line: {rows}.'),
    turn: says([who('who')], {}, { which: () => null }),
    opens: says([who('who')], '{who} opens the battle and will be last in the line.'),
    openers: says(
      [allWho('who', 'who may open the battle')],
      { anyone: 'Anyone may open the battle.', some: '{who} may open the battle.' },
      { which: (e) => (e.who.length === 0 ? 'anyone' : 'some') },
    ),
    talks: says([who('who'), text('text')], '{who}: "{text}"'),
    degree: says(
      [who('who'), amount('degree')],
      { reached: 'The check of {who} has degree {number} ({word}).' },
      {
        which: (e) => (e.degree === 0 ? null : 'reached'),
        slots: (e) => ({ number: plus(e.degree), word: degreeWord(e.degree) }),
      },
    ),
    outcome: says(
      [who('who'), text('text')],
      { comes: 'The referee on {who}: {text}.' },
      { which: (e) => (e.text === 'none' || e.text === '' ? null : 'comes') },
    ),
    join: says(
      [who('row'), text('name', 'what people call it'), byRule<Cited>('rule')],
      { joins: '{row} joins the fight.' },
      { which: (e) => (e.rule === BY_SUMMONS ? null : 'joins') },
    ),
    end: says(
      [
        whichSide('winner'),
        wordIn('ending', ENDINGS),
        allWho('defeated'),
        allWho('dead'),
        allWho('fled'),
        allWho('yielded'),
        byRule<Cited>('rule'),
      ],
      {
        referee: 'The battle is over. The referee ends it.{fates}',
        nobody: 'The battle is over. Nobody is left.{fates}',
        won: 'The battle is over. Victory for {winner}.{fates}',
      },
      {
        which: (e) => (e.ending === ENDINGS[BY_REFEREE] ? 'referee' : e.winner === '' ? 'nobody' : 'won'),
        slots: (e, where) => ({
          fates: (['dead', 'defeated', 'fled', 'yielded'] as const)
            .filter((fate) => e[fate].length > 0)
            .map((fate) => say(FATES[fate], { who: { people: rowsIn(where, fate) } }))
            .reduce((before, one) => say('{before}{one}', { before, one }), plainly('')),
        }),
      },
    ),
  },
  rolls,
  // What counts somebody unseen tells of it, too: steps inside somebody's zone, and what the referee has answered of who detects whom.
  secrets: {
    'asked:detection': wholly('referee', 'to'),
    'change:fight.undetected': wholly('referee', 'row'),
    'change:combatant.inside': wholly('referee', 'row'),
    'change:undetected.who': wholly('referee', 'row'),
    'change:undetected.by': wholly('referee', 'row'),
    'change:combatant.square': wholly('place', 'row'),
    'change:combatant.facing': wholly('place', 'row'),
    'change:combatant.spaces': wholly('place', 'row'),
    'change:combatant.felt': wholly('place', 'row'),
    'change:combatant.feltIn': wholly('place', 'row'),
    'change:combatant.mode': wholly('place', 'row'),
    ...hiddenChanges('abilities', ABILITY_COLUMNS),
    ...hiddenChanges('defenses', ['guard']),
    'change:combatant.agility': [...wholly('abilities', 'row'), ...wholly('defenses', 'row')],
    'change:combatant.agilityNow': [...wholly('abilities', 'row'), ...wholly('defenses', 'row')],
  },
  changes: {
    'combatant.mp': told({ refilled: '{who} has all {mp} MP again.' }, (e: ChangeEvent) =>
      e.rule === 'mp-refill' ? ['refilled', { who: person(e.row as Who), mp: { number: e.to } }] : null,
    ),
  },
  cells: { 'combatant.square': square, 'item.square': square, 'wound.aim': (name) => wordIn(name, AIMS) },
  rows: { item: thing('an item', (scene: FreeHitsScene, row) => scene.kind(row).name) },
})

export const { note, roll } = events
