import { type Command, type Price, plainly } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import type { ShockAction } from '../actions/define.ts'
import type { Price as Cost } from '../actions/paying.ts'
import type { ShockScene } from '../scene.ts'

/** The groups in which commands are shown, by what they cost. */
const GROUPS: Readonly<Record<Cost, Price>> = {
  swarm: { id: 'paid', label: plainly('Paid already'), order: 0 },
  attack: { id: 'main', label: plainly('Main Action'), order: 1 },
  main: { id: 'main', label: plainly('Main Action'), order: 1 },
  both: { id: 'both', label: plainly('Main and Move Action'), order: 2 },
  move: { id: 'move', label: plainly('Move Action'), order: 3 },
  free: { id: 'free', label: plainly('Free Action'), order: 4 },
  instant: { id: 'instant', label: plainly('Instant Action'), order: 5 },
  quick: { id: 'quick', label: plainly('Instant that takes the Main Action'), order: 6 },
  asked: { id: 'asked', label: plainly('As the referee says'), order: 7 },
  turn: { id: 'turn', label: plainly('Turn'), order: 8 },
  wish: { id: 'wish', label: plainly('No action'), order: 9 },
}
const REFEREE: Price = { id: 'referee', label: plainly('Referee'), order: 10 }
/** What may still be made of a Main Action that has been paid for. */
const FURTHER: Price = { id: 'further', label: plainly('Further attacks of the Main Action'), order: 0 }

const byId: ReadonlyMap<string, ShockAction> = new Map(Object.values(acts).map((act: ShockAction) => [act.id, act]))

/** What a command costs, as its action says: Main, Move, both, nothing, an Instant. */
export function price(scene: ShockScene, command: Command): Price {
  const cost = byId.get(command.action)?.price(scene, command)
  if (command.actor < 0 || cost === undefined) return REFEREE
  if (cost === 'attack' && scene.now.combatant.attacksLeft[command.actor] > 0) return FURTHER
  if (command.action === acts.secondMove.id) return GROUPS.main
  return GROUPS[cost]
}
