import type { Command, Who } from '@fray/kernel/rules'
import type { StartingReady } from '../kinds/state.ts'
import type { Cited, EscalationScene } from '../scene.ts'
import { AIM, AIM_TABLE, C, F, NONE } from '../tables.ts'
import { AIMS, type Aim, READY_ACTS } from '../words.ts'

/** What somebody holds ready, with the round in which it was readied. */
export interface Held extends StartingReady {
  readonly round: number
}

/** Holds an action ready; it has been paid for. */
export function holdReady(scene: EscalationScene, who: Who, held: Held, rule: Cited): void {
  scene.set(C.readySlot, who, held.slot, rule)
  scene.set(C.readyAct, who, held.act, rule)
  scene.set(C.readyTarget, who, held.target, rule)
  scene.set(C.readyAbility, who, held.ability, rule)
  scene.set(C.readyKnockOut, who, held.knockOut ? 1 : 0, rule)
  scene.set(C.readyWhen, who, held.when, rule)
  scene.set(C.readyWho, who, held.who, rule)
  scene.set(C.readyRound, who, held.round, rule)
  scene.set(C.readyBecause, who, scene.store(held.because), rule)
  scene.set(F.readied, 0, scene.now.fight.readied[0] + 1, rule)
  for (const { as, whom } of held.aims) {
    const row = scene.open(AIM_TABLE)
    scene.set(AIM.who, row, who, rule)
    scene.set(AIM.as, row, AIMS.indexOf(as), rule)
    scene.set(AIM.whom, row, whom, rule)
  }
}

/** Whom a readied action names under a parameter, in order. */
function aimsOf(scene: EscalationScene, who: Who, as: Aim): number[] {
  const { who: whose, as: which, whom } = scene.now.aim
  const rows: number[] = []
  for (let i = 0; i < scene.rows(AIM_TABLE); i++) {
    if (whose[i] === who && AIMS[which[i] as number] === as) rows.push(whom[i] as number)
  }
  return rows
}

/** A command of an action with nothing said. */
type Blank = (actor: Who, action: string) => Command

/** A command of what can be readied: what the action has no parameter for is passed over. */
export interface Readied extends Command {
  readonly slot: number
  readonly ability: number
  readonly stance: number
  readonly target: Who
  readonly targets: readonly number[]
  readonly from: readonly number[]
  readonly to: number
  readonly away: readonly number[]
  readonly also: readonly number[]
  readonly 'knock-out': number
  readonly text: string
}

const NOBODY: readonly number[] = []
const NOTHING = { target: NONE, targets: NOBODY, from: NOBODY, 'knock-out': NONE, text: '' }

/** The command that a readied action becomes when it is carried out. */
export function readiedCommand(scene: EscalationScene, who: Who, blank: Blank): Readied {
  const { readyAct, readyTarget, readyAbility, readySlot, readyKnockOut } = scene.now.combatant
  const act = READY_ACTS[readyAct[who]]
  const command = { ...NOTHING, ...blank(who, act) } as { -readonly [K in keyof Readied]: Readied[K] }
  const target = readyTarget[who]
  const others = aimsOf(scene, who, 'targets')
  const named = target >= 0 ? [target, ...others] : others
  command.slot = readySlot[who]
  if (act === 'stance') command.stance = readyAbility[who]
  else command.ability = readyAbility[who]
  command.to = aimsOf(scene, who, 'to')[0] ?? NONE
  command.away = aimsOf(scene, who, 'away')
  command.also = aimsOf(scene, who, 'also')
  if (readyKnockOut[who] === 1) command['knock-out'] = 1
  if (act === 'move') command.to = command.to >= 0 ? command.to : target
  else if (act === 'use') command.targets = named
  else if (act === 'disengage') command.from = named
  else command.target = target
  if (act === 'deed') command.text = 'what was readied'
  return command
}
