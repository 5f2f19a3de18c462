import type { Setup } from '@fray/kernel/rules'
import { setCells } from '../lasting/rows.ts'
import { baseOf, speedOf } from './declared.ts'
import type { Midway, PlannedTurn, WeaponSpeedSetup } from './model.ts'
import { guard, resumeCount } from './rules/counts.ts'
import { holderOf, writeDeclared } from './rules/declaring.ts'
import { admit } from './rules/entering.ts'
import { bodies } from './rules/space.ts'
import { WeaponSpeedScene } from './scene.ts'
import {
  C,
  COUNTS,
  DECLARE,
  DONE,
  F,
  KEEP_ROUNDS,
  LATE,
  METHODS,
  MISSED,
  OPEN,
  OWN,
  TO_COME,
  turnCell,
} from './tables.ts'
import { ATTACK, CONSUME, DEFENSIVE, THROW } from './words.ts'

/** Opens a fight at its beginning, or in the middle where the encounter says so. */
export function open(plain: Setup): WeaponSpeedScene {
  const setup = plain as WeaponSpeedSetup
  const scene = new WeaponSpeedScene(setup, bodies)
  const word = (words: readonly string[], id: string) => Math.max(0, words.indexOf(String(setup.options[id])))
  scene.set(F.method, 0, word(METHODS, 'declaration-method'), 'declaration-method')
  scene.set(F.keepRounds, 0, word(KEEP_ROUNDS, 'keep-rounds'), 'combat-ends-when')
  for (const entrant of setup.roster) admit(scene, entrant, 'sides-and-kinds')
  if (setup.now !== null) startMidway(scene, setup.now)
  scene.settle()
  return scene
}

function startMidway(scene: WeaponSpeedScene, now: Midway): void {
  scene.set(F.round, 0, now.round, 'combat-procedure')
  for (let row = 0; row < scene.combatants; row++) {
    scene.set(C.base, row, baseOf(scene.fighter(row).entrant, scene.setup.modifiers), 'base-initiative')
    scene.set(C.rolled, row, 1, 'base-initiative')
    if (!now.declaring) scene.setCell(C.turnState, row, OWN, DONE, 'turn-allotment')
  }
  for (const turn of now.turns) plan(scene, turn, OWN)
  for (const turn of now.late) plan(scene, turn, LATE)
  for (const turn of now.missed) plan(scene, turn, MISSED)
  scene.set(F.phase, 0, now.declaring ? DECLARE : COUNTS, 'combat-procedure')
  if (now.count !== null) {
    setCells(scene, F, 0, { count: now.count, counted: 1 }, 'lowest-first')
  }
  if (now.turn >= 0) openTurns(scene, now.turn, now.turnIsLate ? LATE : OWN)
}

/** What a declaration of a file names by its position has a row in the fight. */
const WITH_ITEMS: ReadonlySet<number> = new Set([ATTACK, DEFENSIVE, CONSUME, THROW])

/** A turn that is still to come. Nobody is asked what an improvised action adds. */
function plan(scene: WeaponSpeedScene, { who, declared, initiative }: PlannedTurn, cell: number): void {
  const { kind, thing } = declared
  const isItem = WITH_ITEMS.has(kind) && thing >= 0
  const here = isItem ? { ...declared, thing: scene.fighter(who).items[thing] } : declared
  const at = initiative ?? scene.now.combatant.base[who] + speedOf(holderOf(scene, who), here)
  writeDeclared(scene, who, cell, here, { at, rule: 'round-initiative' })
}

/** The count of a combatant's turn is being resolved: everybody still to come at that number is in it. */
function openTurns(scene: WeaponSpeedScene, row: number, cell: number): void {
  const count = scene.now.combatant.turnAt[turnCell(row, cell)]
  setCells(scene, F, 0, { count, counted: 1 }, 'lowest-first')
  let turns = 0
  for (let other = 0; other < scene.combatants; other++) {
    for (let which = OWN; which <= LATE; which++) {
      const { turnState, turnAt } = scene.now.combatant
      if (turnState[turnCell(other, which)] !== TO_COME || turnAt[turnCell(other, which)] !== count) continue
      scene.setCell(C.turnState, other, which, OPEN, 'lowest-first')
      turns++
    }
  }
  scene.set(F.tied, 0, turns > 1 ? 1 : 0, 'ties-simultaneous')
  guard(scene, false)
  resumeCount(scene, row, cell)
}
