import type { Setup } from '@fray/kernel/rules'
import { setCells } from '../lasting/rows.ts'
import type { EscalationAction } from './actions/action.ts'
import type { EscalationSetup } from './model.ts'
import { makeWindows } from './reactions/moments.ts'
import { settle } from './rules/ending.ts'
import { admit, relate } from './rules/entering.ts'
import { setDistance } from './rules/field.ts'
import { advance } from './rules/turns.ts'
import { EscalationScene } from './scene.ts'
import { C, F, FIGHT, SURPRISE } from './tables.ts'

/** Opens fights; `actions` are those that a readied action may become. */
export const openWith =
  (actions: () => ReadonlyMap<string, EscalationAction>) =>
  (plain: Setup): EscalationScene => {
    const setup = plain as EscalationSetup
    const scene = new EscalationScene(setup, makeWindows(actions))
    if (setup.now !== null) scene.set(F.round, 0, setup.now.round, 'initiative-bands')
    for (const entrant of setup.roster) admit(scene, entrant, 'starting-positions')
    for (const { a, b, distance } of setup.encounters[0]?.positions ?? []) {
      setDistance(scene, a, b, distance, 'starting-positions')
    }
    setup.roster.forEach((entrant, row) => {
      relate(scene, row, entrant, 'starting-positions')
    })
    scene.set(F.encountersToday, 0, setup.encountersToday, 'full-rest-when')
    if (setup.now !== null) startMidway(scene, setup.now)
    scene.settle()
    return scene
  }

function startMidway(scene: EscalationScene, now: NonNullable<EscalationSetup['now']>): void {
  const surprise = now.round === 0 ? (scene.setup.encounters[0]?.surprise ?? null) : null
  setCells(scene, F, 0, { phase: surprise === null ? FIGHT : SURPRISE, band: now.band }, 'initiative-bands')
  scene.set(F.escalation, 0, now.escalation, 'escalation-die')
  if (surprise !== null) {
    scene.set(F.surprisedBy, 0, surprise.by, 'surprise-round')
    for (const row of surprise.acting) scene.set(C.chosen, row, 1, 'surprise-round')
  }
  scene.setup.roster.forEach((entrant, row) => {
    const acted = entrant.acted ?? entrant.band < now.band
    scene.set(C.acted, row, acted ? 1 : 0, 'initiative-bands')
  })
  if (now.actor >= 0) scene.set(F.turn, 0, now.actor, 'order-within-band')
  settle(scene)
  if (now.actor < 0) advance(scene)
}
