import { type Command, REFEREE, type Ruleset, rulesetOf } from '@fray/kernel/rules'
import { acts, orders } from './actions/all.ts'
import { mayCommand } from './actions/gate.ts'
import { weaponSpeedRuleTitles } from './catalogue/rule-ids.ts'
import { setClock } from './clock.ts'
import { weaponSpeedOptions } from './encounter/options.ts'
import { events } from './events.ts'
import { open } from './opening.ts'
import { outlasts } from './outlasts.ts'
import { aggressive } from './policies/aggressive.ts'
import { firstDeclaration } from './policies/first-declaration.ts'
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
import { isNext, skipHelpless, turnsLeft } from './rules/counts.ts'
import { forgetJoiners, joinersWait } from './rules/rounds.ts'
import type { WeaponSpeedScene } from './scene.ts'
import { fate, injuries, isStanding, resources, takeAway, vitality } from './standing.ts'
import { COUNTS, DECLARE, OVER, SETUP, tables } from './tables.ts'
import { blowWord } from './words.ts'

const NOBODY: readonly number[] = []
/** One combatant alone, by its row: hosts ask at every command, so the lists are made once. */
const alone: (readonly number[])[] = []

/** Who may command now: the one whose turn it is. */
function whoCanAct(scene: WeaponSpeedScene): readonly number[] {
  const { open: isOpen, turn, phase } = scene.now.fight
  const row = turn[0]
  if (phase[0] !== COUNTS || isOpen[0] === 0 || row < 0) return NOBODY
  alone[row] ??= [row]
  return alone[row]
}

/** The formal commands, which nobody changes. */
const START = orders.start.make(REFEREE)
const DECLARE_ALL = orders.declare.make(REFEREE)
const NEXT_COUNT = orders.count.make(REFEREE)
const END_ROUND = orders.endRound.make(REFEREE)

/** What is due unless somebody has other plans: combat begins, everybody declares, the next count, the end of the round. */
function automaticStep(scene: WeaponSpeedScene): Command | null {
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

/** One whose turn is next opens the count with its act; who declares again takes the end of the round for granted. */
function implied(scene: WeaponSpeedScene, command: Command): Command | null {
  const { phase, open: isOpen } = scene.now.fight
  if (phase[0] !== COUNTS || isOpen[0] === 1) return null
  if (command.actor < 0) {
    if (command.action !== orders.declare.id || turnsLeft(scene) || joinersWait(scene)) return null
    return END_ROUND
  }
  if (command.action === acts.say.id || command.action === acts.riposte.id) return null
  if (!isNext(scene, command.actor)) return null
  return joinersWait(scene) ? DECLARE_ALL : NEXT_COUNT
}

/** After each command: the one who can do nothing more is not waited for. */
function settleFight(scene: WeaponSpeedScene): void {
  forgetJoiners(scene)
  skipHelpless(scene)
}

/** The rules of `weapon-speed`. */
export const weaponSpeedRules: Ruleset<WeaponSpeedScene, Command> = rulesetOf({
  id: 'weapon-speed',
  title: 'Weapon speed: declare first, the fast act first',
  version: '9',
  tables,
  options: weaponSpeedOptions,
  actions: [...Object.values(acts), ...Object.values(orders)],
  policies: [aggressive],
  simple: {
    otherwise: (actor) => acts.end.make(actor),
    final: new Set(Object.values(acts).flatMap(({ id, drastic }) => (drastic === 'gives-up' ? [id] : []))),
    answer: firstDeclaration,
    first: ['attack', 'cast', 'throw', 'consume', 'activate', 'heal', 'intimidate', 'stand-up', 'improvise'],
  },
  ruleTitles: weaponSpeedRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).weaponSpeedRuleTexts,
  outlasts,
  open,
  mayCommand,
  whoCanAct,
  automaticStep,
  implied,
  settleFight,
  events,
  healthWord,
  isStanding,
  takeAway,
  fate,
  blowWord,
  injuries,
  setClock,
  describe,
  describeFight,
  secretFacts,
  resources,
  fact,
  risk,
  vitality,
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
