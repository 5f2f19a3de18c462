import { actionsFor } from '@fray/kernel/rules'
import { refereeFor } from '../../referee/orders.ts'
import type { ZonesScene } from '../scene.ts'
import { notOver } from './gate.ts'

/** The makers of the ruleset's actions: `act` for combatants, `order` for the referee. */
export const { act, order } = actionsFor<ZonesScene>()

/** The makers of the orders that the referee has in every ruleset. */
export const referee = refereeFor<ZonesScene>(notOver)
