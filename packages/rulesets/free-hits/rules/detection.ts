import { choice, type Option, person, plainly, REFEREE, say, type Who } from '@fray/kernel/rules'
import { openRow } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { F, UNDETECTED, UNDETECTED_TABLE } from '../tables.ts'
import { areEnemies, detects, isIn } from './who.ts'

function count(scene: FreeHitsScene): void {
  scene.set(F.undetected, 0, scene.rows(UNDETECTED_TABLE), 'detection')
}

/** From now on the enemy does not know of the unit. */
export function hideFrom(scene: FreeHitsScene, who: Who, by: Who, rule: Cited): void {
  if (!detects(scene, by, who)) return
  openRow(scene, UNDETECTED_TABLE, UNDETECTED, { who, by }, rule)
  count(scene)
}

/** From now on the enemy knows of the unit. */
export function showTo(scene: FreeHitsScene, who: Who, by: Who): void {
  const { who: whose, by: blind } = scene.now.undetected
  for (let i = scene.rows(UNDETECTED_TABLE) - 1; i >= 0; i--) {
    if (whose[i] === who && blind[i] === by) scene.close(UNDETECTED_TABLE, i)
  }
  count(scene)
}

/** Every enemy knows of the unit. */
export function reveal(scene: FreeHitsScene, who: Who): void {
  if (scene.now.fight.undetected[0] === 0) return
  let shown = false
  for (let i = scene.rows(UNDETECTED_TABLE) - 1; i >= 0; i--) {
    if (scene.now.undetected.who[i] !== who) continue
    scene.close(UNDETECTED_TABLE, i)
    shown = true
  }
  if (!shown) return
  count(scene)
  note.detected(scene, who)
}

/** No enemy knows of the unit. */
export function hide(scene: FreeHitsScene, who: Who, rule: Cited): void {
  for (let row = 0; row < scene.combatants; row++) {
    if (isIn(scene, row) && areEnemies(scene, who, row)) hideFrom(scene, who, row, rule)
  }
  note.hides(scene, who)
}

/** One that is out of the battle is neither hidden nor blind. */
export function dropUndetected(scene: FreeHitsScene, who: Who): void {
  const { who: whose, by } = scene.now.undetected
  for (let i = scene.rows(UNDETECTED_TABLE) - 1; i >= 0; i--) {
    if (whose[i] === who || by[i] === who) scene.close(UNDETECTED_TABLE, i)
  }
  count(scene)
}

const ANSWERS: readonly Option[] = [
  { value: 'detected', label: plainly('detected') },
  { value: 'undetected', label: plainly('not detected') },
]

/** Where the table wants it, the referee is asked whether the enemy detects one who sneaks. */
export function askDetection(scene: FreeHitsScene, who: Who, by: Who): void {
  if (scene.setup.options.detection !== 'ask') {
    cite('detection')
    return
  }
  const preset = detects(scene, by, who) ? 0 : 1
  const prompt = say('Does {by} detect {who}, who is sneaking?', { by: person(by), who: person(who) })
  const question = choice('detection', REFEREE, prompt, ANSWERS, preset)
  if (scene.ask(question) === 0) showTo(scene, who, by)
  else hideFrom(scene, who, by, 'detection')
}
