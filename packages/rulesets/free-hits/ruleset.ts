import { type Command, REFEREE, type Ruleset, rulesetOf, withoutNames } from '@fray/kernel/rules'
import { acts, orders } from './actions/all.ts'
import { mayCommand } from './actions/gate.ts'
import { settleFight } from './actions/offers.ts'
import { freeHitsCatalogueOptions } from './catalogue/options.ts'
import { freeHitsRuleTitles } from './catalogue/rule-ids.ts'
import { setClock } from './clock.ts'
import { events } from './events.ts'
import { imaginePlaces } from './imagining.ts'
import { isHiddenFrom } from './look.ts'
import { open } from './opening.ts'
import { outlasts } from './outlasts.ts'
import { aggressive } from './policies/aggressive.ts'
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
import { area, risk } from './presentation/risk.ts'
import { threat } from './presentation/threat.ts'
import { actorNow, isAble } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'
import { fate, injuries, isStanding, resources, takeAway } from './standing.ts'
import { OUTSIDE, tables } from './tables.ts'
import { degreeWord } from './words.ts'

/** Who may command now: the unit whose turn it is. */
function whoCanAct(scene: FreeHitsScene): readonly number[] {
  const actor = actorNow(scene)
  return actor < 0 ? [] : [actor]
}

/** What is due unless somebody has other plans: the battle starts; the turn of one that cannot act ends. */
function automaticStep(scene: FreeHitsScene): Command | null {
  if (scene.now.fight.phase[0] === OUTSIDE) return orders.start.make(REFEREE)
  const actor = actorNow(scene)
  return actor >= 0 && !isAble(scene, actor) ? acts.end.make(actor) : null
}

/** The rules of `free-hits`. */
export const freeHitsRules: Ruleset<FreeHitsScene, Command> = rulesetOf({
  id: 'free-hits',
  title: 'Free hits: careless steps and bad rolls hand blows to the enemy',
  version: '10',
  tables,
  options: freeHitsCatalogueOptions,
  actions: [...Object.values(acts), ...Object.values(orders)],
  policies: [aggressive],
  simple: {
    otherwise: (actor) => acts.end.make(actor),
    final: new Set([acts.leave.id, acts.yieldUp.id]),
    first: ['stand-up', 'attack', 'extra-attack', 'cast', 'move'],
  },
  ruleTitles: freeHitsRuleTitles,
  ruleTexts: async () => (await import('./catalogue/rule-texts.ts')).freeHitsRuleTexts,
  outlasts,
  open,
  mayCommand,
  whoCanAct,
  automaticStep,
  settleFight,
  events,
  healthWord,
  isStanding,
  takeAway,
  fate,
  risk,
  area,
  vitality: (scene, row) => scene.now.combatant.hp[row],
  blowWord: (degree) => withoutNames(degreeWord(degree)),
  injuries,
  setClock,
  describe,
  describeFight,
  secretFacts,
  resources,
  isHiddenFrom,
  fact,
  imaginePlaces,
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
