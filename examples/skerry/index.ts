import { type Game, rulesetOf } from '@fray/kernel/rules'
import { declared } from '@fray/rulesets/kinds/form'
import { peopleEncounters } from '@fray/rulesets/loading/people-encounter'
import { actions, acts } from './actions.ts'
import { skerryCatalogueOptions as options } from './catalogue/options.ts'
import { type SkerryRule, skerryRuleTitles } from './catalogue/rule-ids.ts'
import * as events from './events.ts'
import { aggressive } from './policy.ts'
import { presentation } from './presentation.ts'
import { fight } from './rock.ts'
import { fighter, tables } from './scene.ts'

const rules = rulesetOf({
  id: 'skerry',
  title: 'Skerry: a fight on a rock in a rising sea',
  version: '1',
  ruleTitles: skerryRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).skerryRuleTexts,
  options,
  tables,
  actions,
  events,
  ...fight.parts,
  policies: [aggressive],
  simple: { first: ['strike', 'climb'], otherwise: (actor) => acts.brace.make(actor) },
  presentation,
})

/** The ruleset, with the reading of its encounters. */
export const skerry: Game = {
  rules,
  ...peopleEncounters<SkerryRule>()({ ruleset: rules.id, options, kind: fighter, rule: 'two-sides' }),
  ...declared([fighter]),
}
