import {
  combatantParam,
  flagParam,
  isRefusal,
  plainly,
  sideParam,
  squareName,
  textParam,
  type Who,
} from '@fray/kernel/rules'
import { squareParam } from '../../on-grid/params.ts'
import { withPlace } from '../../referee/placing.ts'
import { refuse } from '../citing.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { admit, relate } from '../rules/entering.ts'
import { vanish } from '../rules/leaving.ts'
import { insert } from '../rules/line.ts'
import { appear, cannotSummon, squareFor } from '../rules/summons.ts'
import { cannotAfford, costOfThrall, makeThrall } from '../rules/thralls.ts'
import { setSlots } from '../rules/turns.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE } from '../tables.ts'
import { order, referee } from './define.ts'
import { cannotPut, notHere, notOver } from './gate.ts'

/** A creature is summoned for a unit, in or out of battle. */
export const summonFor = order({
  id: 'summon',
  rule: 'summoning-slots',
  title: plainly('Summon a creature for a unit'),
  params: [
    combatantParam('target', { label: 'for whom' }),
    textParam('creature', { label: 'what, by its content id' }),
    flagParam('thralled', 'yes to keep it as a thrall'),
    squareParam('at', { label: 'where', optional: true }),
  ],
  check(scene, command) {
    const { target } = command
    const why = notOver(scene) ?? notHere(scene, target) ?? cannotSummon(scene, target)
    if (why !== null) return why
    const read = scene.setup.readCreature(command.creature)
    if (isRefusal(read)) return read
    const place =
      command.at >= 0
        ? cannotPut(scene, -1, command.at, read.footprint)
        : squareFor(scene, target, 1, read.footprint) >= 0
          ? null
          : refuse('grid', 'There is no free square near them.')
    if (place !== null || command.thralled !== 1) return place
    const cost = costOfThrall(scene, target, callingSpell(scene, command), read.level)
    return cannotAfford(scene, target, cost, { said: read.name })
  },
  resolve(scene, command) {
    const { target } = command
    const entrant = scene.setup.readCreature(command.creature) as Entrant
    const at = command.at >= 0 ? command.at : squareFor(scene, target, 1, entrant.footprint)
    const spell = callingSpell(scene, command)
    const sick = scene.unit(target).sheet.spells[spell]?.summon?.sick ?? true
    const row = appear(scene, target, entrant, at, { spell, sick })
    if (command.thralled === 1) makeThrall(scene, row)
  },
})

/** Position of the summoner's spell that calls the creature, or -1. */
const callingSpell = (
  scene: FreeHitsScene,
  { target, creature }: { readonly target: Who; readonly creature: string },
): number => scene.unit(target).sheet.spells.findIndex((one) => one.summon?.creature === creature)

/** A unit joins in mid-fight. */
export const join = referee.join({
  rule: 'order-is-fixed',
  title: plainly('A unit joins'),
  params: [sideParam('side', true), squareParam('at', { label: 'where', optional: true })],
  read: (scene, { name, combatant, side, at }) =>
    scene.setup.readEntrant(name, at < 0 ? combatant : withPlace(combatant, squareName(scene.setup.grid, at)), side),
  refuses: (scene, { square, footprint }: Entrant) => cannotPut(scene, -1, square, footprint),
  enters(scene, entrant: Entrant) {
    const row = admit(scene, entrant, 'order-is-fixed')
    relate(scene, row, entrant, 'order-is-fixed')
    setSlots(scene, row)
    if (scene.now.fight.phase[0] === BATTLE) insert(scene, row)
  },
})

/** A unit is taken off the battlefield. */
export const remove = referee.remove({
  rule: 'battle-end-when',
  title: plainly('A unit is taken away'),
  notHere,
  goes: (scene, target) => vanish(scene, target, 'battle-end-when'),
})
