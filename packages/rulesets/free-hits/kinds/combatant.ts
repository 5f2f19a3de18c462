import { NO_SQUARE } from '@fray/kernel/rules'
import * as z from 'zod'
import type { ValueOf } from '../../kinds/field.ts'
import type { Given } from '../../kinds/record.ts'
import { squareOf } from '../../reading/grid-battlefield.ts'
import { findRow } from '../../reading/names.ts'
import { madeFromSchema } from '../../reading/schema.ts'
import { findSide } from '../../reading/sides.ts'
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
import { conditions } from './conditions.ts'
import { feats, settleFeat } from './feats.ts'
import { about, custom, flag, kind, list, number, numbers, points, type Reader, several, text, word } from './fields.ts'
import { armors, items, settleGear, weapons } from './gear.ts'
import { channeling, keeping, settleChanneling, settleKeeping, tooMuchChanneled } from './magic-under-way.ts'
import { spells } from './spells.ts'

const modifier = (says: string) =>
  number(`${says}.`, { min: -99, max: 99, leftOut: 0, rule: 'modifiers', column: { min: -0x80000000 } })

/** What is not known before everybody is, or is all that there can be. */
const UNSAID = -1

/** The position of its side, UNSAID where it names none. */
const side = custom<number>("The id of its side; a pc's is the Party, another's the first other one.", {
  schema: z.string(),
  shape: { type: 'text' },
  read: (r, raw, path) => (r.fight.sides.length === 0 ? UNSAID : findSide(r, raw, path, r.fight.sides, null)),
  write: () => undefined,
})

/** The square of its least x and y; NO_SQUARE where it names none, or none that is on the map. */
const square = custom<number>('The square where it stands, "x,y"; of a large creature the one of least x and y.', {
  key: 'at',
  schema: z.string().regex(/^\s*-?\d{1,5}\s*,\s*-?\d{1,5}\s*$/, 'should be a square, as in "3,4"'),
  shape: { type: 'text' },
  read(r, raw, path) {
    const { grid, sound } = r.fight.field
    if (typeof raw !== 'string' || !sound) return NO_SQUARE
    const found = squareOf(grid, raw)
    if (found === NO_SQUARE) {
      const last = `${grid.originX + grid.width - 1},${grid.originY + grid.depth - 1}`
      const said = `Whoever is at ${raw} stands off the map, whose squares go from ${grid.originX},${grid.originY} to ${last}.`
      r.problems.add(path, said, 'grid')
    }
    return found ?? NO_SQUARE
  },
  write: () => undefined,
})

/** Positions in the roster of those that do not detect it, or `all` its enemies. */
const undetectedBy = custom<'all' | readonly number[]>('Enemies that do not detect it: nobody if left out.', {
  rule: 'detection',
  schema: z.union([z.literal('all'), z.string(), z.array(z.string())], 'should be all or a list of names'),
  read(r, raw, path) {
    if (raw === 'all') return 'all'
    const { names } = r.fight
    const rows = Array.isArray(raw)
      ? raw.map((name, i) => findRow(r, name, [...path, i], names))
      : [findRow(r, raw, path, names)]
    return [...new Set(rows)].filter((row) => row >= 0).sort((a, b) => a - b)
  },
  write: () => undefined,
})

/** Position in the roster of who summoned it, or -1. */
const summoner = custom<number>('Who summoned it.', {
  schema: z.string(),
  shape: { type: 'text' },
  read: (r, raw, path) => findRow(r, raw, path, r.fight.names),
  write: () => undefined,
})

/** The round in which, at the summoner's place, its sickness ends; 0 for none. */
const sickUntil = custom<number>(
  "Summoning sickness: until its summoner's place in the next round, or in the round that is named.",
  {
    key: 'sick',
    rule: 'sickness-length',
    schema: z.union([z.boolean(), z.int().min(1).max(1000)], 'should be true, or the round in which it ends'),
    read: (r, raw) => (raw === true ? r.fight.round + 1 : typeof raw === 'number' ? raw : 0),
    write: (round) => round || undefined,
    column: { min: 0, shown: false },
  },
)

const wound = kind('wound', 'A wound: what the attack was aimed at, or a map.', {
  brief: { schema: z.enum(AIMS), fields: (raw) => (typeof raw === 'string' ? { aim: raw } : null) },
  fields: {
    aim: word(AIMS, 'What the attack was aimed at.', { rule: 'aim', needed: 'This wound has no "aim".' }),
    round: number('The round in which it was dealt; long ago if left out.', { min: 0, max: 1000, leftOut: 0 }),
  },
  settle: (value, { path, at }) => ({ aim: Math.max(0, value.aim), round: value.round, written: { path, at } }),
})

