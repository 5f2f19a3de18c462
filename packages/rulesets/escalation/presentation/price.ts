import { type Command, type Price, plainly } from '@fray/kernel/rules'
import { coupDeGrace, use } from '../actions/fight.ts'
import { sustain } from '../actions/helping.ts'
import { move } from '../actions/moving.ts'
import { ready } from '../actions/readying.ts'
import { useRecoveryAction } from '../actions/resting.ts'
import { SLOT_COST } from '../actions/slot-cost.ts'
import { deed } from '../actions/waiting.ts'
import { abilityOf } from '../rules/abilities.ts'
import { payingSlot } from '../rules/slots.ts'
import type { EscalationScene } from '../scene.ts'
import { FREE, SLOTS } from '../words.ts'

const STANDARD: Price = { id: 'standard', label: plainly('Standard action'), order: 1 }
const BY_SLOT: readonly Price[] = [
  { id: 'quick', label: plainly('Quick action'), order: 3 },
  { id: 'move', label: plainly('Move action'), order: 2 },
  STANDARD,
]
const ALL: Price = { id: 'all', label: plainly('All three actions'), order: 4 }
const NOTHING: Price = { id: 'free', label: plainly('Free'), order: 5 }
const TURN: Price = { id: 'turn', label: plainly('Turn'), order: 6 }
const REST: Price = { id: 'rest', label: plainly('Recovery'), order: 6 }
const REFEREE: Price = { id: 'referee', label: plainly('Referee'), order: 7 }

/** The slot that pays for the command, all three, none, or the turn itself; what was kept for moving counts as what it was. */
export function price(scene: EscalationScene, command: Command): Price {
  if (command.actor < 0) return REFEREE
  if (useRecoveryAction.is(command)) return REST
  if (coupDeGrace.is(command)) return ALL
  if (use.is(command) || sustain.is(command)) {
    const { action } = abilityOf(scene, command.actor, command.ability)
    return action >= FREE ? NOTHING : paidBy(scene, command.actor, action, command.slot)
  }
  if (deed.is(command)) return BY_SLOT[command.slot] ?? STANDARD
  if (ready.is(command)) return BY_SLOT[SLOTS.indexOf(command.slot as (typeof SLOTS)[number])] ?? STANDARD
  const cost = SLOT_COST[command.action]
  if (cost === undefined) return TURN
  const { slot = -1 } = command as Command & { readonly slot?: number }
  return paidBy(scene, command.actor, cost, slot, move.is(command))
}

/** The slot that pays for an action of that kind: its own, or the better one that takes its place. */
function paidBy(scene: EscalationScene, who: number, action: number, chosen: number, isStep = false): Price {
  const slot = payingSlot(scene, who, action, chosen, isStep)
  return BY_SLOT[slot >= 0 ? slot : action] as Price
}
