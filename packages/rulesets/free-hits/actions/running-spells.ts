import { person, plainly } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { spellParam } from '../command.ts'
import { note } from '../events.ts'
import { isChanneling, refreshKept, runningRow, spellOf, stopCasting, stopRunning } from '../rules/running.ts'
import type { FreeHitsScene } from '../scene.ts'
import { RUNNING } from '../tables.ts'
import { act } from './define.ts'
import { badPayment, PAY_BONUS, payFor, payParam, type Terms } from './paying.ts'

/** One of the actor's spells that run or are being cast. */
const runningParam = spellParam({
  *suggestions(scene: FreeHitsScene, actor) {
    const count = scene.unit(actor).sheet.spells.length
    for (let spell = 0; spell < count; spell++) {
      if (runningRow(scene, actor, spell) >= 0 || scene.now.combatant.casting[actor] === spell) yield spell
    }
  },
})

const FOR_TOGGLING: Terms = { what: plainly('Toggling'), takes: [PAY_BONUS], usual: PAY_BONUS }

/** Turns a running spell off, or on again, for a Bonus Action. */
export const toggle = act({
  id: 'toggle',
  rule: 'toggle-spell',
  title: plainly('Turn a spell off or on (Bonus Action)'),
  says: 'Turn {it} off or on',
  intent: 'gear',
  when: 'turn',
  params: [runningParam, payParam()],
  check(scene, { actor, spell: position, pay: said }) {
    const spell = spellOf(scene, actor, position)
    const row = runningRow(scene, actor, position)
    if (row < 0 || scene.now.running.lapsed[row] === 1)
      return refuse('toggle-spell', '{spell} is not running.', { spell: { thing: spell.name } })
    if (!spell.toggle)
      return refuse('toggle-spell', '{spell} cannot be turned off and on.', { spell: { thing: spell.name } })
    const turnsOn = scene.now.running.on[row] === 0
    if (turnsOn && spell.upkeep !== null && isChanneling(scene, actor)) {
      return refuse('channel-progress', '{actor} is channeling: one spell at a time.', { actor: person(actor) })
    }
    return badPayment(scene, actor, said, FOR_TOGGLING)
  },
  resolve(scene, { actor, spell: position, pay: said }) {
    const row = runningRow(scene, actor, position)
    if (row < 0) return
    payFor(scene, actor, said, FOR_TOGGLING, 'toggle-spell')
    const on = scene.now.running.on[row] === 0
    scene.set(RUNNING.on, row, on ? 1 : 0, 'toggle-spell')
    refreshKept(scene, row, 'toggle-spell')
    note.toggles(scene, actor, spellOf(scene, actor, position).name, on)
  },
})

/** Ends a running spell, or gives up one that is being cast: free, on the own turn. */
export const cancel = act({
  id: 'cancel',
  rule: 'channel-upkeep',
  title: plainly('Cancel a spell'),
  says: 'Cancel {it}',
  intent: 'gear',
  drastic: 'throws-away',
  when: 'turn',
  params: [runningParam],
  check(scene, { actor, spell: position }) {
    const row = runningRow(scene, actor, position)
    const runs = row >= 0 && scene.now.running.lapsed[row] === 0
    if (runs || scene.now.combatant.casting[actor] === position) return null
    return refuse('channel-upkeep', '{spell} is neither running nor being cast.', {
      spell: { thing: spellOf(scene, actor, position).name },
    })
  },
  resolve(scene, { actor, spell: position }) {
    if (scene.now.combatant.casting[actor] === position) stopCasting(scene, actor, 'channel-upkeep')
    const row = runningRow(scene, actor, position)
    if (row >= 0) stopRunning(scene, row, 'channel-upkeep')
  },
})
