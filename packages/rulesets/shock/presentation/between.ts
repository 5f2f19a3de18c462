import { type Between, type Cover, describeCover, listText, type Viewer } from '@fray/kernel/rules'
import { linesBetween, thingsBetween } from '../../on-grid/presentation/between.ts'
import { bodyOf, coverFrom, feetBetween, perceives } from '../rules/space.ts'
import { isHere } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { LOCATED } from '../words.ts'
import { isPlaced } from './known.ts'

const COVER: Readonly<Record<Cover, string>> = {
  none: 'no cover',
  half: 'half cover, -2 to hit',
  full: 'full cover, -4 to hit',
  'no-sight': 'no line of sight',
}

/** What one sees of another: how far it is, cover both ways, what stands between, and the corners that decide it. */
export function between(scene: ShockScene, row: number, at: number, viewer: Viewer): Between {
  const from = scene.name(row)
  const to = scene.name(at)
  const nothing = { from, to, distance: '', places: [], corners: [] }
  for (const one of [row, at]) {
    const name = scene.name(one)
    if (!isHere(scene, one)) return { ...nothing, lines: [`${name} has left the battlefield.`] }
    if (!isPlaced(scene, one, viewer)) return { ...nothing, lines: [`Nobody knows where ${name} is.`] }
  }
  if (row === at) return { ...nothing, distance: '0 feet', lines: [`${from} stands there.`] }
  const { grid } = scene.setup
  const doors = scene.now.fight.openDoors[0]
  const body = bodyOf(scene, row)
  const target = bodyOf(scene, at)
  const feet = feetBetween(scene, row, at)
  const there = coverFrom(scene, row, at)
  const back = coverFrom(scene, at, row)
  const [corners = ''] = describeCover(grid, doors, body, target)
  const things = thingsBetween(grid, doors, body, target)
  const higher = target.z - body.z
  return {
    from,
    to,
    distance: `${feet} feet`,
    ...linesBetween(grid, doors, body, target),
    lines: [
      `${to} is ${feet} feet from ${from}: ${COVER[there]}.`,
      ...(there === 'none' || there === 'no-sight' ? [] : [corners]),
      ...(there === back ? [] : [`The other way, from ${to} to ${from}: ${COVER[back]}.`]),
      ...(things.length === 0 ? [] : [`Between them: ${listText(things)}.`]),
      ...(higher === 0 ? [] : [`${to} stands ${Math.abs(higher)} feet ${higher > 0 ? 'higher' : 'lower'}.`]),
      ...(perceives(scene, row, at) === LOCATED ? [`${from} does not see ${to}: shots get -4.`] : []),
    ],
  }
}
