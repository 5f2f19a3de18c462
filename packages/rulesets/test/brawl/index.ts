import {
  type Action,
  blankOf,
  type Command,
  firstLegalPolicyOf,
  type Game,
  type Refusal,
  type Ruleset,
  randomPolicyOf,
  type Setup,
  type SimplePlay,
} from '@fray/kernel/rules'
import { enterColumns } from '../../kinds/columns.ts'
import { fieldForm } from '../../kinds/form.ts'
import { acts, isUp } from './actions.ts'
import { brawlSchema, readBrawl } from './encounter.ts'
import { kinds, note, tell } from './events.ts'
import { fighter, fighterFields, ruleTitles } from './kinds.ts'
import { BrawlScene, type BrawlSetup, C, F, refuse, tables } from './scene.ts'

const actions: ReadonlyMap<string, Action<BrawlScene, Command>> = new Map(
  Object.values(acts).map((action) => [action.id, action]),
)

function mayCommand(scene: BrawlScene, actor: number): Refusal | null {
  if (scene.now.fight.over[0] === 1) return refuse('sides', 'The fight is over.')
  return scene.now.fight.turn[0] === actor
    ? null
    : refuse('turns', `It is not the turn of ${scene.fighter(actor).name}.`)
}

/** A fight at its beginning: everybody has entered, and the first has the turn. */
function open(plain: Setup): BrawlScene {
  const scene = new BrawlScene(plain as BrawlSetup)
  for (const one of scene.setup.roster) {
    const row = scene.join(one, one.name, 'sides')
    scene.set(C.side, row, one.side, 'sides')
    scene.set(C.seat, row, one.seat, 'sides')
    enterColumns(scene, C, row, fighterFields, one, 'sides')
  }
  scene.set(F.round, 0, 1, 'turns')
  scene.set(F.turn, 0, 0, 'turns')
  scene.settle()
  return scene
}

/** The fight is over when one side has nobody up. */
function settleFight(scene: BrawlScene): void {
  const { side } = scene.now.combatant
  const up = Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => isUp(scene, row))
  const winner = side[up[0]]
  if (scene.now.fight.over[0] === 1 || up.some((row) => side[row] !== winner)) return
  scene.set(F.over, 0, 1, 'sides')
  scene.set(F.winner, 0, winner, 'sides')
  scene.set(F.turn, 0, -1, 'sides')
  note.end(scene, winner)
}

const simple: SimplePlay<BrawlScene, Command> = {
  actions,
  mayCommand,
  otherwise: (actor) => acts.wait.make(actor),
  first: ['attack'],
}
const policies = [firstLegalPolicyOf(simple), randomPolicyOf(simple)]

const rules: Ruleset<BrawlScene, Command> = {
  id: 'brawl',
  title: 'A brawl',
  version: '1',
  tables: tables as never,
  options: [],
  actions,
  policies: new Map(policies.map((policy) => [policy.id, policy])),
  ruleTitles,
  ruleTexts: async () => ({}),
  open,
  blank: blankOf(actions),
  mayCommand,
  commanders: (scene) => (scene.now.fight.over[0] === 1 ? [] : [scene.now.fight.turn[0]]),
  routine: () => null,
  implied: () => null,
  settleFight,
  tell,
  eventKinds: kinds,
  healthWord: (scene, row, hp) => ((hp ?? scene.now.combatant.hp[row]) > 0 ? 'up' : 'down'),
  describe: () => ({}),
  describeFight: () => ({}),
  isStanding: isUp,
  vitality: (scene, row) => scene.now.combatant.hp[row],
}

export const brawl: Game = {
  rules,
  readEncounter: readBrawl,
  encounterSchema: brawlSchema,
  kinds: [fieldForm(fighter)],
}
