import { type Command, type Option, person, plainly, type Refusal, say, type Who } from '@fray/kernel/rules'
import type { ShockAction } from '../actions/define.ts'
import type { Price } from '../actions/paying.ts'
import { aimOf, type Blow } from '../actions/striking.ts'
import { notFree, notYourTurn } from '../actions/timing.ts'
import { cite, refuse } from '../citing.ts'
import type { Choices } from '../rules/attack.ts'
import { usualMelee } from '../rules/gear.ts'
import { cannotAttack } from '../rules/legal.ts'
import { instantsRefusal, isCastAgain } from '../rules/limits.ts'
import { forUse, spellSlot } from '../rules/powers.ts'
import { mayBeWithin } from '../rules/space.ts'
import { noTotalDefense } from '../rules/total-defense.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { Aim, ShockScene } from '../scene.ts'
import { NO_MANEUVER } from '../words.ts'
import { type Happening, isMomentFor } from './powers.ts'
import { type HeldAct, type HeldCommand, saidOf, underFor } from './saying.ts'
import { eachSnap, isFarFetched, noSnap, snapWords } from './snaps.ts'

/** One Instant that somebody could take now. */
export type Instant =
  | { readonly kind: 'total-defense' }
  | { readonly kind: 'snap'; readonly aim: Aim; readonly choices?: Choices }
  | { readonly kind: 'power'; readonly power: number; readonly target?: Who }
  | { readonly kind: 'held'; readonly command: HeldCommand }
  | { readonly kind: 'spell'; readonly command: HeldCommand }

const TOTAL_DEFENSE: Words = {
  value: 'total-defense',
  label: plainly('Total Defense, for the Main Action'),
}

/** The words that answer for an Instant, and how it reads in a list. */
type Words = Pick<Option, 'value' | 'label' | 'under'>

/** An Instant with the words that answer for it. */
export interface Possible {
  readonly instant: Instant
  readonly option: Option
}

/** What somebody could do at a moment in addition to its own numbers: what it held, its spells, and the powers it has used. */
export interface AtHand {
  readonly held: readonly HeldAct[]
  readonly spells: readonly HeldAct[]
  readonly used: readonly number[]
}

/**
 * Everything that the combatant could do at this moment, the likeliest first, then (for people) what it cannot, with
 * reasons.
 */
export function instantsOf(scene: ShockScene, who: Who, what: Happening, { held, spells, used }: AtHand): Possible[] {
  const found: Possible[] = []
  const refused: Possible[] = []
  const add = (instant: Instant, words: Words, refusal: Refusal | null) => {
    if (refusal === null) found.push({ instant, option: words })
    else if (scene.isListening) refused.push({ instant, option: { ...words, refusal } })
  }
  const limit = instantsRefusal(scene, who)
  const again = () =>
    refuse('instant-once', '{who} has answered with that at this moment already.', { who: person(who) })
  const defense: Instant = { kind: 'total-defense' }
  if (!scene.isOff('total-defense')) add(defense, TOTAL_DEFENSE, limit ?? noTotalDefense(scene, who))
  const none = limit ?? noSnap(scene, who)
  if (!scene.isOff('snap-attack') && (none === null || scene.isListening)) {
    for (const aim of eachSnap(scene, who)) {
      const why = none ?? cannotAttack(scene, who, aim)
      if (why === null || !isFarFetched(scene, who, aim)) add({ kind: 'snap', aim }, snapWords(scene, aim), why)
    }
  }
  scene.fighter(who).powers.forEach((power, at) => {
    if (!isMomentFor(scene, who, at, what)) return
    const label = say('{power}{uses}', { power: { thing: power.name }, uses: forUse(scene, who, at) })
    const words = { value: `use ${power.name}`, label }
    add({ kind: 'power', power: at }, words, limit ?? (used.includes(at) ? again() : null))
  })
  for (const act of spells) {
    const { command, text } = act
    const why = limit ?? (isCastAgain(scene, command) ? again() : null)
    const uses = forUse(scene, who, spellSlot(scene, who, command.power ?? -1))
    const label = say('{act}{uses}', { act: saidOf(scene, act), uses })
    add({ kind: 'spell', command }, { value: text, label, under: underFor(act) }, why)
  }
  if (held.length === 0 && scene.isListening) {
    for (const { words, why } of notNow(scene, who)) add(defense, words, why)
  }
  for (const act of held) {
    const { command, text } = act
    const label = say('held: {act}', { act: saidOf(scene, act) })
    add({ kind: 'held', command }, { value: text, label, under: underFor(act) }, limit)
  }
  return firstOfEach([...inOrder(scene, found, what.actor), ...refused])
}

