import { choice, concerning, type Option, person, plainly, REFEREE, say, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { ShockScene } from '../scene.ts'
import { C, SIDE_TABLE, SIDES } from '../tables.ts'
import { DEAD, UP } from '../words.ts'
import { leaveSwarm } from './swarm.ts'

const EXEMPT = ['undead', 'construct', 'zealot', 'militarized'] as const

const JUDGMENTS: readonly Option[] = [
  { value: 'retreat', label: plainly('retreat') },
  { value: 'fight-on', label: plainly('fight on') },
]

/** Whether morale is a question for the combatant at all: an NPC that is neither undead, made, zealous nor drilled. */
function canLoseHeart(scene: ShockScene, row: Who): boolean {
  if (scene.now.combatant.pc[row] === 1) return false
  const exempt = scene.fighter(row).tags.some((tag) => (EXEMPT as readonly string[]).includes(tag))
  cite(exempt ? 'morale-exempt' : 'morale-survival')
  return !exempt
}

/** After a wound: an NPC that has lost half of its hit points or more is judged, once. */
export function judgeAfterWound(scene: ShockScene, who: Who): void {
  const { hp, hpMax, judged, retreating } = scene.now.combatant
  if (hp[who] * 2 > hpMax[who]) return
  if (judged[who] === 1 || retreating[who] === 1 || !canLoseHeart(scene, who)) return
  scene.set(C.judged, who, 1, 'morale-individual')
  if (givesUp(scene, who, [who])) retreat(scene, who, 'morale-individual')
}

/** Whether the answer is to retreat: the table's option, or the one who judges. */
function givesUp(scene: ShockScene, to: number, about: readonly Who[]): boolean {
  const option = scene.setup.options['morale-judgment']
  cite('morale-judgment')
  if (option === 'fight-on') return false
  if (option !== 'ask') return true
  const prompt =
    to === REFEREE
      ? concerning(plainly('A third of the band is lost: does it retreat?'), about)
      : say('{who} has lost half of their hit points: do they retreat?', { who: person(to) })
  return scene.ask(choice('morale-judgment', to, prompt, JUDGMENTS)) === 0
}

/** After somebody was lost: a band of which a third or more is lost is judged, once; of the Party only its henchmen flee. */
export function judgeAfterLoss(scene: ShockScene, lost: number): void {
  const side = scene.now.combatant.side[lost]
  if (side >= scene.rows(SIDE_TABLE)) return
  const { strength, judged } = scene.now.side
  if (judged[side] === 1) return
  const gone = countLost(scene, side)
  if (gone * 3 < strength[side]) return
  scene.set(SIDES.judged, side, 1, 'morale-group')
  const band: Who[] = []
  for (let row = 0; row < scene.combatants; row++) {
    const { side: sides, state, retreating } = scene.now.combatant
    if (sides[row] === side && state[row] === UP && retreating[row] === 0 && canLoseHeart(scene, row)) band.push(row)
  }
  if (band.length === 0 || !givesUp(scene, REFEREE, band)) return
  for (const row of band) retreat(scene, row, 'morale-group')
}

/** Members of the side that are lost, to death or retreat. */
function countLost(scene: ShockScene, side: number): number {
  const { side: sides, state, present } = scene.now.combatant
  let lost = 0
  for (let row = 0; row < scene.combatants; row++) {
    if (sides[row] === side && present[row] === 1 && state[row] >= DEAD) lost++
  }
  return lost
}

/** Begins to retreat: from now on it only tries to get away. */
export function retreat(scene: ShockScene, who: Who, rule: 'morale-individual' | 'morale-group' | 'retreat'): void {
  if (scene.now.combatant.retreating[who] === 1 || scene.now.combatant.state[who] === DEAD) return
  cite('retreat')
  scene.set(C.retreating, who, 1, rule)
  leaveSwarm(scene, who, 'retreat')
  note.retreats(scene, who, rule)
}
