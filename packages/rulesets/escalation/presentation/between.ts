import { type Between, inEnglish, seenOf, type Viewer, type Words } from '@fray/kernel/rules'
import { distance, isFree } from '../rules/field.ts'
import { defenseOf } from '../rules/figures.ts'
import { areEnemies, isHere, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { CLOSE, DEFENSES, FAR } from '../words.ts'
import { relationWord } from './ground.ts'
import { stoppers } from './reach.ts'
import { commas, plain } from './said.ts'

/** How two stand to each other: how far, what it takes to come close, who could step in, which defenses are known. */
export function between(scene: EscalationScene, row: number, at: number, viewer: Viewer): Between {
  const from = scene.name(row)
  const to = scene.name(at)
  const none = { from, to, places: [], corners: [] }
  if (row === at)
    return { ...none, distance: '', lines: [inEnglish('{who} is there already.', { who: { who: from } })] }
  if (!isHere(scene, row) || !isHere(scene, at)) {
    const who = { who: isHere(scene, row) ? to : from }
    return { ...none, distance: '', lines: [inEnglish('{who} is not in the fight.', { who })] }
  }
  return { ...none, distance: relationWord(scene, row, at), lines: linesOf(scene, row, at, viewer) }
}

function linesOf(scene: EscalationScene, row: number, at: number, viewer: Viewer): Words[] {
  const [from, to] = [{ who: scene.name(row) }, { who: scene.name(at) }]
  const areFoes = areEnemies(scene, row, at)
  const apart = distance(scene, row, at)
  const close = areFoes ? seenOf('engaged', {}) : seenOf('next to each other', {})
  const lines: Words[] = []
  if (apart === CLOSE)
    lines.push(
      areFoes
        ? inEnglish('{from} is engaged with {to}.', { from, to })
        : inEnglish('{from} is next to {to}.', { from, to }),
    )
  else if (apart === FAR) {
    const slots = { to, from, close }
    lines.push(inEnglish('{to} is far from {from}: a move brings them nearby, a second one makes them {close}.', slots))
  } else lines.push(inEnglish('{to} is nearby: a move makes them {close}.', { to, close }))
  if (areFoes && apart !== CLOSE) {
    const people = stoppers(scene, row, at)
    if (people.length > 0) lines.push(inEnglish('{people} may Intercept.', { people: { people } }))
  }
  if (isUp(scene, at))
    lines.push(isFree(scene, at) ? inEnglish('{to} is Free.', { to }) : inEnglish('{to} is engaged.', { to }))
  if (viewer.knows('defenses', at)) {
    const defenses = DEFENSES.map((name, i) =>
      seenOf('{defense} {value}', {
        defense: plain(name.toUpperCase()),
        value: { number: defenseOf(scene, at, i) },
      }),
    )
    lines.push(inEnglish('{to} has {defenses}.', { to, defenses: commas(defenses) }))
  }
  return lines
}
