import {
  type Between,
  type Cover,
  describeCover,
  inEnglish,
  plus,
  type SeenMessage,
  seenOf,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { linesBetween, thingsBetween } from '../../on-grid/presentation/between.ts'
import { shockNumbers as N } from '../catalogue/rule-ids.ts'
import { bodyOf, coverFrom, feetBetween, perceives } from '../rules/space.ts'
import { isHere } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { LOCATED } from '../words.ts'
import { isPlaced } from './known.ts'
import { feetWords, key } from './said.ts'

const COVER: Readonly<Record<Cover, SeenMessage>> = {
  none: key('no cover'),
  half: seenOf('half cover, {worse} to hit', { worse: plus(-N['mod-half-cover'].penalty) }),
  full: seenOf('full cover, {worse} to hit', { worse: plus(-N['mod-full-cover'].penalty) }),
  'no-sight': key('no line of sight'),
}

const UNSEEN = plus(-N['mod-unseen-located'].penalty)

/** What one sees of another: how far it is, cover both ways, what stands between, and the corners that decide it. */
export function between(scene: ShockScene, row: number, at: number, viewer: Viewer): Between {
  const from = scene.name(row)
  const to = scene.name(at)
  const nothing = { from, to, distance: '' as const, places: [], corners: [] }
  for (const one of [row, at]) {
    const who = { who: scene.name(one) }
    if (!isHere(scene, one)) return { ...nothing, lines: [inEnglish('{who} has left the battlefield.', { who })] }
    if (!isPlaced(scene, one, viewer))
      return { ...nothing, lines: [inEnglish('Nobody knows where {who} is.', { who })] }
  }
  const one = { who: from }
  const other = { who: to }
  if (row === at)
    return { ...nothing, distance: inEnglish('0 feet'), lines: [inEnglish('{who} stands there.', { who: one })] }
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
    distance: feetWords(feet),
    ...linesBetween(grid, doors, body, target),
    lines: [
      inEnglish('{to} is {feet} feet from {from}: {cover}.', {
        to: other,
        feet: { number: feet },
        from: one,
        cover: COVER[there],
      }),
      ...(there === 'none' || there === 'no-sight' ? [] : [corners]),
      ...(there === back
        ? []
        : [
            inEnglish('The other way, from {to} to {from}: {cover}.', {
              to: other,
              from: one,
              cover: COVER[back],
            }),
          ]),
      ...(things.length === 0 ? [] : [inEnglish('Between them: {things}.', { things: { list: things } })]),
      ...(higher === 0 ? [] : [heightLine(to, higher)]),
      ...(perceives(scene, row, at) === LOCATED
        ? [inEnglish('{from} does not see {to}: shots get {worse}.', { from: one, to: other, worse: UNSEEN })]
        : []),
    ],
  }
}

function heightLine(to: string, higher: number): Words {
  const slots = { to: { who: to }, feet: { number: Math.abs(higher) } }
  return higher > 0
    ? inEnglish('{to} stands {feet} feet higher.', slots)
    : inEnglish('{to} stands {feet} feet lower.', slots)
}
