import { choice, type Option, person, plainly, REFEREE, type Refusal, say, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'

const ALLOWED: readonly Option[] = [
  { value: 'yes', label: plainly('yes') },
  { value: 'no', label: plainly('no, that is too much') },
]

/** The number that the table has set, or null where there is none. */
function limitOf(scene: ShockScene, option: string): number | null {
  const n = Number(scene.setup.options[option])
  return Number.isInteger(n) ? n : null
}

/** Why the combatant may take no more Instants this round, or null. */
export function instantsRefusal(scene: ShockScene, who: Who): Refusal | null {
  const limit = limitOf(scene, 'instant-action-limit')
  if (limit === null || scene.now.combatant.instants[who] < limit) return null
  return refuse('instant-action-limit', '{who} has taken their {limit} Instant Actions of this round.', {
    who: person(who),
    limit: { number: limit },
  })
}

/** Counts an Instant; where the table says so the referee is asked. Returns whether it may be. */
export function allowInstant(scene: ShockScene, who: Who): boolean {
  scene.set(C.instants, who, scene.now.combatant.instants[who] + 1, 'instant-action-limit')
  if (scene.setup.options['instant-action-limit'] !== 'ask') return true
  const prompt = say('May {who} take this Instant Action?', { who: person(who) })
  return scene.ask(choice('instant-action-limit', REFEREE, prompt, ALLOWED)) === 0
}

/** A spell among those that have been cast as Instants. */
const keyOf = ({ actor, power }: SpellCast): string => `${actor}:${power}`

/** The casting of a spell: who, and its position among the caster's spells. */
interface SpellCast {
  readonly actor: Who
  readonly power?: number
}

/** Notes that a spell has been cast as an Instant while windows are open within each other. */
export function countQuick(scene: ShockScene, cast: SpellCast): void {
  scene.quick ??= new Set()
  scene.quick.add(keyOf(cast))
}

/** Whether the spell has been cast as an Instant while windows are open within each other. */
export const isCastAgain = (scene: ShockScene, cast: SpellCast): boolean => scene.quick?.has(keyOf(cast)) === true

/** Why the combatant may take no more Free Actions this round, or null. */
export function freesRefusal(scene: ShockScene, who: Who): Refusal | null {
  const limit = limitOf(scene, 'free-action-limit')
  if (limit === null || scene.now.combatant.frees[who] < limit) return null
  return refuse('free-action-limit', '{who} has taken their {limit} Free Actions of this round.', {
    who: person(who),
    limit: { number: limit },
  })
}

/** Counts a Free Action; where the table says so the referee is asked. Returns whether it may be. */
export function allowFree(scene: ShockScene, who: Who): boolean {
  scene.set(C.frees, who, scene.now.combatant.frees[who] + 1, 'free-action-limit')
  if (scene.setup.options['free-action-limit'] !== 'ask') return true
  const prompt = say('May {who} take this Free Action?', { who: person(who) })
  return scene.ask(choice('free-action-limit', REFEREE, prompt, ALLOWED)) === 0
}

/** Why the combatant may not swap weapons again this turn, or null. */
export function swapRefusal(scene: ShockScene, who: Who): Refusal | null {
  if (scene.setup.options['rapid-swaps'] !== 'one' || scene.now.combatant.swaps[who] < 1) return null
  return refuse('rapid-swaps', '{who} has swapped weapons on this turn already.', { who: person(who) })
}

/** Counts a draw; where the table says so the referee is asked from the second on. Returns whether it may be. */
export function allowSwap(scene: ShockScene, who: Who): boolean {
  const before = scene.now.combatant.swaps[who]
  scene.set(C.swaps, who, before + 1, 'rapid-swaps')
  if (before === 0 || scene.setup.options['rapid-swaps'] !== 'ask') return true
  const prompt = say('May {who} swap weapons once more?', { who: person(who) })
  return scene.ask(choice('rapid-swaps', REFEREE, prompt, ALLOWED)) === 0
}
