import type { Game, OptionSpec, Setup, Sheet, Side } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { FieldMap, ValuesOf } from '../kinds/field.ts'
import { readFields, schemasOf, writeFields } from '../kinds/inside/parts.ts'
import type { Kind } from '../kinds/record.ts'
import type { Fields } from './content.ts'
import { perhaps } from './declare.ts'
import { called, readEncounter, readPeople } from './encounter.ts'
import { DEFAULT_POLICY, encounterFile } from './encounter-file.ts'
import type { Plain } from './plain.ts'
import { isMap } from './problems.ts'
import { ownFields, type Reader } from './reader.ts'
import { partySideFields, sidesField } from './schema.ts'
import { findSide, readSides, usualSides, writeSight } from './sides.ts'

/** The reader's context for rulesets whose encounters only have people on sides. */
export type PeopleReader<R extends string> = Reader<R, 'combatants'>

/** A set-up of people; `S` are the ruleset's own fields of sides. */
export interface PeopleSetup<T, S = unknown> extends Setup {
  readonly roster: readonly (T & { readonly side: number; readonly seat: number })[]
  readonly sides: readonly (Side & ValuesOf<S>)[]
}

interface PeopleHabits<T, F, R extends string> {
  readonly ruleset: string
  readonly options: readonly OptionSpec[]
  /** The kind of a combatant, without its `side`. */
  readonly kind: Kind<T, F, PeopleReader<R>, R>
  /** Further fields of a side, which appear in the set-up's `sides`. */
  readonly side?: FieldMap<PeopleReader<R>, R>
  /** The maximum number of sides. */
  readonly mostSides?: number
  /** The rule that a fight with fewer than two sides, or too many, breaks. */
  readonly rule: R
}

const sideFields = partySideFields("Whether it is the Party: the players' side. One side at most.")

/**
 * The reader and schema of encounters with people on sides, each with a kind's fields and its side, and options.
 * @example
 * ```ts
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import { kindOf } from '@fray/rulesets/kinds/record'
 * import { type PeopleReader, peopleEncounters } from '@fray/rulesets/loading/people-encounter'
 *
 * const { number, text } = fieldsFor<PeopleReader<string>, string>()
 * const fields = { name: text('Its name.'), skill: number('Added to a strike.', { min: 0, max: 9, default: 0 }) }
 * const kind = kindOf<PeopleReader<string>, string>()('fighter', 'Anybody who fights.', { fields })
 * const { readEncounter } = peopleEncounters<string>()({ ruleset: 'mine', options: [], kind, rule: 'two-sides' })
 * const { setup } = readEncounter({ combatants: { Ada: { skill: 3, side: 'party' }, Wolf: { skill: 2 } } })
 * console.log(setup?.encounter) // {
 * //   ruleset: 'mine',
 * //   title: '',
 * //   options: {},
 * //   notes: [],
 * //   seats: {
 * //     referee: { plays: [Array], by: 'person' },
 * //     players: { plays: [Array], by: 'person' }
 * //   },
 * //   sides: {
 * //     party: { name: 'Party', party: true, hp: 'exact' },
 * //     foes: { name: 'Foes', party: false, hp: 'word' }
 * //   },
 * //   combatants: [
 * //     { name: 'Ada', skill: 3, side: 'party' },
 * //     { name: 'Wolf', skill: 2, side: 'foes' }
 * //   ]
 * // }
 * console.log(readEncounter({ combatants: { Ada: { side: 'partie' } } }).problems[0]?.message) // There is no side "partie". Did you mean "party"?
 * ```
 */
export function peopleEncounters<R extends string>() {
  return function reads<T extends Sheet, F extends FieldMap<PeopleReader<R>, R>>({
    ruleset,
    options,
    kind,
    side: own = {},
    mostSides = Number.POSITIVE_INFINITY,
    rule,
  }: PeopleHabits<T, F, R>): Pick<Game, 'readEncounter' | 'encounterShape' | 'packShape'> {
    const side = perhaps(z.string(), 'Its side: the first that is not the party by default.')
    const onSide = z.extend(kind.map, { side })
    const from = (r: PeopleReader<R>, { values, ...found }: Fields) =>
      kind.from(r, { ...found, values: Object.fromEntries(Object.entries(values).filter(([key]) => key !== 'side')) })
    const file = encounterFile<R, 'combatants', PeopleReader<R>>({
      ruleset,
      options,
      built: { combatants: {} },
      content: { combatants: { map: onSide, from } },
      kinds: [kind, { fields: own }],
      rules: { side: rule },
      fields: () => ({ sides: sidesField(z.strictObject({ ...sideFields, ...schemasOf(own) })) }),
    })
    return {
      encounterShape: file.schema,
      packShape: file.packs,
      readEncounter: (given) =>
        readEncounter<R, 'combatants', PeopleSetup<T>>(given, file.habits, (r, raw) => {
          file.checkOwnContent(r)
          const sides = readSides<R>(r as Reader<R>, raw.sides, ['sides'], rule).map((one) => {
            const said = isMap(raw.sides) && isMap(raw.sides[one.id]) ? raw.sides[one.id] : {}
            return { ...one, ...readFields(r, own, ownFields(said as Record<string, unknown>, ['sides', one.id])) }
          })
          if (sides.length > mostSides) r.problems.add(['sides'], `A fight has ${mostSides} sides at most.`, rule)
          const ids = sides.map(({ id }) => id)
          const players = sides.findIndex(({ party }) => party)
          const people = readPeople(r, raw, ids, rule, { sides: ids, players, policy: DEFAULT_POLICY })
          const roster = people.named.map(({ name, fields }) => {
            const said = fields.values.side
            const side = said === undefined ? usualSides(sides).npc : findSide(r, said, fields.at('side'), sides, rule)
            return { ...from(r, called(name, fields)), side, seat: people.seatOf(name, side) }
          })
          return {
            sides,
            people,
            setup: { roster },
            write: () => ({
              sides: Object.fromEntries(
                sides.map((one) => [
                  one.id,
                  { name: one.name, party: one.party, ...writeSight(one), ...writeFields(own, one, [], r) },
                ]),
              ),
              combatants: roster.map((one) => ({ ...(kind.write(one) as Plain), side: sides[one.side]?.id })),
            }),
          }
        }),
    }
  }
}
