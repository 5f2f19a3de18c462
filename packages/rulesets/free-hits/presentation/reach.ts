import {
  inEnglish,
  type Reach,
  type ReachedPlace,
  type ReachedTarget,
  seenOf,
  squareName,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { plannedMove, squaresInReach } from '../actions/moving.ts'
import { PAYMENTS } from '../actions/paying.ts'
import { isHiddenFrom } from '../look.ts'
import { hittersOn } from '../rules/provoking.ts'
import { spacesBetween } from '../rules/space.ts'
import { featStrikersOn } from '../rules/walking.ts'
import { areEnemies, detects, isAble, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { named, spellsOn, weaponsAt } from './arms.ts'
import { asSeen } from './as-seen.ts'
import { inLongRow, plain, spaces, squares, text } from './said.ts'

/** The overlay "what I can": with all that the turn has left, or that the next one will have. */
export const reach = (scene: FreeHitsScene, row: number, viewer: Viewer): Reach =>
  asSeen(scene, viewer, () => {
    const who = scene.name(row)
    const able = isAble(scene, row)
    const places = able ? placesOf(scene, row, viewer) : []
    const targets = able ? targetsOf(scene, row, viewer) : []
    return { who, places, targets, lines: [...placeLines(who, places), targetLine(who, targets)] }
  })

const PAID: Readonly<Record<string, string>> = {
  none: 'spaces at hand',
  move: 'the Move Action',
  bonus: 'one Bonus Action',
  'two-bonus': 'both Bonus Actions',
  'move+bonus': 'the Move Action and one Bonus Action',
  'move+two-bonus': 'the Move Action and both Bonus Actions',
}

/** Enemies that may strike at one who goes that way, in roster order. */
export function strikersOn(scene: FreeHitsScene, row: number, path: readonly number[], viewer: Viewer): number[] {
  const feats = featStrikersOn(scene, row, path).filter((enemy) => viewer.knows('abilities', enemy))
  return [...new Set([...hittersOn(scene, row, path), ...feats])].sort((a, b) => a - b)
}

function placesOf(scene: FreeHitsScene, row: number, viewer: Viewer): ReachedPlace[] {
  const { grid } = scene.setup
  const found: ReachedPlace[] = [
    {
      at: squareName(grid, scene.now.combatant.square[row]),
      cost: 0,
      words: inEnglish('stays'),
      provokes: [],
      way: [],
    },
  ]
  for (const square of [...squaresInReach(scene, row)]) {
    const way = plannedMove(scene, row, square)
    if (way === null) continue
    const { path, cost, pay } = way
    found.push({
      at: squareName(grid, square),
      cost,
      words: text({
        key: '{spaces}: {paid}',
        slots: { spaces: spaces(cost), paid: plain(PAID[PAYMENTS[pay] as string] as string) },
      }),
      provokes: scene.names(strikersOn(scene, row, path, viewer)),
      way: Array.from(path, (step) => squareName(grid, step)),
    })
  }
  return found
}

function targetsOf(scene: FreeHitsScene, row: number, viewer: Viewer): ReachedTarget[] {
  const found: ReachedTarget[] = []
  for (let other = 0; other < scene.combatants; other++) {
    if (isHiddenFrom(scene, other, viewer)) continue
    const isFoe = areEnemies(scene, row, other)
    const isTarget = isFoe && isIn(scene, other) && detects(scene, row, other)
    const weapons = isTarget ? weaponsAt(scene, row, spacesBetween(scene, row, other), viewer) : []
    const spells = spellsOn(scene, row, other, viewer, isFoe ? 'foe' : 'friend')
    if (weapons.length + spells.length > 0) found.push({ who: scene.name(other), with: [...weapons, ...spells] })
  }
  return found
}

/** How far it gets with what, and who may strike where. */
function placeLines(name: string, places: readonly ReachedPlace[]): Words[] {
  const who = { who: name }
  const go = places.filter(({ cost }) => cost > 0)
  if (go.length === 0) return [inEnglish('{who} can move nowhere.', { who })]
  const most = Math.max(...go.map(({ cost }) => cost))
  const lines = [
    inEnglish('{who} can move to {squares}, for up to {spaces}.', {
      who,
      squares: squares(go.length),
      spaces: spaces(most),
    }),
  ]
  const watched = go.filter(({ provokes }) => provokes.length > 0)
  if (watched.length === 0) return [...lines, inEnglish('Nobody may strike on the way.')]
  const by = { people: [...new Set(watched.flatMap(({ provokes }) => provokes))] }
  if (watched.length === go.length)
    return [...lines, inEnglish('Every way may be answered with a free hit, by one or more of: {by}.', { by })]
  return [
    ...lines,
    inEnglish('The ways to {count} of them may be answered with a free hit, by one or more of: {by}.', {
      count: { number: watched.length },
      by,
    }),
  ]
}

const targetLine = (who: string, targets: readonly ReachedTarget[]): Words =>
  targets.length === 0
    ? inEnglish('{who} can strike nobody from here.', { who: { who } })
    : inEnglish('From here {who} reaches {targets}.', {
        who: { who },
        targets: inLongRow(
          targets.map(({ who: name, with: arms }) =>
            seenOf('{who} with {arms}', { who: { who: name }, arms: named(arms) }),
          ),
        ),
      })
