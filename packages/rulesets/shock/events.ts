import {
  type AskedEvent,
  allWho,
  amount,
  byRule,
  type ChangeEvent,
  defineEvents,
  type EventContext,
  person,
  phrase,
  rowIn,
  say,
  squareName,
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
  initiativeSecrets,
  isSeveral,
  itemRow,
  memberOf,
  rollSays,
  says,
  severalSides,
  sideId,
  square,
} from './event-fields.ts'
import { ofMoves, placeChanges } from './events-moves.ts'
import { ofThings } from './events-things.ts'
import { attackRolls, ofWounds } from './events-wounds.ts'
import { DEFENSE_AC } from './rules/stances.ts'
import type { Cited, ShockScene } from './scene.ts'
import { ENDINGS } from './tables.ts'
import { STABLE, UNLOCATED } from './words.ts'

/** Everything that fights of the ruleset tell of: what is noted, and how it reads. */
export const events = defineEvents<ShockScene, Cited>()({
  events: {
    ...ofWounds,
    ...ofMoves,
    ...ofThings,
    join: says(
      [who('row'), text('name', 'what people call it'), byRule<Cited>('rule')],
      {
        at: '{row} joins the fight at {square} on the side of {side}.',
        unplaced: '{row} joins the fight on the side of {side}.',
      },
      {
        which: (_e, where) => (where.scene.now.combatant.unseen[rowIn(where, 'row')] === UNLOCATED ? 'unplaced' : 'at'),
        slots(_e, where) {
          const { setup, now } = where.scene
          const row = rowIn(where, 'row')
          return {
            square: { thing: squareName(setup.grid, now.combatant.square[row]) },
            side: { key: setup.sides[now.combatant.side[row]]?.name ?? '', slots: {} },
          }
        },
      },
    ),
    round: says([amount('round')], 'Round {round}.'),
    'side-turn': says(
      [whichSide('side'), amount('round')],
      { one: "{side}'s turn.", several: "{side}' turn." },
      { which: ({ side }) => (isSeveral(side) ? 'several' : 'one') },
    ),
    'surprise-round': says(
      [severalSides('surprised')],
      {
        round: 'The surprise round.',
        one: 'The surprise round: {surprised} is surprised.',
        several: 'The surprise round: {surprised} are surprised.',
      },
      {
        which: ({ surprised: [first, second] }) =>
          first === undefined ? 'round' : second !== undefined || isSeveral(first) ? 'several' : 'one',
      },
    ),
    passes: says([who('who')], {}, { which: () => null }),
    'total-defense': says([who('who')], '{who} goes into Total Defense: AC +{ac}, no Shock.', {
      slots: () => ({ ac: { number: DEFENSE_AC } }),
    }),
    holds: says(
      [who('who'), yes('main', 'whether the Main Action is left')],
      { action: '{who} holds their action.', free: '{who} holds: only Free Actions are left.' },
      { which: ({ main }) => (main ? 'action' : 'free') },
    ),
    triggers: says([who('who')], '{who} triggers their held action.'),
    'hold-lost': says([who('who')], "{who}'s held action is lost."),
    'joins-swarm': says([who('who'), who('target')], '{who} joins a swarm on {target}.'),
    'swarm-lapses': says([who('who')], 'The swarm of {who} lapses.'),
    aims: says([who('who'), who('target')], '{who} takes aim at {target}.'),
    disturbed: says([who('who')], 'The aim of {who} is spoiled.'),
    suspects: says([who('who')], '{who} suspects danger.'),
    'side-surprised': says(
      [whichSide('side')],
      { one: '{side} is surprised.', several: '{side} are surprised.' },
      { which: ({ side }) => (isSeveral(side) ? 'several' : 'one') },
    ),
    // Who has fallen or fled stands below the log, with what became of them.
    end: says(
      [
        whichSide('winner'),
        wordIn('ending', ENDINGS),
        allWho('fled', 'who has fled'),
        allWho('dead', 'who is dead'),
        byRule<Cited>('rule'),
      ],
      {
        referee: 'Combat is over. The referee ends it.',
        nobody: 'Combat is over. Nobody is left standing.',
        one: 'Combat is over. {winner} is left on the battlefield.{chase}',
        several: 'Combat is over. {winner} are left on the battlefield.{chase}',
      },
      {
        which({ ending, winner }) {
          if (ending === 'referee') return 'referee'
          return winner === '' ? 'nobody' : isSeveral(winner) ? 'several' : 'one'
        },
        slots: ({ ending }) => ({ chase: ending === 'chase' ? say(' A chase begins.', {}) : null }),
      },
    ),
  },
  rolls: {
    ...attackRolls,
    check: rollSays(
      [phrase('why', 'what the check is for')],
      { passes: '{who} rolls {why}{numbers}, a success.', fails: '{who} rolls {why}{numbers}, a failure.' },
      { which: ({ passed }) => (passed ? 'passes' : 'fails') },
    ),
    opposed: rollSays([phrase('why', 'what the check is for')], '{who} rolls {why}{numbers}.'),
    save: rollSays(
      [],
      { made: '{who} makes a Physical save{numbers}.', failed: '{who} fails a Physical save{numbers}.' },
      { which: ({ passed }) => (passed ? 'made' : 'failed') },
    ),
    initiative: rollSays([sideId('whose')], 'Initiative of {side}{numbers}.', {
      slots: (e, { scene: { setup } }) => ({
        side: { key: setup.sides.find(({ id }) => id === e.whose)?.name ?? '', slots: {} },
      }),
      secrets: initiativeSecrets,
    }),
  },
  secrets: {
    'change:combatant.square': wholly('place', 'row'),
    'change:combatant.altitude': wholly('place', 'row'),
    'change:side.initiative': wholly('rolls', memberOf),
  },
  changes: {
    ...placeChanges,
    'combatant.state': told({ stable: '{who} is stable.' }, ({ to, row }: ChangeEvent) =>
      to === STABLE ? ['stable', { who: person(row as Who) }] : null,
    ),
  },
  decisions: {
    'morale-judgment': told(
      { one: '{who} fights on.', several: '{who} fight on.' },
      ({ answer, prompt: { slots } }: AskedEvent, { scene }: EventContext<ShockScene>) => {
        if (answer !== 'fight-on') return null
        const { who = null, about = null } = slots
        const people = about !== null && 'people' in about ? about.people : []
        const known = people.filter((row) => scene.knows(row)).length
        return [known > 1 ? 'several' : 'one', { who: who ?? about }]
      },
    ),
    'surprise-decision': told(
      { one: '{side} is surprised.', several: '{side} are surprised.' },
      ({ answer }: AskedEvent, { scene }: EventContext<ShockScene>) => {
        const side = scene.setup.sides.find(({ id }) => id === answer)?.name
        return side === undefined ? null : [isSeveral(side) ? 'several' : 'one', { side: { key: side, slots: {} } }]
      },
    ),
  },
  cells: {
    'combatant.square': square,
    'item.square': square,
    'combatant.swarmWith': itemRow,
    'combatant.aimWith': itemRow,
  },
  rows: { item: itemRow },
})

export const { note, roll } = events
