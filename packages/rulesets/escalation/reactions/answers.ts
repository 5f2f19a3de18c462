import { listText, type Option, type Question, type Refusal, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import type { Ability } from '../kinds/abilities.ts'
import type { AbilityTrigger } from '../kinds/ability-fields.ts'
import { abilityOf, badTarget, cannotUse, everybodyFor, type Use } from '../rules/abilities.ts'
import { cannotReact } from '../rules/reacting.ts'
import { useAbility } from '../rules/using.ts'
import { actorNow, areEnemies, isPc } from '../rules/who.ts'
import type { Attack, Cited, EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { FREE, INTERRUPT, MELEE, TRIGGERS } from '../words.ts'
import { reactionOrder } from './order.ts'
import { pointlessOf } from './pointless.ts'

const NOWHERE = { to: NONE, also: [], away: [] }

/** What has happened that abilities may answer: which trigger, who did it, to whom, by which kind of attack. */
export interface Happening {
  /** Position in TRIGGERS. */
  readonly when: number
  readonly by: number
  /** Whom it concerns: the one attacked, who dropped, who is to be engaged; -1 for nobody. */
  readonly to: number
  readonly attack: Attack | null
}

/** Offers every ability that answers what has happened, one combatant after the other; each may make the next moot. */
export function offerAnswers(scene: EscalationScene, what: Happening, moment: string, isMoot: () => boolean): void {
  for (const who of reactionOrder(scene, what.when)) {
    for (const position of scene.fighter(who).answers) {
      if (isMoot()) return
      const ability = abilityOf(scene, who, position)
      if (!fits(scene, who, ability, what)) continue
      cite('interrupt-timing')
      const forbidden = cannotAnswer(scene, who, position, what)
      if (forbidden !== null) {
        scene.passOver(who, ruleOf(ability), forbidden)
        continue
      }
      const said = asks(scene, who, ability, what, moment)
      if (said !== 'no') useAbility(scene, useOf(scene, who, position, ability, what, said === 'knock-out'))
    }
  }
}

/** Whether the trigger of the ability is what has happened. */
function fits(scene: EscalationScene, who: Who, { trigger }: Ability, { when, by, to, attack }: Happening): boolean {
  if (trigger === null || trigger.when !== when) return false
  if (!concerns(scene, who, trigger, to)) return false
  if (attack !== null && !isKind(trigger.by, attack)) return false
  const name = TRIGGERS[when]
  if (name === 'ally-drops') return !areEnemies(scene, who, to) && who !== to
  if (name === 'enemy-drops') return areEnemies(scene, who, to)
  if (by < 0) return true
  // A blow is a blow, also a treacherous one, or one of a friend's that takes in more than it should.
  return by !== who && (STRUCK.has(name) || areEnemies(scene, who, by))
}

/** Triggers that say what somebody suffers, not that an enemy does it. */
const STRUCK: ReadonlySet<string | undefined> = new Set(['attacked', 'hit', 'missed', 'damaged'])

function concerns(scene: EscalationScene, who: Who, { when, who: whose }: AbilityTrigger, to: number): boolean {
  const name = TRIGGERS[when]
  if (name === 'enemy-moves' || name === 'ally-drops' || name === 'enemy-drops') return true
  return whose === 'self' ? to === who : to !== who && to >= 0 && !areEnemies(scene, who, to)
}

function isKind(by: AbilityTrigger['by'], { ability, basic }: Attack): boolean {
  if (by === 'any') return true
  cite('ability-type')
  if (ability === null) return by === (basic === MELEE ? 'melee' : 'ranged')
  return by === 'melee' ? ability.isMelee : by === 'ranged' ? ability.isRanged : ability.isSpell
}

/** The rule by which somebody is asked about it. */
const ruleOf = ({ action }: Ability) => (action === INTERRUPT ? 'action-interrupt' : 'action-free')

/** Why the combatant cannot answer with it now, or null: an Interrupt comes once, and not on one's own turn. */
function cannotAnswer(scene: EscalationScene, who: Who, position: number, what: Happening): Refusal | null {
  const ability = abilityOf(scene, who, position)
  const still = cannotReact(scene, who)
  if (still !== null) return still
  if (ability.action === INTERRUPT) {
    if (actorNow(scene) === who) return refuse('action-interrupt', `It is the turn of ${scene.name(who)}.`)
    if (scene.now.combatant.interruptUsed[who] === 1) {
      return refuse('action-interrupt', `${scene.name(who)} has used its Interrupt.`)
    }
  } else if (ability.action !== FREE) return refuse('action-free', `${ability.name} answers nothing.`)
  const why = cannotUse(scene, who, position)
  if (why !== null) return why
  if (ability.vs >= 0 && what.by < 0) return refuse('ability-entry', 'There is nobody to attack.')
  const on = onWhom(who, ability, what)
  return on === who ? null : badTarget(scene, who, ability, on, NOWHERE)
}

const PROMPTS: Readonly<Record<string, string>> = {
  attacked: '{1} attacks {2}.',
  hit: '{1} hits {2}.',
  missed: '{1} misses {2}.',
  damaged: '{2} has taken damage.',
  'enemy-moves': '{1} moves.',
  'enemy-engages': '{1} moves to engage {2}.',
  'ally-drops': '{2} has dropped.',
  'enemy-drops': '{2} has dropped.',
}

/** What may be said: no, yes, or yes and an enemy that drops by it is left unconscious; in the order of the options. */
const SAID = ['no', 'yes', 'knock-out'] as const

function asks(
  scene: EscalationScene,
  who: Who,
  ability: Ability,
  what: Happening,
  moment: string,
): (typeof SAID)[number] {
  const { when, by, to } = what
  const prompt = `${PROMPTS[TRIGGERS[when]] ?? ''} Does {0} use ${ability.name}?`
  const options: Option[] = [
    { value: 'decline', label: 'no' },
    { value: `use ${ability.id}`, label: `use ${ability.name}${priceOf(ability)}` },
  ]
  if (ability.vs >= 0 && ability.dealsDamage && !isPc(scene, by)) {
    options.push({
      value: `use ${ability.id} knock-out`,
      label: `use ${ability.name} to knock it out${priceOf(ability)}`,
    })
  }
  const question: Question<Cited> = {
    rule: ruleOf(ability),
    kind: 'choice',
    to: who,
    prompt,
    about: [who, by >= 0 ? by : who, to >= 0 ? to : who],
    options,
    preset: isAgainstFriend(scene, who, ability, by) ? 0 : 1,
    decline: 0,
    reaction: true,
    moment,
    ...pointlessOf(scene, who, ability, when, what.attack),
  }
  return SAID[scene.ask(question)]
}

const USES = ['', 'its one use of the encounter', 'its one use of the day', 'its use until it recharges'] as const

/** What answering with it takes, behind its name: `, for its Interrupt and 2 Power`; '' where that is nothing. */
function priceOf({ action, spend, frequency }: Ability): string {
  const parts = [
    action === INTERRUPT ? 'its Interrupt' : '',
    spend === null ? '' : `${spend.power} Power`,
    USES[frequency] ?? '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `, for ${listText(parts)}`
}

/** Whether it would be an attack on a friend: nobody does that automatically. */
const isAgainstFriend = (scene: EscalationScene, who: Who, { vs }: Ability, by: number): boolean =>
  vs >= 0 && by >= 0 && !areEnemies(scene, who, by)

/** How the ability is used: on everybody in its reach where it is for all, else its attack at the one who set it off, its effects where they say. */
const useOf = (
  scene: EscalationScene,
  who: Who,
  position: number,
  ability: Ability,
  what: Happening,
  knockOut: boolean,
): Use => ({
  who,
  position,
  targets: ability.target.count === 0 ? everybodyFor(scene, who, ability) : [onWhom(who, ability, what)],
  going: NOWHERE,
  slot: NONE,
  knockOut,
  fromSecondary: NONE,
  coup: false,
  setOffBy: what.by,
})

/** On whom it is: an attack on the one who set it off; else on allies where it is for them, on the one who set it off, or on itself. */
function onWhom(who: Who, { target, vs }: Ability, { by, to }: Happening): number {
  if (vs >= 0) return by
  if (target.who === 'self') return who
  if (target.who === 'ally') return to >= 0 ? to : who
  return by >= 0 ? by : who
}