export const combatantFields = {
  name: text('What people call it.'),
  pc: flag("A player's character: no if left out.", { column: { shown: false } }),
  side,
  level: number('Its level.', {
    min: 1,
    max: 99,
    leftOut: 1,
    rule: 'summoning-slots',
    column: { init: 1, min: 1 },
  }),
  accuracy: modifier('Added to its attack rolls'),
  agility: modifier('Added to its number to be hit; how early it acts; its free hits'),
  strength: modifier('Added to its damage'),
  movement: number('Squares of one Move Action.', {
    min: 0,
    max: 1000,
    leftOut: 6,
    rule: 'move',
    column: { init: 6, min: 0 },
  }),
  hp: points('Hit points: a number, or current/most.', {
    leftOut: 10,
    rule: 'defeated-at-zero',
    column: { min: 0, sight: 'vital', label: 'hit points' },
    mostColumn: { init: 1, min: 1, sight: 'vital', label: 'most hit points' },
  }),
  mp: points('Magic points: a number, or current/most.', {
    leftOut: 0,
    rule: 'spell-cost',
    column: { min: 0, label: 'magic points' },
    mostColumn: { min: 0, label: 'most magic points' },
  }),
  footprint: number('Squares per side that it fills.', {
    min: 1,
    max: 8,
    leftOut: 1,
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
  madeFrom: text('The content id that it was made from.', { schema: madeFromSchema }),
  square,
  facing: word(FACINGS, 'Where it looks: to its nearest enemy if left out.', { rule: 'facing', leftOut: UNSAID }),
  mode: word(MODES, 'How it gets about.', { rule: 'half-movement', leftOut: NORMAL, column: {} }),
  prone: flag('It lies prone.', { column: {} }),
  conditions,
  undetectedBy,
  wounds: list(wound, 'Wounds that it has. Its numbers here are those before them.'),
  spent: numbers(BUDGET, 'Of a battle in progress: what it has spent of its turn.', {
    min: 0,
    max: WHOLE_TURN,
    leftOut: 0,
    each: (word) => `Actions of the kind ${word}.`,
    rule: 'turn-budget',
  }),
  spaces: number('Of a battle in progress: movement that is bought and not yet used.', {
    min: 0,
    max: 1000,
    leftOut: 0,
    rule: 'move-split',
    column: {},
  }),
  slots: number('Of a battle in progress: free hit slots left; all of them if left out.', {
    min: 0,
    max: 99,
    leftOut: UNSAID,
    rule: 'free-hit-slots',
  }),
  disengaged: flag('Of a battle in progress: it has disengaged.', { column: {} }),
  boosts: numbers(BOOSTS, 'Of a battle in progress: boosts that it has bought.', {
    min: 0,
    max: 99,
    leftOut: 0,
    each: (word) => `What it adds: ${word}.`,
  }),
  debts: numbers(BUDGET, 'Of a battle in progress: what is missing from its next turn.', {
    min: 0,
    max: WHOLE_TURN,
    leftOut: 0,
    each: (word) => `Actions of the kind ${word}.`,
    rule: 'stand-up-debts',
  }),
  channeling,
  keeping,
  status: word(STATUSES, 'What has become of it: in the battle, or how it is out.', {
    leftOut: UNSAID,
    last: GONE - 1,
    column: {},
  }),
  summoner,
  thralled: flag('Its thrall cost is paid.', { column: { shown: false } }),
  spell: text("The summoner's spell that called it, by id."),
  reserve: number("What it takes of its summoner's maximum hit points; its thrall cost if left out.", {
    min: 0,
    max: 100_000,
    leftOut: UNSAID,
    rule: 'thrall-mhp',
    column: { min: 0, shown: false },
  }),
  sickUntil,
}
type Values = { readonly [K in keyof typeof combatantFields]: ValueOf<(typeof combatantFields)[K]> }
type Told = Given<keyof typeof combatantFields, FreeHitsRule>

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
  settle(value, { from, at }, r) {
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
function checkHealth({ name, hp, mp, status }: Values, { raw, wrong }: Told): void {
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

function checkWounds({ name, wounds, lacks }: Values, r: Reader): void {
  const { round: latest } = r.fight
  for (const { aim, round, written } of wounds) {
    if (lacks.includes(aim)) {
      const right = 'take it out of "lacks", or the wound away'
      const said = `${name} has no part that a ${AIMS[aim]} wound could hit: ${right}.`
      r.problems.add(written.path, said, 'aim-declared')
    }
    if (round > latest) {
      const when = latest === 0 ? 'the battle has not begun' : `it is round ${latest}`
      const said = `${name} cannot have been wounded in round ${round}: ${when}.`
      r.problems.add(written.at('round'), said, 'disrupting-not-added')
    }
  }
}

/** Fields that only summoned units have. */
const SUMMONED = { thralled: 'thralled', spell: 'spell', reserve: 'reserve', sickUntil: 'sick' } as const

const isItself = ({ name, summoner }: Values, r: Reader): boolean =>
  r.fight.names[summoner]?.toLowerCase() === name.toLowerCase()

/** How a summoned unit stands to its summoner, as far as it shows without that one. */
function checkBond(value: Values, { raw, wrong }: Told, r: Reader): void {
  const { name, sickUntil } = value
  const { round, joins } = r.fight
  if (raw.summoner === undefined) {
    for (const [field, key] of Object.entries(SUMMONED) as [keyof typeof SUMMONED, string][]) {
      if (raw[field] === undefined || raw[field] === false) continue
      const rule = key === 'sick' ? 'summoning-sickness' : 'thrall'
      wrong(field, `${name} has no "summoner": name one, or leave "${key}" out.`, rule)
    }
  }
  if (isItself(value, r)) {
    wrong('summoner', `${name} cannot have summoned itself: name somebody else.`, 'thrall')
    return
  }
  if (joins && raw.sickUntil === true) {
    wrong('sickUntil', `Say in which round the sickness of ${name} ends, as in "sick: 3".`, 'sickness-length')
  }
  if (sickUntil > round + 1) {
    const most = `${round + 1} at most`
    const said = `Summoning sickness lasts one round: ${name} cannot be sick until round ${sickUntil}, ${most}.`
    wrong('sickUntil', said, 'sickness-length')
  }
}
