import { type Command, type Game, type Policy, rulesetOf } from '@fray/kernel/rules'
import { declared } from '@fray/rulesets/kinds/form'
import { peopleEncounters } from '@fray/rulesets/loading/people-encounter'
import { placeless } from '@fray/rulesets/presentation/placeless'
import { actions, acts, fight } from './actions.ts'
import { catalogue, type Rule } from './catalogue.ts'
import { arms, ready } from './content.ts'
import * as events from './events.ts'
import { C, type FightScene, fighter, tables } from './scene.ts'

/** How the computer plays. */
const aggressive: Policy<FightScene, Command> = {
  id: 'aggressive',
  about: 'Strikes at whoever has the least Life left.',
  command: (scene, actor) => acts.strike.make(actor, { target: fight.weakest(scene, actor) }),
  answer: (_, question) => question.preset,
}

/** What hosts show of a fight. */
const presentation = placeless<FightScene>({
  ...fight.shown,
  conditions: {
    covered: {
      short: 'cov',
      tone: 'good',
      says: 'It has 4 more Guard.',
      rules: ['cover'],
      on: (scene, row) => scene.now.combatant.covered[row] === 1,
      ends: () => 'with its next turn',
    },
  },
  ready,
  arms: (scene, row) => [arms[scene.now.combatant.weapon[row]]],
  numbers: [C.skill, C.guard, C.quick].map((column) => ({ column, rule: column === C.quick ? 'turns' : 'strike' })),
})

const rules = rulesetOf({
  id: 'scrap',
  title: 'Scrap: a brawl to begin with',
  version: '1',
  ...catalogue,
  tables,
  actions,
  events,
  ...fight.parts,
  policies: [aggressive],
  simple: { first: ['strike'], otherwise: (actor) => acts.cover.make(actor) },
  presentation,
})

/** The ruleset, with the reading of its encounters. */
export const game: Game = {
  rules,
  ...peopleEncounters<Rule>()({ ruleset: rules.id, options: catalogue.options, kind: fighter, rule: 'two-sides' }),
  ...declared([fighter]),
}
