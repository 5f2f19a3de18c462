import { combatantsParam, person, plainly, type Refusal, textParam } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import { advance, startRound, startSurprise } from '../rules/turns.ts'
import type { EscalationScene } from '../scene.ts'
import { C, F, SETUP } from '../tables.ts'
import { order, referee } from './define.ts'

const notBegun = (scene: EscalationScene): Refusal | null =>
  scene.now.fight.phase[0] === SETUP ? null : refuse('initiative-bands', 'The fight has begun already.')

/** The fight begins: a Surprise Round, or round 1. */
export const start = referee.start({
  rule: 'initiative-bands',
  title: plainly('Begin the fight'),
  refuses: notBegun,
  resolve(scene) {
    const surprise = scene.setup.encounters[0]?.surprise ?? null
    const by = scene.now.fight.surprisedBy[0]
    if (by >= 0) startSurprise(scene, by, chosenRows(scene))
    else if (surprise !== null) startSurprise(scene, surprise.by, surprise.acting)
    else {
      startRound(scene)
      advance(scene)
    }
  },
})

const chosenRows = (scene: EscalationScene): number[] => {
  return scene.rowsWhere((row) => scene.now.combatant.chosen[row] === 1)
}

/** One party was more aware: a Surprise Round comes first. */
export const surprise = order({
  id: 'surprise',
  rule: 'surprise-round',
  title: plainly('A Surprise Round'),
  params: [
    textParam('by', { label: 'the side that surprises' }),
    combatantsParam('acting', { label: 'who acts', optional: true }),
  ],
  check(scene, command) {
    const begun = notBegun(scene)
    if (begun !== null) return begun
    const side = scene.setup.sides.findIndex(({ id }) => id === command.by)
    if (side < 0) return refuse('unknown-name', 'There is no side "{by}".', { by: { said: command.by } })
    const acting = command.acting
    if (acting.length > 2) return refuse('surprise-round', 'Two of them act in a Surprise Round, no more.')
    const stranger = acting.find((row) => scene.now.combatant.side[row] !== side)
    return stranger === undefined
      ? null
      : refuse('surprise-round', '{stranger} is not of that side.', { stranger: person(stranger) })
  },
  resolve(scene, command) {
    const side = scene.setup.sides.findIndex(({ id }) => id === command.by)
    scene.set(F.surprisedBy, 0, side, 'surprise-round')
    for (const row of command.acting) scene.set(C.chosen, row, 1, 'surprise-round')
    note['surprise-comes'](scene, side, command.acting)
  },
})
