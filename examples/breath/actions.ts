import {
  type Action,
  actionsFor,
  type Command,
  combatantParam,
  plainly,
  type Refusal,
  wordParam,
} from '@fray/kernel/rules'
import { plainOrders } from '@fray/rulesets/referee/plain-orders'
import { attack } from './attack.ts'
import { note } from './events.ts'
import { GUARDS } from './kinds.ts'
import { loseLife, spend } from './life.ts'
import { fighters, goOn } from './order.ts'
import { type BreathScene, C, refuse } from './scene.ts'

const { act } = actionsFor<BreathScene>()

const enemies = (scene: BreathScene, actor: number): number[] =>
  fighters(scene).filter((row) => scene.now.combatant.side[row] !== scene.now.combatant.side[actor])
const friends = (scene: BreathScene, actor: number): number[] =>
  fighters(scene).filter((row) => scene.now.combatant.side[row] === scene.now.combatant.side[actor])

const notAnEnemy = (scene: BreathScene, actor: number, target: number): Refusal | null =>
  enemies(scene, actor).includes(target) ? null : refuse('two-sides', 'Only an enemy who can fight is attacked.')

const enemy = combatantParam('target', { label: 'whom', suggestions: enemies })
const guards = () => GUARDS.keys()
const HOW = ['plain', 'pressed'] as const

/** What an action costs in Breath. */
const PRICES: Readonly<Record<string, number>> = { cut: 2, throw: 1, shift: 1, bind: 2 }

/** What a command costs in Breath. */
export const priceOf = (command: Command): number =>
  (PRICES[command.action] ?? 0) + (cut.is(command) && command.how === 1 ? 1 : 0)

/** Why somebody has too little Breath for it, or null. */
function tooDear(scene: BreathScene, command: Command): Refusal | null {
  const left = scene.now.combatant.breath[command.actor]
  const price = priceOf(command)
  return left >= price
    ? null
    : refuse('breath', 'That costs {price} Breath, and {left} is left.', {
        price: { number: price },
        left: { number: left },
      })
}

const cut = act({
  id: 'cut',
  rule: 'cut',
  title: plainly('Cut'),
  intent: 'harm',
  params: [
    enemy,
    wordParam('at', GUARDS, { label: 'how high', suggestions: guards }),
    wordParam('how', HOW, { label: 'plain or pressed', optional: true, suggestions: () => HOW.keys() }),
  ],
  check: (scene, command) => notAnEnemy(scene, command.actor, command.target) ?? tooDear(scene, command),
  resolve(scene, command) {
    const { actor, target, at, how } = command
    spend(scene, actor, priceOf(command), how === 1 ? 'press' : 'cut')
    attack(scene, { actor, target, aimed: at, pressed: how === 1 })
    goOn(scene)
  },
})

const hurl = act({
  id: 'throw',
  rule: 'throw',
  title: plainly('Throw'),
  intent: 'harm',
  params: [enemy],
  check(scene, command) {
    const { actor, target } = command
    if (scene.now.combatant.missiles[actor] === 0) return refuse('missiles', 'There is nothing left to throw.')
    return notAnEnemy(scene, actor, target) ?? tooDear(scene, command)
  },
  resolve(scene, command) {
    const { actor, target } = command
    spend(scene, actor, priceOf(command), 'throw')
    scene.set(C.missiles, actor, scene.now.combatant.missiles[actor] - 1, 'missiles')
    attack(scene, { actor, target, aimed: -1, pressed: false })
    goOn(scene)
  },
})

const shift = act({
  id: 'shift',
  rule: 'shift',
  title: plainly('Shift the guard'),
  intent: 'move',
  params: [wordParam('guard', GUARDS, { label: 'the new guard', suggestions: guards })],
  check(scene, command) {
    const isHeld = scene.now.combatant.guard[command.actor] === command.guard
    return isHeld ? refuse('shift', 'That guard is held already.') : tooDear(scene, command)
  },
  resolve(scene, command) {
    const { actor, guard } = command
    spend(scene, actor, priceOf(command), 'shift')
    scene.set(C.guard, actor, guard, 'guard-secret')
    note.shift(scene, actor, guard)
    goOn(scene)
  },
})

const bind = act({
  id: 'bind',
  rule: 'bind',
  title: plainly('Bind a wound'),
  intent: 'harm',
  params: [combatantParam('target', { label: 'whose', suggestions: friends })],
  check(scene, command) {
    const { actor, target } = command
    if (!friends(scene, actor).includes(target)) return refuse('bind', 'Only its own wound or that of a friend.')
    if (scene.now.combatant.bleeding[target] === 0) return refuse('bind', 'It does not bleed.')
    return tooDear(scene, command)
  },
  resolve(scene, command) {
    const { actor, target } = command
    spend(scene, actor, priceOf(command), 'bind')
    scene.set(C.bleeding, target, 0, 'bind')
    note.bound(scene, actor, target)
    goOn(scene)
  },
})

export const rest = act({
  id: 'rest',
  rule: 'rest',
  title: plainly('Rest'),
  intent: 'protect',
  check: () => null,
  resolve(scene, { actor }) {
    scene.set(C.resting, actor, 1, 'rest')
    note.rest(scene, actor)
    goOn(scene)
  },
})

const yieldUp = act({
  id: 'yield',
  rule: 'yield',
  title: plainly('Yield'),
  drastic: 'gives-up',
  check: () => null,
  resolve(scene, { actor }) {
    scene.set(C.yielded, actor, 1, 'yield')
    note.out(scene, actor, 'yield')
    goOn(scene)
  },
})

const orders = plainOrders<BreathScene>({
  rule: 'at-the-table',
  goes: (scene, target) => note.out(scene, target, 'at-the-table'),
  life: C.life,
  loses: (scene, target, tally) => loseLife(scene, target, tally, 'at-the-table'),
  gets: note.heal,
  ends: (scene) => note.end(scene, -1),
  most: [
    [C.life, C.lifeMax],
    [C.breath, C.breathMax],
  ],
  after: goOn,
})

export const acts = { cut, throw: hurl, bind, rest }
export const actions: readonly Action<BreathScene, Command>[] = [cut, hurl, shift, bind, rest, yieldUp, ...orders]
