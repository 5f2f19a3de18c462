import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { Declared } from '../declared.ts'
import { note } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C, COUNTS, F, LATE, MISSED, NO_TURN, OWN, SECRET, TO_COME, turnCell } from '../tables.ts'
import {
  DeclareQuestion,
  declaredIn,
  declares,
  declaringOrder,
  noteDeclared,
  roundInitiative,
  thingsAtHand,
  writeDeclared,
} from './declaring.ts'
import { canTakeTurn } from './who.ts'

/** What a turn that was missed is early by when it is made up. */
const MADE_UP = 12

/** Everybody who may declares; then each turn of the round has its number. */
export function declareRound(scene: WeaponSpeedScene): void {
  const order = declaringOrder(scene)
  const things = thingsAtHand(scene)
  const secret = scene.now.fight.method[0] === SECRET
  if (secret) {
    const questions = order.map((row) => new DeclareQuestion(scene, row, 'declare-all', true, things[row]))
    const answers = scene.askTogether(questions)
    answers.forEach((answer, i) => {
      declareOne(scene, order[i], questions[i].choices[answer])
    })
  } else {
    for (const row of order) {
      const question = new DeclareQuestion(scene, row, 'declare-all', false, things[row])
      declareOne(scene, row, question.choices[scene.ask(question)])
    }
  }
  makeUpMissed(scene)
  scene.set(F.phase, 0, COUNTS, 'combat-procedure')
}

function declareOne(scene: WeaponSpeedScene, row: Who, declared: Declared): void {
  cite('declaration-contents')
  writeDeclared(scene, row, OWN, declared, { at: roundInitiative(scene, row, declared), rule: 'round-initiative' })
  noteDeclared(scene, row, OWN)
}

/** Turns that were missed in the round before come in this one, 12 earlier. */
function makeUpMissed(scene: WeaponSpeedScene): void {
  for (let row = 0; row < scene.combatants; row++) {
    const at = turnCell(row, MISSED)
    if (scene.now.combatant.turnState[at] !== TO_COME) continue
    if (!canTakeTurn(scene, row)) {
      scene.setCell(C.turnState, row, MISSED, NO_TURN, 'missed-count')
      continue
    }
    const count = scene.now.combatant.turnAt[at] - MADE_UP
    cite('missed-count-action')
    writeDeclared(scene, row, LATE, declaredIn(scene, row, MISSED), { at: count, rule: 'missed-count' })
    scene.setCell(C.turnState, row, MISSED, NO_TURN, 'missed-count')
    const { turnState, turnAt } = scene.now.combatant
    const own = turnState[turnCell(row, OWN)] === TO_COME ? turnAt[turnCell(row, OWN)] : null
    note['makes-up'](scene, row, count, count + MADE_UP, own)
  }
}

/** Whether somebody has joined who is to declare before anything else goes on. */
export const joinersWait = (scene: WeaponSpeedScene): boolean => scene.now.fight.joiners[0] > 0

/** Who has joined and is to declare before anything else goes on, in roster order. */
export function joinersToDeclare(scene: WeaponSpeedScene): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.undeclared[row] === 1 && declares(scene, row)) rows.push(row)
  }
  return rows
}

/** After each command: nobody waits for joiners who can declare nothing any more. */
export function forgetJoiners(scene: WeaponSpeedScene): void {
  if (!joinersWait(scene)) return
  const waiting = joinersToDeclare(scene)
  if (waiting.length === scene.now.fight.joiners[0]) return
  for (let row = 0; row < scene.combatants; row++) {
    if (!waiting.includes(row)) scene.set(C.undeclared, row, 0, 'join-initiative')
  }
  scene.set(F.joiners, 0, waiting.length, 'join-initiative')
}

/** One who joins when the declarations of the round are in is to declare at once, unless it is surprised. */
export function noteJoiner(scene: WeaponSpeedScene, row: Who): void {
  if (scene.now.fight.phase[0] !== COUNTS || !declares(scene, row)) return
  scene.set(C.undeclared, row, 1, 'join-initiative')
  scene.set(F.joiners, 0, scene.now.fight.joiners[0] + 1, 'join-initiative')
}

/** Joiners declare; a number that has passed is made up in the next round. */
export function declareLate(scene: WeaponSpeedScene): void {
  const rows = joinersToDeclare(scene)
  const things = thingsAtHand(scene)
  const together = rows.length > 1
  const questions = rows.map((row) => new DeclareQuestion(scene, row, 'join-initiative', together, things[row]))
  const answers = scene.askTogether(questions)
  rows.forEach((row, i) => {
    const declared = questions[i].choices[answers[i]]
    const at = roundInitiative(scene, row, declared)
    const { counted, count } = scene.now.fight
    const passed = counted[0] === 1 && at < count[0]
    if (counted[0] === 0 || at === count[0]) cite('join-at-current-count')
    writeDeclared(scene, row, passed ? MISSED : OWN, declared, {
      at,
      rule: passed ? 'missed-count' : 'join-initiative',
    })
    scene.set(C.undeclared, row, 0, 'join-initiative')
    noteDeclared(scene, row, passed ? MISSED : OWN)
    if (passed) note.misses(scene, row, at, count[0])
  })
  scene.set(F.joiners, 0, 0, 'join-initiative')
}
