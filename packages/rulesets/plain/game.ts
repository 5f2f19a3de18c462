import {
  type AnyScene,
  type Catalogue,
  type Game,
  type PlainRuleset,
  rulesetOf,
  type TableSpecs,
} from '@fray/kernel/rules'
import type { FieldMap } from '../kinds/field.ts'
import { declared } from '../kinds/form.ts'
import type { Kind } from '../kinds/record.ts'
import { type PeopleReader, peopleEncounters } from '../loading/people-encounter.ts'
import type { PlainFight } from './fight.ts'

/** What a fight of people supplies itself. */
type Given = keyof PlainFight<AnyScene>['parts'] | keyof Catalogue<string> | 'mayCommand'

/** A ruleset of people on sides: what `rulesetOf` takes, minus what the fight and the catalogue supply. */
interface PlainGame<S extends AnyScene, R extends string, T extends TableSpecs, V, F>
  extends Omit<PlainRuleset<S, R, T>, Given>,
    Partial<Omit<PlainFight<S>['parts'], 'open'>> {
  readonly catalogue: Catalogue<R>
  readonly fight: PlainFight<S>
  /** The kind of all combatants. */
  readonly kind: Kind<V, F, PeopleReader<R>, R>
  /** The maximum number of sides. */
  readonly mostSides?: number
}

/**
 * A game based on `plainFight`: the ruleset, the reader of its encounters, and its forms. Its own parts override the
 * fight's.
 */
export function plainGame<
  S extends AnyScene,
  R extends string,
  T extends TableSpecs,
  V extends { readonly name: string },
  F extends FieldMap<PeopleReader<R>, R>,
>({ catalogue, fight, kind, mostSides, ...own }: PlainGame<S, R, T, V, F>): Game {
  const { rule, side } = fight.file
  const rules = rulesetOf({ ...catalogue, ...fight.parts, ...own } as PlainRuleset<S, R, T>)
  const file = { ruleset: rules.id, options: catalogue.options, kind, mostSides, side, rule: rule as R }
  return { rules, ...peopleEncounters<R>()(file), ...declared([kind]) }
}
