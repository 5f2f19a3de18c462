import { REFEREE } from '@fray/kernel/rules'
import { plainFight } from '@fray/rulesets/plain/fight'
import { CORK, D4, MAIL } from './content.ts'
import { note } from './events.ts'
import { C, cite, F, type FightSetup, fields, HIGH_WATER, SkerryScene, TOP, tables } from './scene.ts'

/** How many find room on a ledge. */
export const ROOM = 3

/** How many ledges below the water somebody is: 0 is awash, more is swimming, less is dry. */
export const depthOf = (scene: SkerryScene, row: number): number =>
  scene.now.fight.water[0] - scene.now.combatant.ledge[row]
/** Whether somebody swims. */
export const swims = (scene: SkerryScene, row: number): boolean => depthOf(scene, row) > 0

/** Sides, turns, life: what this game has in common with many. The sea moves when a round begins. */
export const fight = plainFight<SkerryScene>({
  scene(setup, combatant) {
    const scene = new SkerryScene(tables, { combatant }, setup as FightSetup)
    scene.set(F.water, 0, Number(setup.options['first-water']), 'first-water')
    return scene
  },
  fields,
  columns: C,
  rules: { sides: 'two-sides', turns: 'turns', down: 'down', referee: 'at-the-table' },
  note,
  roundBegins: moveSea,
  quickness(scene, row) {
    cite('low-first')
    cite('quick')
    return (TOP - scene.now.combatant.ledge[row]) * 10 + scene.now.combatant.quick[row]
  },
  turnBegins: (scene, row) => scene.set(C.braced, row, 0, 'brace'),
})

/** Everybody who can fight, in the order of the roster. */
export const everybody = (scene: SkerryScene): number[] =>
  Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => fight.canFight(scene, row))

/** Whether a ledge takes somebody more. */
export function hasRoom(scene: SkerryScene, ledge: number): boolean {
  if (ledge < scene.now.fight.water[0]) return true
  return everybody(scene).filter((row) => scene.now.combatant.ledge[row] === ledge).length < ROOM
}

/** The tide comes or goes, and those who swim swallow water. */
function moveSea(scene: SkerryScene): void {
  const { water, ebbing } = scene.now.fight
  const was = water[0]
  const face = scene.die(6, REFEREE, 'tide', 'sea')
  const steps = face === 1 ? 0 : face === 6 ? 2 : 1
  const to = ebbing[0] === 1 ? Math.max(0, was - steps) : Math.min(HIGH_WATER, was + steps)
  scene.set(F.water, 0, to, 'tide')
  note.sea(scene, to, was)
  if (to === HIGH_WATER && scene.setup.options['tide-turns'] === 'falls') scene.set(F.ebbing, 0, 1, 'tide-turns')
  for (const row of everybody(scene)) {
    if (depthOf(scene, row) > 1) scene.set(C.ledge, row, to - 1, 'afloat')
    if (swims(scene, row)) swallow(scene, row)
  }
}

function swallow(scene: SkerryScene, row: number): void {
  const { gear } = scene.now.combatant
  if (gear[row] === CORK) {
    cite('cork')
    return
  }
  const taken = scene.tally()
  const shown = scene.roll(D4, row, 'swallowing', 'water', taken)
  if (gear[row] === MAIL) taken.add(shown, 'mail', 'Mail')
  fight.lose(scene, row, taken, 'swallowing')
}

/** Somebody falls to the next ledge below that has room. */
export function fall(scene: SkerryScene, row: number, by: number): void {
  let ledge = scene.now.combatant.ledge[row] - 1
  if (ledge < 1) {
    cite('fall')
    return
  }
  while (ledge > 1 && !hasRoom(scene, ledge)) {
    cite('tumble')
    ledge--
  }
  scene.set(C.ledge, row, ledge, 'fall')
  note.falls(scene, row, ledge)
  if (swims(scene, row)) {
    cite('splash')
    return
  }
  const taken = scene.tally()
  scene.roll(D4, row, 'fall', 'fall', taken)
  fight.lose(scene, row, taken, 'fall', by)
}
