import type { Words } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { Points, ValueOf } from '../../kinds/field.ts'
import { whole } from '../../loading/declare.ts'
import { hint } from '../../loading/problems.ts'
import { HIDDEN, LOOK, madeFromSchema } from '../../loading/schema.ts'
import { cite } from '../citing.ts'
import { zonesContent } from '../content/content.ts'
import { HINDRANCES } from '../effects.ts'
import { ATTRIBUTES, CHARACTERS, ENEMIES, FIGHTING, OUT_OF_ACTION, SIDE_IDS, STATUSES } from '../words.ts'
import { type HindranceState, hindranceState, ongoingState } from './effects.ts'
import { choice, custom, flag, kind, list, maybe, number, points, type Reader, text, word } from './fields.ts'
import { attacks, items } from './gear.ts'
import { spells } from './spells.ts'

const score = (name: string, always = false) =>
  number(`${name} of a character${always ? ', who has to say it' : ''}.`, {
    always,
    rule: 'attributes',
    min: -99,
    max: 99,
    default: 0,
    column: { shown: false, visibility: 'abilities' },
  })

/** Where it starts; its side's starting Zone (-1) by default. */
const zoneField = custom<number>("The Zone where it starts; its side's starting Zone by default.", {
  schema: z.string(),
  shape: { type: 'text' },
  read(r, raw, path) {
    if (typeof raw !== 'string') return -1
    const zone = r.zones.indexOf(raw)
    if (zone < 0) {
      r.problems.add(path, `There is no Zone "${raw}" on this battlefield.${hint(raw, r.zones)}`, 'zones-by-referee')
    }
    return zone
  },
  write: () => undefined,
})

/** The hindrances that lie on it, each held once, in the order gained. */
const hindrances = list(hindranceState, 'Of a fight in progress: its hindrances, in the order gained.', {
  complete(all, r, path) {
    const held: HindranceState[] = []
    all.forEach((one, i) => {
      if (held.every(({ kind }) => kind !== one.kind)) held.push(one)
      else {
        const said = `The hindrance ${HINDRANCES[one.kind]} is held once: take one out.`
        r.problems.add([...path, i], said, 'hindrances-combine')
      }
    })
    return held
  },
})

export const combatantFields = {
  name: text('What people call it.'),
  kind: choice(['character', 'creature'], 'Run by a player, or by the referee.', {
    rule: 'creature-or-character',
    needed: '{name} needs a "kind": character or creature.',
  }),
  side: word(
    SIDE_IDS,
    "Which side it is on; by default a character is on the Characters' and a creature on the enemies'.",
  ),
  level: number('Its Level, 1 or more.', {
    rule: 'level-and-skill',
    min: 1,
    max: 100,
    default: 1,
    needed: '{name} has no "level": every Creature has one, 1 or more.',
    column: { init: 1 },
  }),
  str: score('STR', true),
  dex: score('DEX', true),
  con: score('CON'),
  int: score('INT'),
  wis: score('WIS'),
  cha: score('CHA'),
  skill: number('The Skill of a creature, which has to say it.', {
    rule: 'level-and-skill',
    min: -99,
    max: 99,
    default: 0,
    always: true,
    column: { shown: false, visibility: 'abilities' },
  }),
  hp: points('Hit points: a number, or current/most.', {
    needed: '{name} has no "hp": a number, or current/most as in 4/9.',
    column: { min: 0, visibility: 'vital', label: 'hit points' },
    mostColumn: { init: 1, min: 1, visibility: 'vital', label: 'most hit points' },
  }),
  armor: number('Armor points: they count only with the option armor-points.', {
    min: 0,
    max: 100,
    default: 0,
    column: { visibility: 'defenses' },
  }),
  zone: zoneField,
  items,
  attacks,
  spells,
  attitude: text('A set attitude or goal: it makes no Reaction roll.'),
  about: text<Words>('A line for the people at the table.'),
  hidden: flag(HIDDEN),
  madeFrom: text('The content id that it was made from.', { schema: madeFromSchema }),
  look: text(LOOK),
  status: word(
    STATUSES,
    'Of a fight in progress: whether it fights, flees or parleys. With 0 hp it is out of action.',
    { default: FIGHTING, last: 2, column: {} },
  ),
  moved: flag("Of a fight in progress: this Turn's move is spent.", { column: {} }),
  acted: flag("Of a fight in progress: this Turn's Action is spent.", { column: {} }),
  disengaged: flag('Of a fight in progress: it has Disengaged this Turn.', { column: {} }),
  ongoing: maybe(ongoingState, 'Of a fight in progress: the Ongoing Damage that it suffers.'),
  hindrances,
  initiative: custom<number | null>("Of a fight in progress: a character's initiative total.", {
    schema: whole(-99, 199),
    shape: { type: 'number', min: -99, max: 199, words: [] },
    read: (_r, raw) => (typeof raw === 'number' ? raw : null),
    write: (value) => value ?? undefined,
  }),
}

