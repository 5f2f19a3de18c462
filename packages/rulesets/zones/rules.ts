import { firstLegalPolicyOf, type Ruleset, randomPolicyOf, type SimplePlay } from '@fray/kernel'
import { cast } from './actions/cast.ts'
import { attack, grapple, improvise, negotiate, push, struggle, stunt } from './actions/fight.ts'
import { mayCommand } from './actions/gate.ts'
import { afterOverride, effect, grant, join, override, remove, zone } from './actions/intervene.ts'
import { draw, drop, give, pickUp, retrieve, stow } from './actions/items.ts'
import { aftermath, endCombat, morale, reaction, start } from './actions/referee.ts'
import { begin, disengage, end, leave, move, moveAgain, type ZonesAction } from './actions/turn.ts'
import { zonesRuleTitles } from './catalogue/rule-ids.ts'
import { blank, type ZonesCommand } from './command.ts'
import { describe, describeFight, healthWord } from './describe.ts'
import { zonesOptions } from './encounter/options.ts'
import { eventKinds, tell } from './events.ts'
import { openFight } from './opening.ts'
import { aggressive } from './policies/aggressive.ts'
import { blowWord, setClock } from './reckoning.ts'
import { settle } from './rules/ending.ts'
import { isMoraleDue } from './rules/morale.ts'
import { nextInOrder, whoIsNext } from './rules/turns.ts'
import type { ZonesScene } from './scene.ts'
import { isStanding, resources } from './standing.ts'
import { BETWEEN, SETUP, TURN, tables } from './tables.ts'

const combatantActions = [
  attack,
  cast,
  move,
  moveAgain,
  disengage,
  push,
  grapple,
  stunt,
  struggle,
  retrieve,
  draw,
  stow,
  drop,
  pickUp,
  give,
  negotiate,
  improvise,
  leave,
  begin,
  end,
]
const refereeActions = [start, morale, zone, effect, grant, reaction, aftermath, join, remove, override, endCombat]
const actions: ReadonlyMap<string, ZonesAction> = new Map(
  [...combatantActions, ...refereeActions].map((action) => [action.id, action]),
)
const simple: SimplePlay<ZonesScene, ZonesCommand> = {
  actions,
  mayCommand,
  otherwise: (actor) => blank(actor, end.id),
  final: new Set([leave.id]),
  first: ['attack', 'cast', 'move', 'struggle'],
}
const policies = [aggressive, firstLegalPolicyOf(simple), randomPolicyOf(simple)]

/** Who may command now: whoever's Turn it is, or everybody whose Turn may begin. */
function commanders(scene: ZonesScene): readonly number[] {
  const phase = scene.now.fight.phase[0]
  if (phase === TURN) return [scene.now.fight.turn[0] as number]
  return phase === BETWEEN ? whoIsNext(scene) : []
}

/** What is due unless somebody has other plans: combat breaks out, the next Turn begins. */
function routine(scene: ZonesScene): ZonesCommand | null {
  const phase = scene.now.fight.phase[0]
  if (phase === TURN) return null
  if (phase === SETUP) return blank(-1, start.id)
  const next = phase === BETWEEN ? nextInOrder(scene) : -1
  return next < 0 ? null : blank(next, begin.id)
}

/** Between two Turns the computer's referee calls for Morale when the table's option says so. */
function calledFor(scene: ZonesScene): ZonesCommand | null {
  if (scene.now.fight.phase[0] !== BETWEEN || !isMoraleDue(scene)) return null
  return { ...blank(-1, morale.id), dr: null }
}

/** A command by one whose Turn is about to begin takes the beginning for granted. */
function implied(scene: ZonesScene, command: ZonesCommand): ZonesCommand | null {
  if (command.actor < 0 || command.action === begin.id || scene.now.fight.phase[0] !== BETWEEN) return null
  return mayCommand(scene, command.actor) === null ? blank(command.actor, begin.id) : null
}

/** The rules of `zones`. */
export const zonesRules: Ruleset<ZonesScene, ZonesCommand> = {
  id: 'zones',
  title: 'Zones: players roll both ways',
  version: '2',
  tables: tables as never,
  options: zonesOptions,
  actions,
  policies: new Map(policies.map((policy) => [policy.id, policy])),
  ruleTitles: zonesRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).zonesRuleTexts,
  open: openFight,
  blank,
  mayCommand,
  commanders,
  routine,
  calledFor,
  implied,
  settleFight: settle,
  afterOverride,
  tell,
  eventKinds,
  healthWord,
  isStanding,
  blowWord,
  setClock,
  describe,
  describeFight,
  resources,
}
