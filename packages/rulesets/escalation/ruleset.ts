import { type Command, type Ruleset, rulesetOf, type Who } from '@fray/kernel/rules'
import { begin } from './actions/action.ts'
import { basicMelee, basicRanged, coupDeGrace, use } from './actions/fight.ts'
import { mayCommand } from './actions/gate.ts'
import { grantSave, rally, stabilize, stance, sustain } from './actions/helping.ts'
import { diceyMove, disengage, move } from './actions/moving.ts'
import { ready } from './actions/readying.ts'
import { start, surprise } from './actions/referee-begins.ts'
import { condition, endConditionAction } from './actions/referee-conditions.ts'
import { effect, lastGasp, out, staggered } from './actions/referee-life.ts'
import { override } from './actions/referee-override.ts'
import { endCombat, endEncounterAction, join, remove } from './actions/referee-roster.ts'
import { adjust, advantage, position, skill } from './actions/referee-rules.ts'
import { triggerBy } from './actions/referee-triggers.ts'
import {
  campaignLoss,
  downtime,
  fullRestAction,
  nextFight,
  quickRestAction,
  useRecoveryAction,
} from './actions/resting.ts'
import { deed, delay, end, fightInSpirit, flee } from './actions/waiting.ts'
import { escalationCatalogueOptions } from './catalogue/options.ts'
import { escalationRuleTitles } from './catalogue/rule-ids.ts'
import { setClock } from './clock.ts'
import { events } from './events.ts'
import { openWith } from './opening.ts'
import { outlasts } from './outlasts.ts'
import { aggressive } from './policies/aggressive.ts'
import { dueFirst } from './policies/due.ts'
import { about } from './presentation/about.ts'
import { between } from './presentation/between.ts'
import { card } from './presentation/card.ts'
import { aboutContent, content } from './presentation/content.ts'
import { describe, describeFight, fact, healthSteps, healthWord, secretFacts } from './presentation/describe.ts'
import { figure } from './presentation/figure.ts'
import { ground } from './presentation/ground.ts'
import { order } from './presentation/order.ts'
import { price } from './presentation/price.ts'
import { reach } from './presentation/reach.ts'
import { risk } from './presentation/risk.ts'
import { threat } from './presentation/threat.ts'
import { settle } from './rules/ending.ts'
import { hasNext } from './rules/rest.ts'
import { advance, isAnybodysTurn, mayAct, mayBegin } from './rules/turns.ts'
import { actorNow, isIn } from './rules/who.ts'
import type { EscalationScene } from './scene.ts'
import { fate, isStanding, isToCome, resources, takeAway } from './standing.ts'
import { F, FIGHT, NONE, REST, SETUP, SURPRISE, tables } from './tables.ts'
import { blowWord, SPIRIT } from './words.ts'

const combatantActions = [
  begin,
  basicMelee,
  basicRanged,
  use,
  coupDeGrace,
  move,
  disengage,
  diceyMove,
  rally,
  stabilize,
  grantSave,
  sustain,
  stance,
  ready,
  deed,
  fightInSpirit,
  delay,
  flee,
  useRecoveryAction,
  end,
]
const refereeActions = [
  start,
  surprise,
  position,
  condition,
  endConditionAction,
  effect,
  skill,
  out,
  lastGasp,
  staggered,
  advantage,
  adjust,
  triggerBy(() => escalationRules.actions),
  quickRestAction,
  fullRestAction,
  downtime,
  campaignLoss,
  nextFight,
  endEncounterAction,
  join,
  remove,
  override,
  endCombat,
]

/** What is due unless somebody has other plans: the fight begins; between encounters rests are taken and the day goes on. */
function automaticStep(scene: EscalationScene): Command | null {
  const phase = scene.now.fight.phase[0]
  if (phase === SETUP) return start.make(-1)
  if (phase !== REST) return null
  const next = scene.setup.encounters[scene.now.fight.encounter[0] + 1]
  const rest = hasNext(scene) ? (next?.rest ?? 'none') : scene.setup.lastRest
  const full = fullRestAction.make(-1)
  const isFull = rest === 'full' && fullRestAction.check(scene, full) === null
  if (isFull && scene.now.fight.encountersToday[0] > 0) return full
  // Where the table does not allow a Full Rest yet, a Quick Rest has to do.
  if (rest !== 'none' && !isFull && scene.now.fight.resting[0] === 0) return quickRestAction.make(-1)
  return nextFight.make(-1)
}

const NO_BEGINNING: ReadonlySet<string> = new Set([begin.id, delay.id, end.id, flee.id, useRecoveryAction.id])

/** One who acts has begun its turn. */
function implied(scene: EscalationScene, command: Command): Command | null {
  if (command.actor < 0 || NO_BEGINNING.has(command.action) || actorNow(scene) >= 0) return null
  return mayBegin(scene, command.actor) ? begin.make(command.actor) : null
}

/** After each command: the encounter may be over; the turn of one who has left is. */
function settleFight(scene: EscalationScene): void {
  settle(scene)
  const phase = scene.now.fight.phase[0]
  if (phase !== FIGHT && phase !== SURPRISE) return
  const actor = actorNow(scene)
  if (actor >= 0 && !isIn(scene, actor) && scene.now.combatant.out[actor] !== SPIRIT) {
    scene.set(F.turn, 0, NONE, 'enemy-at-zero')
    advance(scene)
  } else if (actor < 0 && !isAnybodysTurn(scene)) advance(scene)
}

/** The rules of `escalation`. */
export const escalationRules: Ruleset<EscalationScene, Command> = rulesetOf({
  id: 'escalation',
  title: 'Escalation: heroes who grow with every round, and no map',
  version: '13',
  tables,
  options: escalationCatalogueOptions,
  actions: [...combatantActions, ...refereeActions],
  policies: [aggressive],
  simple: {
    due: dueFirst,
    otherwise: (actor, scene) => dueFirst(scene, actor) ?? end.make(actor),
    final: new Set([flee.id]),
    first: ['basic-melee', 'use', 'basic-ranged', 'move'],
  },
  ruleTitles: escalationRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).escalationRuleTexts,
  outlasts,
  open: openWith(() => escalationRules.actions),
  mayCommand: mayCommandNow,
  whoCanAct: mayAct,
  automaticStep,
  implied,
  settleFight,
  events,
  healthWord,
  isStanding,
  takeAway,
  fate,
  isToCome,
  risk,
  vitality: (scene, row) => scene.now.combatant.hp[row],
  blowWord,
  setClock,
  describe,
  describeFight,
  secretFacts,
  resources,
  fact,
  presentation: {
    ground,
    healthSteps,
    figure,
    order,
    card,
    price,
    about,
    content,
    aboutContent,
    reach,
    threat,
    between,
  },
})

/** In a rest a PC may use Recoveries, whatever else there is to do. */
function mayCommandNow(scene: EscalationScene, actor: Who) {
  return scene.now.fight.resting[0] === 1 && isIn(scene, actor) ? null : mayCommand(scene, actor)
}
