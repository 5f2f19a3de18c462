import { actionsFor } from '@fray/kernel'
import type { ZonesScene } from '../scene.ts'

/** The makers of the ruleset's actions: `act` for combatants, `order` for the referee. */
export const { act, order } = actionsFor<ZonesScene>()