/** Prices of acts that a held action can become. */
const HELD: ReadonlySet<Price> = new Set(['main', 'move', 'free', 'attack', 'swarm', 'turn'])

/** Whether an act of that price may be held. */
export const isHoldable = (price: Price): boolean => HELD.has(price)

/** Why the act cannot be one that was held, or null. */
export const notHoldable = (scene: ShockScene, command: Command, action: ShockAction): Refusal | null =>
  isHoldable(action.price(scene, command))
    ? null
    : refuse('hold-leftovers', '"{action}" is not part of a turn, so it cannot be held.', {
        action: action.title,
      })

/**
 * The Instant that a command is at this moment, with the check and the refusals of its action, or why it is none. `used` are powers
 * of this moment.
 */
export function instantBy(
  scene: ShockScene,
  command: HeldCommand,
  action: ShockAction,
  what: Happening,
  used: readonly number[],
): Instant | Refusal {
  const { actor: who, action: id, power = -1, target = -1 } = command
  const again = () =>
    refuse('instant-once', '{who} has answered with that at this moment already.', { who: person(who) })
  if (id === 'use' && target < 0 && isMomentFor(scene, who, power, what))
    return instantsRefusal(scene, who) ?? (used.includes(power) ? again() : { kind: 'power', power })
  const why = action.check(scene, command)
  if (why !== null) return why
  switch (action.price(scene, command)) {
    case 'quick':
      return id === 'snap'
        ? { kind: 'snap', aim: aimOf(scene, command as Blow), choices: command as Blow }
        : { kind: 'total-defense' }
    case 'instant':
      if (id === 'use') return used.includes(power) ? again() : { kind: 'power', power, target }
      return isCastAgain(scene, command) ? again() : { kind: 'spell', command }
    default:
      if (scene.now.combatant.holding[who] === 0)
        return refuse('decision-windows', '{who} holds no action: only Instants are taken while others act.', {
          who: person(who),
        })
      return notHoldable(scene, command, action) ?? { kind: 'held', command }
  }
}

/** Of several with the same words, two daggers in hand, say, the first: an answer is known by its words. */
function firstOfEach(all: readonly Possible[]): Possible[] {
  const seen = new Set<unknown>()
  return all.filter(({ option: { value } }) => !seen.has(value) && seen.add(value))
}

/** Held acts that go at somebody. */
const BLOWS: ReadonlySet<string> = new Set(['attack', 'shoot', 'cast'])

/** How far down the list an Instant stands: what goes at the one who acts comes before the rest, plain blows before maneuvers. */
function placeOf(scene: ShockScene, { instant }: Possible, actor: Who): number {
  if (instant.kind === 'total-defense' || instant.kind === 'power' || instant.kind === 'spell') return 0
  const isHeld = instant.kind === 'held'
  const { target = -1, weapon = -1 } = isHeld ? instant.command : instant.aim
  const isBlow = isHeld ? BLOWS.has(instant.command.action) : instant.aim.maneuver === NO_MANEUVER
  const isArmed = weapon < 0 || !scene.kind(weapon).unarmed || scene.kind(weapon).armed
  return 1 + (isBlow ? 0 : 8) + (isArmed ? 0 : 4) + (target === actor ? 0 : 2) + (isHeld ? 0 : 1)
}

const inOrder = (scene: ShockScene, found: readonly Possible[], actor: Who): Possible[] =>
  found
    .map((one) => ({ one, place: placeOf(scene, one, actor) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)

/** What somebody might think of who has not held its action: shown with the reason why not. */
function* notNow(scene: ShockScene, who: Who): Iterable<{ readonly words: Words; readonly why: Refusal | null }> {
  const early = notYourTurn(scene, who)
  if (early === null) return
  if (scene.now.combatant.prone[who] === 0) {
    cite('go-prone')
    yield { words: { value: 'go-prone', label: plainly('go prone') }, why: notFree(scene, who) }
  }
  const weapon = scene.itemName(usualMelee(scene, who))
  for (let target = 0; target < scene.combatants; target++) {
    if (!areEnemies(scene, who, target) || !isUp(scene, target) || !mayBeWithin(scene, who, target, 5)) continue
    const name = scene.name(target)
    const at = { target: person(target) }
    const label = say('attack {target} with the {weapon}', { ...at, weapon: { thing: weapon } })
    yield { words: { value: `attack ${name} ${weapon}`, label, under: say('{target}', at) }, why: early }
  }
}
