import { type Command, type Price, plainly } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { PAYMENTS } from '../actions/paying.ts'
import { usualPrice } from '../rules/spells.ts'
import { actorNow } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'

const ATTACK: Price = { id: 'attack', label: plainly('Attack Action'), order: 1 }
const MOVEMENT: Price = { id: 'movement', label: plainly('Movement'), order: 2 }
const MOVE: Price = { id: 'move', label: plainly('Move Action'), order: 3 }
const BONUS: Price = { id: 'bonus', label: plainly('Bonus Action'), order: 4 }
const SEVERAL: Price = { id: 'several', label: plainly('Several actions'), order: 5 }
const SLOT: Price = { id: 'slot', label: plainly('Free hit'), order: 6 }
const OWED: Price = { id: 'owed', label: plainly('Action of the next turn'), order: 7 }
const FREE: Price = { id: 'free', label: plainly('Free'), order: 8 }
const TURN: Price = { id: 'turn', label: plainly('Turn'), order: 9 }
const REFEREE: Price = { id: 'referee', label: plainly('Referee'), order: 10 }

/** What each payment is, by its word. */
const PAID: Readonly<Record<string, Price>> = { none: FREE, attack: ATTACK, move: MOVE, bonus: BONUS }

/** What an action costs that names no payment, or has only one. */
const USUAL: Readonly<Record<string, Price>> = {
  [acts.attack.id]: ATTACK,
  [acts.extraAttack.id]: SEVERAL,
  [acts.featAttack.id]: SLOT,
  [acts.move.id]: MOVEMENT,
  [acts.buySpaces.id]: MOVEMENT,
  [acts.leave.id]: MOVEMENT,
  [acts.boost.id]: BONUS,
  [acts.disengage.id]: ATTACK,
  [acts.standUp.id]: BONUS,
  [acts.draw.id]: BONUS,
  [acts.sheathe.id]: BONUS,
  [acts.pickUp.id]: BONUS,
  [acts.toggle.id]: BONUS,
  [acts.talk.id]: BONUS,
  [acts.delay.id]: TURN,
  [acts.yieldUp.id]: TURN,
  [acts.end.id]: TURN,
}

/** All ways of getting about are in one group; else the group is what pays. */
const ALWAYS: ReadonlySet<string> = new Set([acts.move.id, acts.buySpaces.id, acts.leave.id, acts.featAttack.id])

/** The action that pays; getting up on somebody else's turn is owed. */
export function price(scene: FreeHitsScene, command: Command): Price {
  const { actor, action } = command
  if (actor < 0) return REFEREE
  if (acts.standUp.is(command) && actorNow(scene) !== actor) return OWED
  if (acts.boost.is(command)) return command.times === 2 ? SEVERAL : BONUS
  const { pay = -1 } = command as Command & { readonly pay?: number }
  if (pay >= 0 && !ALWAYS.has(action)) return PAID[PAYMENTS[pay] as string] ?? SEVERAL
  if (acts.cast.is(command)) return castPrice(scene, actor, command.spell)
  return USUAL[action] ?? FREE
}

/** What a spell costs whose payment is not said. */
function castPrice(scene: FreeHitsScene, actor: number, spell: number): Price {
  const { attack, move } = usualPrice(scene, actor, spell)
  return attack > 0 && move > 0 ? SEVERAL : move > 0 ? MOVE : ATTACK
}
