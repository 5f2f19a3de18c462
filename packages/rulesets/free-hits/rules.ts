import {
  type Command,
  firstLegalPolicyOf,
  REFEREE,
  type Ruleset,
  randomPolicyOf,
  type SimplePlay,
} from '@fray/kernel/rules'
import { join, remove, summonFor } from './actions/comings.ts'
import type { AnyAction } from './actions/define.ts'
import { attack, extraAttack, featAttack } from './actions/fight.ts'
import { mayCommand } from './actions/gate.ts'
import { draw, pickUp, sheathe, talk } from './actions/gear.ts'
import {
  condition,
  dead,
  detect,
  disarm,
  effect,
  endCondition,
  prone,
  push,
  stand,
  wound,
  yields,
} from './actions/intervene.ts'
import { cancel, cast, toggle } from './actions/magic.ts'
import { buySpaces, changeMode, face, leave, move } from './actions/moving.ts'
import { settleFight } from './actions/offers.ts'
import { check, endCombat, openers, override, start } from './actions/referee.ts'
import { lieDown, standUp } from './actions/standing.ts'
import { release, thrall } from './actions/summoning.ts'
import { boost, delay, disengage, end, yieldUp } from './actions/tactics.ts'
import { freeHitsRuleTitles } from './catalogue/rule-ids.ts'
import { blank } from './command.ts'
import { describe, describeFight, fact, healthWord } from './describe.ts'
import { freeHitsOptions } from './encounter/options.ts'
import { eventKinds, tell } from './events.ts'
import { imaginePlaces } from './imagining.ts'
import { conceals, look, picture } from './look.ts'
import { open } from './opening.ts'
import { aggressive } from './policies/aggressive.ts'
import { blowWord, injuries, setClock } from './reckoning.ts'
import { actorNow, isAble } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'
import { isStanding, resources } from './standing.ts'
import { OUTSIDE, tables } from './tables.ts'

const unitActions = [
  attack,
  extraAttack,
  featAttack,
  cast,
  move,
  buySpaces,
  boost,
  disengage,
  standUp,
  lieDown,
  face,
  changeMode,
  draw,
  sheathe,
  pickUp,
  toggle,
  cancel,
  thrall,
  release,
  talk,
  leave,
  delay,
  yieldUp,
  end,
]
const refereeActions = [
  start,
  openers,
  check,
  detect,
  condition,
  endCondition,
  prone,
  stand,
  push,
  disarm,
  effect,
  wound,
  dead,
  yields,
  summonFor,
  join,
  remove,
  override,
  endCombat,
]
const actions: ReadonlyMap<string, AnyAction> = new Map(
  [...unitActions, ...refereeActions].map((action) => [action.id, action as AnyAction]),
)
const simple: SimplePlay<FreeHitsScene, Command> = {
  actions,
  mayCommand,
  otherwise: (actor) => end.make(actor),
  final: new Set([leave.id, yieldUp.id]),
  first: ['stand-up', 'attack', 'extra-attack', 'cast', 'move'],
}
const policies = [aggressive, firstLegalPolicyOf(simple), randomPolicyOf(simple)]

/** Who may command now: the unit whose turn it is. */
function commanders(scene: FreeHitsScene): readonly number[] {
  const actor = actorNow(scene)
  return actor < 0 ? [] : [actor]
}

/** What is due unless somebody has other plans: the battle starts; the turn of one that cannot act ends. */
function routine(scene: FreeHitsScene): Command | null {
  if (scene.now.fight.phase[0] === OUTSIDE) return start.make(REFEREE)
  const actor = actorNow(scene)
  return actor >= 0 && !isAble(scene, actor) ? end.make(actor) : null
}

/** The rules of `free-hits`. */
export const freeHitsRules: Ruleset<FreeHitsScene, Command> = {
  id: 'free-hits',
  title: 'Free hits: careless steps and bad rolls hand blows to the enemy',
  version: '2',
  tables: tables as never,
  options: freeHitsOptions,
  actions,
  policies: new Map(policies.map((policy) => [policy.id, policy])),
  ruleTitles: freeHitsRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).freeHitsRuleTexts,
  open,
  blank,
  mayCommand,
  commanders,
  routine,
  implied: () => null,
  settleFight,
  tell,
  eventKinds,
  healthWord,
  isStanding,
  blowWord,
  injuries,
  setClock,
  describe,
  describeFight,
  resources,
  conceals,
  fact,
  imaginePlaces,
  picture,
  look,
}
