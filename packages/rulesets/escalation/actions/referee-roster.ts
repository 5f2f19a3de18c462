import { type AnyScene, plainly, textParam } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { endEncounter } from '../rules/ending.ts'
import { admit, relate } from '../rules/entering.ts'
import { leave } from '../rules/life.ts'
import type { EscalationScene } from '../scene.ts'
import { BY_REFEREE } from '../tables.ts'
import { FLED } from '../words.ts'
import { order, referee } from './define.ts'
import { notFighting } from './gate.ts'
import { missTurn, notHere } from './referee-checks.ts'

const ending = {
  rule: 'encounter-end',
  title: plainly('End the encounter'),
  refuses: notFighting,
  resolve: (scene: EscalationScene) => endEncounter(scene, BY_REFEREE),
} as const

/** The encounter is over. */
export const endEncounterAction = order({ id: 'end-encounter', ...ending, drastic: 'ends', check: notFighting })
/** The same under the name that all rulesets know. */
export const endCombat = referee.endCombat(ending)

/** The position of the side with the id, -1 for '', or why there is none. */
function sideOf({ setup }: EscalationScene, id: string) {
  const at = setup.sides.findIndex((side) => side.id.toLowerCase() === id.toLowerCase())
  return at >= 0 || id === '' ? at : refuse('unknown-name', 'There is no side "{id}".', { id: { said: id } })
}

const sidesOf = ({ setup }: AnyScene): readonly string[] => setup.sides.map(({ id }) => id)

/** Somebody joins in mid-fight. */
export const join = referee.join({
  rule: 'starting-positions',
  title: plainly('Somebody joins'),
  params: [{ ...textParam('side', { label: 'their side', optional: true }), choices: sidesOf }],
  read(scene, { name, combatant, side: id }) {
    const side = sideOf(scene, id)
    return typeof side === 'number' ? scene.setup.readEntrant(name, combatant, side) : side
  },
  enters(scene, entrant: Entrant) {
    const row = admit(scene, entrant, 'starting-positions')
    relate(scene, row, entrant, 'starting-positions')
    missTurn(scene, row)
  },
})

/** Somebody is taken away. */
export const remove = referee.remove({
  rule: 'encounter-end',
  title: plainly('Somebody is taken away'),
  notHere,
  goes: (scene, target) => leave(scene, target, FLED, 'encounter-end'),
})
