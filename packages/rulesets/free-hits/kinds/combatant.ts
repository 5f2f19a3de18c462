import type { Given, ValueOf } from '../../kinds/field.ts'
import { HIDDEN, LOOK, madeFromSchema } from '../../loading/schema.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { freeHitsContent } from '../content/content.ts'
import {
  AIMS,
  BOOSTS,
  BUDGET,
  DEAD,
  DEFEATED,
  FACINGS,
  FATAL,
  GONE,
  IN,
  MODES,
  NORMAL,
  STATUSES,
  WHOLE_TURN,
} from '../words.ts'
import { checkBond, isItself, sickUntil, summoner } from './bonds.ts'
import { conditions } from './conditions.ts'
import { feats, settleFeat } from './feats.ts'
import { about, flag, kind, list, maybe, number, numbers, points, several, text, word } from './fields.ts'
import { armors, items, settleGear, weapons } from './gear.ts'
import { channeling, keeping, settleChanneling, settleKeeping, tooMuchChanneled } from './magic-under-way.ts'
import { spells } from './spells.ts'
import { side, square, UNSAID, undetectedBy } from './whereabouts.ts'
import { checkWounds, wounds } from './wounds.ts'

const modifier = (says: string) =>
  number(`${says}.`, { min: -99, max: 99, default: 0, rule: 'modifiers', column: { min: -0x80000000 } })

export const combatantFields = {
  name: text('What people call it.'),
  pc: flag("A player's character: no by default.", { column: { shown: false } }),
  side,
  level: number('Its level.', {
    min: 1,
    max: 99,
    default: 1,
    rule: 'summoning-slots',
    column: { init: 1, min: 1 },
  }),
  accuracy: modifier('Added to its attack rolls'),
  agility: modifier('Added to its number to be hit; how early it acts; its free hits'),
  strength: modifier('Added to its damage'),
  movement: number('Squares of one Move Action.', {
    min: 0,
    max: 1000,
    default: 6,
    rule: 'move',
    column: { init: 6, min: 0 },
  }),
  hp: points('Hit points: a number, or current/most.', {
    default: 10,
    rule: 'defeated-at-zero',
    column: { min: 0, visibility: 'vital', label: 'hit points' },
    mostColumn: { init: 1, min: 1, visibility: 'vital', label: 'most hit points' },
  }),
  mp: points('Magic points: a number, or current/most.', {
    default: 0,
    rule: 'spell-cost',
    column: { min: 0, label: 'magic points' },
    mostColumn: { min: 0, label: 'most magic points' },
  }),
  footprint: number('Squares per side that it fills.', {
    min: 1,
    max: 8,
    default: 1,
    rule: 'grid',
    column: { init: 1, max: 8, shown: false },
  }),
  feats,
  weapons,
  items,
  armors,
  spells,
  lacks: several(AIMS, 'What attacks on it cannot be aimed at, for want of such parts.', {
    first: FATAL,
    rule: 'aim-declared',
  }),
  fullLoad: flag('It carries the most that it can, and moves at half speed.', { column: { shown: false } }),
  tags: list(text('A word.'), 'Words of your own.'),
  about,
  hidden: flag(HIDDEN),
  madeFrom: text('The content id that it was made from.', { schema: madeFromSchema }),
  look: text(LOOK),
  square,
  facing: maybe(word(FACINGS, 'Where it looks: to its nearest enemy by default.', { rule: 'facing' })),
  mode: word(MODES, 'How it gets about.', { rule: 'half-movement', default: NORMAL, column: {} }),
  prone: flag('It lies prone.', { column: {} }),
  conditions,
  undetectedBy,
  wounds,
  spent: numbers(BUDGET, 'Of a battle in progress: what it has spent of its turn.', {
    min: 0,
    max: WHOLE_TURN,
    default: 0,
    each: (word) => `Actions of the kind ${word}.`,
    rule: 'turn-budget',
  }),
  spaces: number('Of a battle in progress: movement that is bought and not yet used.', {
    min: 0,
    max: 1000,
    default: 0,
    rule: 'move-split',
    column: {},
  }),
  slots: maybe(
    number('Of a battle in progress: free hit slots left; all of them by default.', {
      min: 0,
      max: 99,
      rule: 'free-hit-slots',
    }),
  ),
  disengaged: flag('Of a battle in progress: it has disengaged.', { column: {} }),
  boosts: numbers(BOOSTS, 'Of a battle in progress: boosts that it has bought.', {
    min: 0,
    max: 99,
    default: 0,
    each: (word) => `What it adds: ${word}.`,
  }),
  debts: numbers(BUDGET, 'Of a battle in progress: what is missing from its next turn.', {
    min: 0,
    max: WHOLE_TURN,
    default: 0,
    each: (word) => `Actions of the kind ${word}.`,
    rule: 'stand-up-debts',
  }),
  channeling,
  keeping,
  status: word(STATUSES, 'What has become of it: in the battle, or how it is out.', {
    default: UNSAID,
    last: GONE - 1,
    column: {},
  }),
  summoner,
  thralled: flag('Its thrall cost is paid.', { column: { shown: false } }),
  spell: text("The summoner's spell that called it, by id."),
  reserve: number("What it takes of its summoner's maximum hit points; its thrall cost by default.", {
    min: 0,
    max: 100_000,
    default: UNSAID,
    rule: 'thrall-mhp',
    column: { min: 0, shown: false },
  }),
  sickUntil,
}
type Values = { readonly [K in keyof typeof combatantFields]: ValueOf<(typeof combatantFields)[K]> }
type GivenFields = Given<keyof typeof combatantFields, FreeHitsRule>

