import { plainGame } from '@fray/rulesets/plain/game'
import { actions, acts } from './actions.ts'
import { skerryCatalogue as catalogue } from './catalogue/catalogue.ts'
import * as events from './events.ts'
import { aggressive } from './policy.ts'
import { presentation } from './presentation.ts'
import { fight } from './rock.ts'
import { fighter, tables } from './scene.ts'

/** The ruleset, with the reading of its encounters. */
export const skerry = plainGame({
  id: 'skerry',
  title: 'Skerry: a fight on a rock in a rising sea',
  version: '1',
  catalogue,
  tables,
  actions,
  events,
  fight,
  kind: fighter,
  policies: [aggressive],
  simple: { first: ['strike', 'climb'], otherwise: (actor) => acts.brace.make(actor) },
  presentation,
})
