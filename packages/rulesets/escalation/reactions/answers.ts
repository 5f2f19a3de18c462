import {
  type Message,
  type Option,
  person,
  plainly,
  type Question,
  type Refusal,
  type Slot,
  say,
  type Who,
} from '@fray/kernel/rules'
import { cite, refuse, thing } from '../citing.ts'
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
      if (said !== 'no') useAbility(scene, useOf(scene, who, position, what, said === 'knock-out'))
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
    if (actorNow(scene) === who) return refuse('action-interrupt', 'It is the turn of {who}.', { who: person(who) })
    if (scene.now.combatant.interruptUsed[who] === 1) {
      return refuse('action-interrupt', '{who} has used their Interrupt.', { who: person(who) })
    }
  } else if (ability.action !== FREE)
    return refuse('action-free', '{ability} answers nothing.', { ability: { thing: ability.name } })
  const why = cannotUse(scene, who, position)
  if (why !== null) return why
  if (ability.vs >= 0 && what.by < 0) return refuse('ability-entry', 'There is nobody to attack.')
  const on = onWhom(who, ability, what)
  return on === who ? null : badTarget(scene, who, ability, on, NOWHERE)
}

const PROMPTS = {
  attacked: '{by} attacks {target}. Does {who} use {ability}?',
  hit: '{by} hits {target}. Does {who} use {ability}?',
  missed: '{by} misses {target}. Does {who} use {ability}?',
  damaged: '{target} has taken damage. Does {who} use {ability}?',
  'enemy-moves': '{by} moves. Does {who} use {ability}?',
  'enemy-engages': '{by} moves to engage {target}. Does {who} use {ability}?',
  'ally-drops': '{target} has dropped. Does {who} use {ability}?',
  'enemy-drops': '{target} has dropped. Does {who} use {ability}?',
} as const satisfies Readonly<Record<(typeof TRIGGERS)[number], string>>

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
  const prompt = say(PROMPTS[TRIGGERS[when] as (typeof TRIGGERS)[number]], {
    who: person(who),
    by: person(by >= 0 ? by : who),
    target: person(to >= 0 ? to : who),
    ability: thing(ability.name),
  })
  const options = ability.vs >= 0 && ability.dealsDamage && !isPc(scene, by) ? sparing(ability) : plain(ability)
  const question: Question<Cited> = {
    rule: ruleOf(ability),
    kind: 'choice',
    to: who,
    prompt,
    options,
    preset: isAgainstFriend(scene, who, ability, by) ? 0 : 1,
    decline: 0,
    reaction: true,
    moment,
    ...pointlessOf(scene, who, ability, when, what.attack),
  }
  return SAID[scene.ask(question)]
}

/** The answers that an ability allows, made once; the second also with an enemy left unconscious. */
const plain = madeOnce((ability) => [
  { value: 'decline', label: plainly('no') },
  { value: `use ${ability.id}`, label: useWords(ability) },
])
const sparing = madeOnce((ability) => [
  ...plain(ability),
  { value: `use ${ability.id} knock-out`, label: knockOutWords(ability) },
])

function madeOnce(make: (ability: Ability) => readonly Option[]): (ability: Ability) => readonly Option[] {
  const made = new WeakMap<Ability, readonly Option[]>()
  return (ability) => {
    const known = made.get(ability) ?? make(ability)
    made.set(ability, known)
    return known
  }
}

const USES: readonly (Message | null)[] = [
  null,
  plainly('their one use of the encounter'),
  plainly('their one use of the day'),
  plainly('their use until it recharges'),
]

function useWords(ability: Ability): Message {
  const slots = { ability: thing(ability.name), price: priceOf(ability) }
  return slots.price === null ? say('use {ability}', slots) : say('use {ability}, for {price}', slots)
}

function knockOutWords(ability: Ability): Message {
  const slots = { ability: thing(ability.name), price: priceOf(ability) }
  return slots.price === null
    ? say('use {ability} to knock them out', slots)
    : say('use {ability} to knock them out, for {price}', slots)
}

/** What answering with it takes: `its Interrupt and 2 Power`; null where that is nothing. */
function priceOf({ action, spend, frequency }: Ability): Slot | null {
  const list: Slot[] = []
  if (action === INTERRUPT) list.push(plainly('their Interrupt'))
  if (spend !== null) list.push(say('{power} Power', { power: { number: spend.power } }))
  const use = USES[frequency]
  if (use !== undefined && use !== null) list.push(use)
  return list.length === 0 ? null : { list }
}

/** Whether it would be an attack on a friend: nobody does that automatically. */
const isAgainstFriend = (scene: EscalationScene, who: Who, { vs }: Ability, by: number): boolean =>
  vs >= 0 && by >= 0 && !areEnemies(scene, who, by)

/** How the ability is used: on everybody in its reach where it is for all, else its attack at the one who set it off, its effects where they say. */
const useOf = (scene: EscalationScene, who: Who, position: number, what: Happening, knockOut: boolean): Use => {
  const ability = abilityOf(scene, who, position)
  return {
    who,
    position,
    targets: ability.target.count === 0 ? everybodyFor(scene, who, ability) : [onWhom(who, ability, what)],
    going: NOWHERE,
    slot: NONE,
    knockOut,
    fromSecondary: NONE,
    coup: false,
    setOffBy: what.by,
  }
}

/** On whom it is: an attack on the one who set it off; else on allies where it is for them, on the one who set it off, or on itself. */
function onWhom(who: Who, { target, vs }: Ability, { by, to }: Happening): number {
  if (vs >= 0) return by
  if (target.who === 'self') return who
  if (target.who === 'ally') return to >= 0 ? to : who
  return by >= 0 ? by : who
}
