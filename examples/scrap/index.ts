import type { Command, Policy } from '@fray/kernel/rules'
import { plainGame } from '@fray/rulesets/plain/game'
import { numbersOf } from '@fray/rulesets/presentation/numbers-of'
import { placeless } from '@fray/rulesets/presentation/placeless'
import { actions, acts, fight } from './actions.ts'
import { catalogue } from './catalogue.ts'
import { arms } from './content.ts'
import * as events from './events.ts'
import { C, type FightScene, fields, fighter, tables } from './scene.ts'

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
      badge: 'cov',
      tone: 'good',
      lines: ['It has 4 more Guard.'],
      rules: ['cover'],
      on: C.covered,
      ends: 'with its next turn',
    },
  },
  ready: arms,
  arms: (scene, row) => [arms[scene.now.combatant.weapon[row]]],
  numbers: numbersOf(fields, C, ['skill', 'guard', 'quick']),
})

/** The ruleset, with the reading of its encounters. */
export const game = plainGame({
  id: 'scrap',
  title: 'Scrap: a brawl to begin with',
  version: '1',
  catalogue,
  tables,
  actions,
  events,
  fight,
  kind: fighter,
  policies: [aggressive],
  simple: { first: ['strike'], otherwise: (actor) => acts.cover.make(actor) },
  presentation,
})
