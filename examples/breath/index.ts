import { type Game, lastSide, person, rulesetOf, type Setup } from '@fray/kernel/rules'
import { fieldForm } from '@fray/rulesets/kinds/form'
import { enterRoster } from '@fray/rulesets/kinds/roster'
import { type PeopleSetup, peopleEncounters } from '@fray/rulesets/loading/people-encounter'
import { actions, rest } from './actions.ts'
import { breathCatalogue } from './catalogue/catalogue.ts'
import type { BreathRule } from './catalogue/rule-ids.ts'
import * as events from './events.ts'
import { type Fighter, fighter, fighterFields } from './kinds.ts'
import { canFight, goOn } from './order.ts'
import { aggressive } from './policy.ts'
import { presentation } from './presentation.ts'
import { BreathScene, F, refuse, tables } from './scene.ts'

/** A fight at its beginning: everybody has entered, and the one who has the most Breath has the turn. */
function open(setup: Setup): BreathScene {
  const scene = new BreathScene(setup as PeopleSetup<Fighter>)
  enterRoster(scene, scene.setup.roster, fighterFields, 'two-sides')
  scene.set(F.round, 0, 1, 'rounds')
  goOn(scene)
  scene.settle()
  return scene
}

const rules = rulesetOf({
  id: 'breath',
  title: 'Breath',
  version: '1',
  tables,
  actions,
  events,
  ...breathCatalogue,
  open,
  turnRule: 'most-breath',
  cannotAct: (scene, row) =>
    canFight(scene, row) ? null : refuse('down', '{who} cannot act any more.', { who: person(row) }),
  settleFight: lastSide({ rule: 'two-sides', isStanding: canFight, ended: events.note.end }),
  policies: [aggressive],
  simple: { first: ['cut', 'throw'], otherwise: (actor) => rest.make(actor), final: new Set(['yield']) },
  isStanding: canFight,
  vitality: (scene, row) => scene.now.combatant.life[row],
  healthWord(scene, row, life) {
    const left = life ?? scene.now.combatant.life[row]
    if (left === 0) return 'down'
    return left * 2 > scene.now.combatant.lifeMax[row] ? 'well' : 'badly hurt'
  },
  fate(scene, row) {
    if (canFight(scene, row)) return 'standing'
    const { present, yielded } = scene.now.combatant
    return present[row] === 0 || yielded[row] === 1 ? 'away' : 'down'
  },
  setClock: (scene, round) => scene.set(F.round, 0, round, 'rounds'),
  resources: (scene, row) => ({ Missiles: scene.now.combatant.missiles[row] }),
  presentation,
})

const encounters = peopleEncounters<BreathRule>()({
  ruleset: 'breath',
  options: breathCatalogue.options,
  kind: fighter,
  rule: 'two-sides',
})

export const breath: Game = { rules, ...encounters, kinds: [fieldForm(fighter)] }