/**
 * Anybody who fights. `name` is given from outside: the key of a map, or the name in a list. Its side and what it takes of
 * its summoner's hit points are settled when everybody is known (`encounter/summons.ts`).
 */
export const combatant = kind('combatant', 'Anybody who fights.', {
  content: { kind: 'combatants', built: freeHitsContent.combatants },
  fields: combatantFields,
  check(value, given, r) {
    checkHealth(value, given)
    checkWounds(value, r)
    checkBond(value, given, r)
  },
  complete(value, { from, at }, r) {
    const { name, spells } = value
    const gear = settleGear(value.weapons, value.items)
    const begun = settleChanneling(r, name, value.channeling, spells)
    const running = settleKeeping(r, name, value.keeping, spells)
    const tooMuch = tooMuchChanneled(name, begun, running, spells)
    if (tooMuch !== null) {
      r.problems.add(at(running.length > 0 ? 'keeping' : 'channeling'), tooMuch, 'channel-progress')
    }
    const { now, most } = value.hp
    const down = value.status === DEFEATED || value.status === DEAD
    return {
      ...value,
      /** Position among the seats, once its side is settled. */
      seat: 0,
      madeFrom: value.madeFrom === '' ? from : value.madeFrom,
      hp: { now: down ? 0 : now, most: Math.max(1, most) },
      status: value.status >= 0 ? value.status : now > 0 ? IN : DEFEATED,
      weapons: [],
      items: gear,
      feats: value.feats.map((feat) => settleFeat(r, feat, gear)),
      wounds: value.wounds.map(({ aim, round }) => ({ aim, round })),
      channeling: begun,
      keeping: running,
      summoner: isItself(value, r) ? -1 : value.summoner,
      /** Position among the summoner's spells of the one that called it, -1 for none known. */
      summonedBy: -1,
    }
  },
  apart: ({ channeling, keeping, spells }) => {
    const idOf = (spell: number) => spells[spell]?.id ?? ''
    return {
      channeling: channeling && {
        spell: idOf(channeling.spell),
        paid: channeling.paid.map((part) => spells[channeling.spell]?.cast[part] ?? 'either'),
      },
      keeping: keeping.map(({ spell, on }) => ({ spell: idOf(spell), on })),
    }
  },
  without: ({ status, thralled }) => [
    ...(status === IN ? (['status'] as const) : []),
    ...(thralled ? [] : (['reserve'] as const)),
  ],
})

/** A combatant as it enters the fight; what never changes of it stays its sheet. */
export interface Entrant extends ValueOf<typeof combatant> {}

/** Hit points and what has become of it have to agree; magic points. */
function checkHealth({ name, hp, mp, status }: Values, { raw, wrong }: GivenFields): void {
  const both = typeof raw.hp === 'string'
  if (hp.most < 1) {
    const right = 'for one that is defeated write both, as in 0/9'
    wrong('hp', `${name} cannot have ${hp.most} hit points at most: ${right}.`, 'defeated-at-zero')
  } else if (hp.now > hp.most) {
    const said = `${name} has ${hp.now} hit points but at most ${hp.most}: the first number is the current one.`
    wrong('hp', said, 'defeated-at-zero')
  }
  if (mp.now > mp.most) {
    const said = `${name} has ${mp.now} magic points but at most ${mp.most}: the first number is the current one.`
    wrong('mp', said, 'spell-cost')
  }
  const down = status === DEFEATED || status === DEAD
  if (down && both && hp.now > 0) {
    const said = `${name} has ${hp.now} hit points left and so is not ${STATUSES[status]}: write 0/${hp.most}.`
    wrong('status', said, 'defeated-at-zero')
  }
  if (status >= 0 && !down && both && hp.now === 0 && hp.most > 0) {
    const said = `${name} has no hit points left and so is defeated or dead, not "${STATUSES[status]}".`
    wrong('status', said, 'defeated-at-zero')
  }
}
