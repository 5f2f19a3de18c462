import { firstLegalPolicyOf, type Ruleset, randomPolicyOf, type SimplePlay } from '@fray/kernel/rules'
import { charge } from './actions/charge.ts'
import { aim, executeAction } from './actions/execution.ts'
import { attack, grapple, shoot, shove } from './actions/fight.ts'
import { mayCommand, type ShockAction } from './actions/gate.ts'
import { draw, drop, ready, sheathe, stow, useItem } from './actions/gear.ts'
import { door, improvise, speak } from './actions/improvising.ts'
import { pickUp } from './actions/lying.ts'
import { cast, use } from './actions/magic.ts'
import { disengage, leave, run, secondMove } from './actions/move.ts'
import { isEarly } from './actions/paying.ts'
import {
  disturb,
  effect,
  endCombat,
  endSide,
  join,
  override,
  remove,
  retreatAction,
  suspect,
  unseen,
} from './actions/referee.ts'
import { reload } from './actions/reloading.ts'
import { screen } from './actions/screen.ts'
import { firstAid, useSkill } from './actions/skills.ts'
import { snap } from './actions/snapping.ts'
import { goProne, standUp } from './actions/standing.ts'
import { checkSurprise, start, surprise } from './actions/surprise.ts'
import { strike, swarm } from './actions/swarms.ts'
import { fightWithBoth, fightWithOne, heed, hold, pass, secondMain, totalDefense } from './actions/tactics.ts'
import { breakLoose, drag, release, throwTarget } from './actions/wrestling.ts'
import { shockRuleTitles } from './catalogue/rule-ids.ts'
import { blank, type ShockCommand } from './command.ts'
import { describe, describeFight, fact, healthWord } from './describe.ts'
import { shockOptions } from './encounter/options.ts'
import { eventKinds, tell } from './events.ts'
import { imaginePlaces } from './imagining.ts'
import { cautions, conceals, look, picture } from './look.ts'
import { openWith } from './opening.ts'
import { aggressive } from './policies/aggressive.ts'
import { setClock } from './reckoning.ts'
import { settle } from './rules/ending.ts'
import { currentSide, hasFinished, isSideDone, isSideSpent, nextSide } from './rules/turns.ts'
import type { ShockScene } from './scene.ts'
import { isStanding, resources } from './standing.ts'
import { OVER, SETUP, tables } from './tables.ts'

const combatantActions = [
  attack,
  shoot,
  charge,
  swarm,
  strike,
  shove,
  grapple,
  cast,
  use,
  run,
  leave,
  screen,
  disengage,
  secondMove,
  secondMain,
  standUp,
  goProne,
  hold,
  breakLoose,
  release,
  drag,
  throwTarget,
  firstAid,
  aim,
  executeAction,
  reload,
  draw,
  sheathe,
  ready,
  stow,
  drop,
  pickUp,
  useItem,
  fightWithBoth,
  fightWithOne,
  door,
  speak,
  improvise,
  useSkill,
  snap,
  totalDefense,
  pass,
  heed,
]
const refereeActions = [
  start,
  endSide,
  surprise,
  checkSurprise,
  unseen,
  disturb,
  suspect,
  retreatAction,
  effect,
  join,
  remove,
  override,
  endCombat,
]
const actions: ReadonlyMap<string, ShockAction> = new Map(
  [...combatantActions, ...refereeActions].map((action) => [action.id, action]),
)
const simple: SimplePlay<ShockScene, ShockCommand> = {
  actions,
  mayCommand,
  otherwise: (actor) => blank(actor, pass.id),
  without: new Set(['heed']),
  final: new Set([leave.id]),
  first: ['strike', 'attack', 'shoot', 'cast', 'charge', 'stand-up', 'run'],
}
const policies = [aggressive, firstLegalPolicyOf(simple), randomPolicyOf(simple)]

/** Who may command now: every member of the side whose turn it is that has not passed. */
function commanders(scene: ShockScene): readonly number[] {
  const phase = scene.now.fight.phase[0]
  if (phase === SETUP || phase === OVER) return []
  const now = currentSide(scene)
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.side[row] === now && !hasFinished(scene, row)) rows.push(row)
  }
  return rows
}

/** What is due unless somebody has other plans: combat begins, a side that is done ends its turn. */
function routine(scene: ShockScene): ShockCommand | null {
  const phase = scene.now.fight.phase[0]
  if (phase === OVER) return null
  if (phase === SETUP) return blank(-1, start.id)
  return isSideDone(scene) ? blank(-1, endSide.id) : null
}

/**
 * An act of the own turn by a member of the next side takes the end of this side's turn for granted, where nothing is left
 * to its members. What may be done on anybody's turn, an Instant or what is held, ends nobody's.
 */
function implied(scene: ShockScene, command: ShockCommand): ShockCommand | null {
  const { actor } = command
  const phase = scene.now.fight.phase[0]
  if (actor < 0 || phase === SETUP || phase === OVER || mayCommand(scene, actor) !== null) return null
  const { side } = scene.now.combatant
  if (side[actor] === currentSide(scene) || side[actor] !== nextSide(scene) || !isSideSpent(scene)) return null
  const action = actions.get(command.action)
  return action !== undefined && isEarly(scene, actor, action.price(scene, command)) ? blank(-1, endSide.id) : null
}

/** The rules of `shock`. */
export const shockRules: Ruleset<ShockScene, ShockCommand> = {
  id: 'shock',
  title: 'Shock: misses that hurt, on a grid',
  version: '4',
  tables: tables as never,
  options: shockOptions,
  actions,
  policies: new Map(policies.map((policy) => [policy.id, policy])),
  ruleTitles: shockRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).shockRuleTexts,
  open: openWith(() => combatantActions),
  blank,
  mayCommand,
  commanders,
  routine,
  implied,
  settleFight: settle,
  tell,
  eventKinds,
  healthWord,
  isStanding,
  setClock,
  describe,
  describeFight,
  resources,
  conceals,
  fact,
  imaginePlaces,
  picture,
  cautions,
  look,
}
