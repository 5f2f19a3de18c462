import { asText } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { type Grammar, matching, phrases, readShort } from '../../kinds/short.ts'
import type { Path } from '../../loading/problems.ts'
import { ranged } from '../../loading/schema.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { escalationContent } from '../content/content.ts'
import { RANGE_ENGAGED, RANGE_NEARBY, RANGED, STANCE_KINDS } from '../words.ts'
import { critTimes } from './ability-fields.ts'
import { about, custom, id, idOf, kind, list, number, type Reader, text, word } from './fields.ts'

/** The dice that a stance can have, by their sides. */
const STANCE_DICE: readonly number[] = [4, 6, 8, 10, 12]

const USUAL_DIE = 6

const die = custom<number>('The die of its damage: d4, d6, d8, d10 or d12.', {
  rule: 'stances',
  needed: 'This stance has no "die": d4, d6, d8, d10 or d12.',
  schema: z.union(
    [z.string().check(z.regex(/^d?\d+$/i, 'should be a die, as in d8')), ranged(4, 12)],
    'should be a die, as in d8',
  ),
  shape: { type: 'dice' },
  read(r, raw, path) {
    const sides = Number(asText(raw).replace(/^d/i, ''))
    if (STANCE_DICE.includes(sides)) return sides
    if (raw !== undefined) {
      r.problems.add(path, `The die of a stance is d4, d6, d8, d10 or d12, not "${asText(raw)}".`, 'stances')
    }
    return USUAL_DIE
  },
  write: (sides) => `d${sides}`,
})

const short: Grammar<EscalationRule> = {
  shape: 'A stance in short is melee DIE, or ranged DIE nearby|far, as in melee d8 or ranged d6 far',
  rule: 'stances',
  stray: 'stances',
  shortName: true,
  pieces: [
    phrases({ melee: { kind: 'melee' }, ranged: { kind: 'ranged' } }),
    matching('die', /^d?\d+$/, (word) => (word.startsWith('d') ? word : `d${word}`)),
    phrases({ nearby: { range: 'nearby' }, far: { range: 'far' } }),
  ],
}

/** Reads a stance in short: it is called as it is written, and known by its kind. */
function parse(said: string, { problems }: Reader, path: Path) {
  const fields = readShort(problems, `stance ${said}`, path, short)
  return { ...fields, id: fields.kind, name: said.trim().split(/\s+/).slice(0, 2).join(' ') }
}

/** What somebody fights with and how: its damage die, and how far it reaches. */
export const stance = kind('stance', 'A stance: a content id, a short text such as "ranged d6 far", or a map.', {
  content: { kind: 'stances', built: escalationContent.stances },
  short: { whole: 'die', examples: ['melee d8', 'ranged d6 far'], parse },
  fields: {
    id: id(),
    name: text('What people call it.', { rule: 'stances', needed: 'This stance has no "name".', min: 1 }),
    about: about(),
    kind: word(STANCE_KINDS, 'Melee or ranged.', {
      rule: 'stances',
      needed: 'This stance has no "kind": melee or ranged.',
      default: 0,
    }),
    die,
    range: word(['nearby', 'far'], 'How far a ranged stance reaches.', { default: 0 }),
    bonus: number('Added to the rolls of Basic Attacks in it.', { rule: 'attack-roll', min: -99, max: 99, default: 0 }),
    critTimes: critTimes('What a Crit multiplies the damage of Basic Attacks in it by.'),
  },
  complete({ id, range, ...stance }, { raw, from, lost, wrong }) {
    const isRanged = stance.kind === RANGED
    if (!lost && !isRanged && raw.kind !== undefined && raw.range !== undefined) {
      const right = 'leave "range" out, or make it "kind: ranged"'
      wrong('range', `A melee stance reaches whom it is engaged with: ${right}.`, 'stances')
    }
    return { ...stance, id: idOf(id, from, stance.name), range: isRanged ? RANGE_NEARBY + range : RANGE_ENGAGED }
  },
  apart: ({ kind, range }) => ({ range: kind === RANGED ? range - RANGE_NEARBY : 0 }),
})
export interface Stance extends ValueOf<typeof stance> {}

/** The stances of somebody, each with an id of its own: those of short text are `melee`, `ranged`, `melee-2`. */
export const stances = list(stance, 'Its stances.', {
  rule: 'stances',
  complete(all, { problems }, path) {
    const free: Stance[] = []
    const taken = (id: string) => free.some((other) => other.id.toLowerCase() === id.toLowerCase())
    all.forEach((one, i) => {
      let { id } = one
      if (taken(id) && id !== STANCE_KINDS[one.kind]) {
        problems.add([...path, i], `There is a second stance "${id}": give each an "id" of its own.`, 'stances')
      }
      for (let n = 2; taken(id); n++) id = `${one.id}-${n}`
      free.push({ ...one, id })
    })
    return free
  },
})
