import { firstLegalPolicyOf, type Ruleset, randomPolicyOf, type SimplePlay } from '@fray/kernel/rules'
import { check } from './actions/checking.ts'
import { attack, fullDefense, riposte } from './actions/fighting.ts'
import { count, declare, endRoundAction, group, keepRounds, method, surprise } from './actions/flow.ts'
import { mayCommand, type WeaponSpeedAction } from './actions/gate.ts'
import { draw, drop, pickUp, standUp } from './actions/gear.ts'
import { heal, intimidate } from './actions/helping.ts'
import { effect, injure, routAction, stabilizeAction } from './actions/interventions.ts'
import { join, remove } from './actions/joining.ts'
import { end, leave, move } from './actions/moving.ts'
import { endCombat, override } from './actions/overriding.ts'
import { start } from './actions/start.ts'
import { improvise, say, speak, surrender } from './actions/talking.ts'
import { activate, cast, consume, throwItem } from './actions/using.ts'
import { weaponSpeedRuleTitles } from './catalogue/rule-ids.ts'
import { blank, type WeaponSpeedCommand } from './command.ts'
import { describe, describeFight, fact, healthWord } from './describe.ts'
import { weaponSpeedOptions } from './encounter/options.ts'
import { eventKinds, tell } from './events.ts'
import { conceals, look, picture } from './look.ts'
import { open } from './opening.ts'
import { aggressive } from './policies/aggressive.ts'
import { firstDeclaration } from './policies/first-declaration.ts'
import { blowWord, setClock } from './reckoning.ts'
import { isNext, skipHelpless, turnsLeft } from './rules/counts.ts'
import { forgetJoiners, joinersWait } from './rules/rounds.ts'
import type { WeaponSpeedScene } from './scene.ts'
import { injuries, isStanding, resources, vitality } from './standing.ts'
import { COUNTS, DECLARE, OVER, SETUP, tables } from './tables.ts'

const combatantActions = [
  attack,
  cast,
  throwItem,
  consume,
  activate,
  fullDefense,
  heal,
  intimidate,
  move,
  draw,
  drop,
  pickUp,
  standUp,
  improvise,
  leave,
  surrender,
  speak,
  say,
  riposte,
  end,
]
const refereeActions = [
  start,
  declare,
  count,
  endRoundAction,
  surprise,
  group,
  method,
  keepRounds,
  injure,
  effect,
  check,
  routAction,
  stabilizeAction,
  join,
  remove,
  override,
  endCombat,
]
const actions: ReadonlyMap<string, WeaponSpeedAction> = new Map(
  [...combatantActions, ...refereeActions].map((action) => [action.id, action]),
)
const simple: SimplePlay<WeaponSpeedScene, WeaponSpeedCommand> = {
  actions,
  mayCommand,
  otherwise: (actor) => blank(actor, end.id),
  final: new Set(combatantActions.filter(({ drastic }) => drastic === 'gives-up').map(({ id }) => id)),
  answer: firstDeclaration,
  first: ['attack', 'cast', 'throw', 'consume', 'activate', 'heal', 'intimidate', 'stand-up', 'improvise'],
}
const policies = [aggressive, firstLegalPolicyOf(simple), randomPolicyOf(simple)]

const NOBODY: readonly number[] = []

/** Who may command now: the one whose turn it is. */
function commanders(scene: WeaponSpeedScene): readonly number[] {
  const { open: isOpen, turn, phase } = scene.now.fight
  return phase[0] === COUNTS && isOpen[0] === 1 && turn[0] >= 0 ? [turn[0]] : NOBODY
}

const REFEREE_ROW = -1
/** The formal commands, which nobody changes. */
const START = blank(REFEREE_ROW, start.id)
const DECLARE_ALL = blank(REFEREE_ROW, declare.id)
const NEXT_COUNT = blank(REFEREE_ROW, count.id)
const END_ROUND = blank(REFEREE_ROW, endRoundAction.id)

/** What is due unless somebody has other plans: combat begins, everybody declares, the next count, the end of the round. */
function routine(scene: WeaponSpeedScene): WeaponSpeedCommand | null {
  const { phase, open: isOpen } = scene.now.fight
  switch (phase[0]) {
    case OVER:
      return null
    case SETUP:
      return START
    case DECLARE:
      return DECLARE_ALL
    default:
      if (isOpen[0] === 1) return null
      if (joinersWait(scene)) return DECLARE_ALL
      return turnsLeft(scene) ? NEXT_COUNT : END_ROUND
  }
}

/** One whose turn is next opens the count with its act; who declares anew takes the end of the round for granted. */
function implied(scene: WeaponSpeedScene, command: WeaponSpeedCommand): WeaponSpeedCommand | null {
  const { phase, open: isOpen } = scene.now.fight
  if (phase[0] !== COUNTS || isOpen[0] === 1) return null
  if (command.actor < 0) {
    if (command.action !== declare.id || turnsLeft(scene) || joinersWait(scene)) return null
    return END_ROUND
  }
  if (command.action === say.id || command.action === riposte.id) return null
  if (!isNext(scene, command.actor)) return null
  return joinersWait(scene) ? DECLARE_ALL : NEXT_COUNT
}

/** After each command: whoever can do nothing more is not waited for. */
function settleFight(scene: WeaponSpeedScene): void {
  forgetJoiners(scene)
  skipHelpless(scene)
}

/** The rules of `weapon-speed`. */
export const weaponSpeedRules: Ruleset<WeaponSpeedScene, WeaponSpeedCommand> = {
  id: 'weapon-speed',
  title: 'Weapon speed: declare first, the fast act first',
  version: '3',
  tables: tables as never,
  options: weaponSpeedOptions,
  actions,
  policies: new Map(policies.map((policy) => [policy.id, policy])),
  ruleTitles: weaponSpeedRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).weaponSpeedRuleTexts,
  open,
  blank,
  mayCommand,
  commanders,
  routine,
  implied,
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
  vitality,
  picture,
  look,
}
