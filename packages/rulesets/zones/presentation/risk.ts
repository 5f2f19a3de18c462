import type { Command, Risk } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { freeAttackers } from '../rules/free-attacks.ts'
import type { ZonesScene } from '../scene.ts'

/** Who strikes at one that leaves its Zone. */
export const risk = (scene: ZonesScene, command: Command): Risk | null =>
  acts.move.is(command) || acts.moveAgain.is(command) || acts.leave.is(command)
    ? { by: freeAttackers(scene, command.actor) }
    : null
