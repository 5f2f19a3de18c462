import { type Command, REFEREE, type Ruleset, rulesetOf } from '@fray/kernel/rules'
import { acts, orders } from './actions/all.ts'
import { mayCommand } from './actions/gate.ts'
import { zonesRuleTitles } from './catalogue/rule-ids.ts'
import { setClock } from './clock.ts'
import { zonesOptions } from './encounter/options.ts'
import { events } from './events.ts'
import { openFight } from './opening.ts'
import { outlasts } from './outlasts.ts'
import { aggressive } from './policies/aggressive.ts'
import { about } from './presentation/about.ts'
import { card } from './presentation/card.ts'
import { aboutContent, content } from './presentation/content.ts'
import { describe, describeFight, healthSteps, healthWord } from './presentation/describe.ts'
import { figure } from './presentation/figure.ts'
import { ground } from './presentation/ground.ts'
import { order } from './presentation/order.ts'
import { price } from './presentation/price.ts'
import { between, placeName, reach, threat } from './presentation/reach.ts'
import { risk } from './presentation/risk.ts'
import { settle } from './rules/ending.ts'
import { isMoraleDue } from './rules/morale.ts'
import { nextInOrder, whoIsNext } from './rules/turns.ts'
import type { ZonesScene } from './scene.ts'
import { fate, isStanding, resources, takeAway } from './standing.ts'
import { BETWEEN, SETUP, TURN, tables } from './tables.ts'
import { blowWord } from './words.ts'

/** Who may command now: whoever's Turn it is, or everybody whose Turn may begin. */
function whoCanAct(scene: ZonesScene): readonly number[] {
  const phase = scene.now.fight.phase[0]
  if (phase === TURN) return [scene.now.fight.turn[0]]
  return phase === BETWEEN ? whoIsNext(scene) : []
}

/** What is due unless somebody has other plans: combat breaks out, the next Turn begins. */
function automaticStep(scene: ZonesScene): Command | null {
  const phase = scene.now.fight.phase[0]
  if (phase === TURN) return null
  if (phase === SETUP) return orders.start.make(REFEREE)
  const next = phase === BETWEEN ? nextInOrder(scene) : -1
  return next < 0 ? null : acts.begin.make(next)
}

/** Between two Turns the computer's referee calls for Morale when the table's option says so. */
function calledFor(scene: ZonesScene): Command | null {
  return scene.now.fight.phase[0] === BETWEEN && isMoraleDue(scene) ? orders.morale.make(REFEREE) : null
}

/** A command by one whose Turn is about to begin takes the beginning for granted. */
function implied(scene: ZonesScene, command: Command): Command | null {
  if (command.actor < 0 || command.action === acts.begin.id || scene.now.fight.phase[0] !== BETWEEN) return null
  return mayCommand(scene, command.actor) === null ? acts.begin.make(command.actor) : null
}

/** The rules of `zones`. */
export const zonesRules: Ruleset<ZonesScene, Command> = rulesetOf({
  id: 'zones',
  title: 'Zones: players roll both ways',
  version: '7',
  tables,
  options: zonesOptions,
  actions: [...Object.values(acts), ...Object.values(orders)],
  policies: [aggressive],
  simple: {
    otherwise: (actor) => acts.end.make(actor),
    final: new Set([acts.leave.id]),
    first: ['attack', 'cast', 'move', 'struggle'],
  },
  ruleTitles: zonesRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).zonesRuleTexts,
  outlasts,
  open: openFight,
  mayCommand,
  whoCanAct,
  automaticStep,
  calledFor,
  implied,
  settleFight: settle,
  events,
  healthWord,
  isStanding,
  takeAway,
  fate,
  risk,
  vitality: (scene, row) => scene.now.combatant.hp[row],
  blowWord,
  setClock,
  describe,
  describeFight,
  resources,
  presentation: {
    ground,
    placeName,
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