/** What hit points say that cannot be. */
function checkHitPoints(
  name: string,
  hp: Points,
  wrong: (field: 'hp', message: string, rule: 'out-of-action' | 'healing') => void,
) {
  if (hp.most < 1) {
    const right = 'for one that has fallen write both, as in 0/9'
    wrong('hp', `${name} cannot have ${hp.most} hit points at most: ${right}.`, 'out-of-action')
  } else if (hp.now > hp.most) {
    const said = `${name} has ${hp.now} hit points but at most ${hp.most}: the first number is the current one.`
    wrong('hp', said, 'healing')
  }
}

/** Anybody who fights. `name` is given from outside: the key of a map, or the name in a list. */
export const combatant = kind('combatant', 'Anybody who fights.', {
  content: { kind: 'combatants', built: zonesContent.combatants },
  fields: combatantFields,
  check(value, { raw, lost, wrong }) {
    const { name } = value
    if (!lost) {
      if (raw.kind === 'character') {
        for (const key of ['str', 'dex'] as const) {
          if (raw[key] !== undefined) continue
          wrong(null, `${name} has no "${key}": a character has STR and DEX, and 0 has to be said.`, 'attributes')
        }
        if (raw.skill !== undefined) {
          wrong('skill', `${name} is a character, which has Attributes and no "skill".`, 'level-and-skill')
        }
        if (value.attacks.length > 0) {
          const right = 'give it weapons as "items"'
          wrong('attacks', `${name} is a character, which has no "attacks" of its own: ${right}.`, 'creature-attack')
        }
      }
      if (raw.kind === 'creature') {
        if (raw.skill === undefined) {
          wrong(null, `${name} has no "skill": a creature Tests with it.`, 'level-and-skill')
        }
        for (const key of ATTRIBUTES) {
          if (raw[key] === undefined) continue
          wrong(key, `${name} is a creature, which has a "skill" and no "${key}".`, 'attributes')
        }
        if (raw.initiative !== undefined) {
          const said = `${name} is a creature, and only characters roll initiative.`
          wrong('initiative', said, 'character-initiative')
        }
      }
    }
    checkHitPoints(name, value.hp, wrong)
    if (value.hp.now !== 0) return
    if (raw.status !== undefined) {
      wrong('status', `${name} has no hit points left and is out of action: leave "status" out.`, 'out-of-action')
    }
    for (const key of ['ongoing', 'hindrances'] as const) {
      if (raw[key] === undefined || (Array.isArray(raw[key]) && raw[key].length === 0)) continue
      const said = `${name} is out of action, which ends its effects: leave "${key}" out.`
      wrong(key, said, 'out-of-action-ends-effects')
    }
  },
  complete(value, { from }, r) {
    const character = value.kind === 'character'
    const side = value.side >= 0 ? value.side : character ? CHARACTERS : ENEMIES
    const down = value.hp.now === 0
    return {
      ...value,
      side,
      seat: r.seatOf(value.name, side),
      character,
      madeFrom: value.madeFrom === '' ? from : value.madeFrom,
      hp: { now: value.hp.now, most: Math.max(1, value.hp.most) },
      zone: value.zone >= 0 ? value.zone : startOf(r, side),
      status: down ? OUT_OF_ACTION : value.status,
      ongoing: down ? null : value.ongoing,
      hindrances: down ? [] : value.hindrances,
    }
  },
  without: ({ character }) => (character ? ['skill'] : ATTRIBUTES),
})

/** Where one of the side starts of whom nobody says where. */
function startOf(r: Reader, side: number): number {
  cite('starting-zones')
  return r.starts[side] as number
}

/** A combatant as it enters the fight; what never changes of it stays its sheet. */
export interface Entrant extends ValueOf<typeof combatant> {}
