import { type Command, REFEREE, type Ruleset, readWords, rulesetOf } from '@fray/kernel/rules'
import { acts, orders } from './actions/all.ts'
import type { ShockAction } from './actions/define.ts'
import { mayCommand } from './actions/gate.ts'
import { isEarly } from './actions/paying.ts'
import { shockRuleTitles } from './catalogue/rule-ids.ts'
import { setClock } from './clock.ts'
import { shockOptions } from './encounter/options.ts'
import { events } from './events.ts'
import { imaginePlaces } from './imagining.ts'
import type { Holdable } from './instants/held.ts'
import { isHiddenFrom } from './look.ts'
import { openWith } from './opening.ts'
import { outlasts } from './outlasts.ts'
import { aggressive } from './policies/aggressive.ts'
import { about } from './presentation/about.ts'
import { between } from './presentation/between.ts'
import { card } from './presentation/card.ts'
import { cautions } from './presentation/cautions.ts'
import { aboutContent, content } from './presentation/content.ts'
import { describe, describeFight, fact, healthSteps, healthWord, secretFacts } from './presentation/describe.ts'
import { figure } from './presentation/figure.ts'
import { ground } from './presentation/ground.ts'
import { order } from './presentation/order.ts'
import { price } from './presentation/price.ts'
import { reach } from './presentation/reach.ts'
import { area, risk } from './presentation/risk.ts'
import { threat } from './presentation/threat.ts'
import { settle } from './rules/ending.ts'
import { currentSide, hasFinished, isSideDone, isSideSpent, nextSide } from './rules/turns.ts'
import type { ShockScene } from './scene.ts'
import { fate, isStanding, resources, takeAway } from './standing.ts'
import { OVER, SETUP, tables } from './tables.ts'

const combatantActions: readonly ShockAction[] = Object.values(acts)

const holdable: Holdable = {
  actions: combatantActions,
  read: (scene, who, words) => readWords(shockRules, scene, who, words),
}

/** Who may command now: every member of the side whose turn it is that has not passed. */
function whoCanAct(scene: ShockScene): readonly number[] {
  const phase = scene.now.fight.phase[0]
  if (phase === SETUP || phase === OVER) return []
  const now = currentSide(scene)
  return scene.rowsWhere((row) => scene.now.combatant.side[row] === now && !hasFinished(scene, row))
}

/** What is due unless somebody has other plans: combat begins, a side that is done ends its turn. */
function automaticStep(scene: ShockScene): Command | null {
  const phase = scene.now.fight.phase[0]
  if (phase === OVER) return null
  if (phase === SETUP) return orders.start.make(REFEREE)
  return isSideDone(scene) ? orders.endSide.make(REFEREE) : null
}

/**
 * An act of the own turn by a member of the next side takes the end of this side's turn for granted, where nothing is left
 * to its members. What may be done on anybody's turn, an Instant or what is held, ends nobody's.
 */
function implied(scene: ShockScene, command: Command): Command | null {
  const { actor } = command
  const phase = scene.now.fight.phase[0]
  if (actor < 0 || phase === SETUP || phase === OVER || mayCommand(scene, actor) !== null) return null
  const { side } = scene.now.combatant
  if (side[actor] === currentSide(scene) || side[actor] !== nextSide(scene) || !isSideSpent(scene)) return null
  const action = combatantActions.find(({ id }) => id === command.action)
  return action !== undefined && isEarly(scene, actor, action.price(scene, command))
    ? orders.endSide.make(REFEREE)
    : null
}

/** The rules of `shock`. */
export const shockRules: Ruleset<ShockScene, Command> = rulesetOf({
  id: 'shock',
  title: 'Shock: misses that hurt, on a grid',
  version: '14',
  tables,
  options: shockOptions,
  actions: [...Object.values(acts), ...Object.values(orders)],
  policies: [aggressive],
  simple: {
    otherwise: (actor) => acts.pass.make(actor),
    without: new Set([acts.askAbout.id]),
    final: new Set([acts.leave.id]),
    first: ['strike', 'attack', 'shoot', 'cast', 'charge', 'stand-up', 'run'],
  },
  ruleTitles: shockRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).shockRuleTexts,
  outlasts,
  open: openWith(() => holdable),
  mayCommand,
  whoCanAct,
  automaticStep,
  implied,
  settleFight: settle,
  events,
  healthWord,
  isStanding,
  takeAway,
  fate,
  risk,
  area,
  vitality: (scene, row) => scene.now.combatant.hp[row],
  setClock,
  describe,
  describeFight,
  secretFacts,
  resources,
  isHiddenFrom,
  fact,
  imaginePlaces,
  cautions,
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
