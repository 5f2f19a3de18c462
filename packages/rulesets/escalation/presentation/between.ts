import { type Between, listText, type Viewer } from '@fray/kernel/rules'
import { distance, isFree } from '../rules/field.ts'
import { defenseOf } from '../rules/figures.ts'
import { areEnemies, isHere, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { CLOSE, DEFENSES, FAR } from '../words.ts'
import { relationWord } from './ground.ts'
import { stoppers } from './reach.ts'

/** How two stand to each other: how far, what it takes to come close, who could step in, which defenses are known. */
export function between(scene: EscalationScene, row: number, at: number, viewer: Viewer): Between {
  const from = scene.name(row)
  const to = scene.name(at)
  const none = { from, to, places: [], corners: [] }
  if (row === at) return { ...none, distance: '', lines: [`${from} is where it is.`] }
  if (!isHere(scene, row) || !isHere(scene, at)) {
    return { ...none, distance: '', lines: [`${isHere(scene, row) ? to : from} is not in the fight.`] }
  }
  return { ...none, distance: relationWord(scene, row, at), lines: linesOf(scene, row, at, viewer) }
}

function linesOf(scene: EscalationScene, row: number, at: number, viewer: Viewer): string[] {
  const [from, to] = [scene.name(row), scene.name(at)]
  const areFoes = areEnemies(scene, row, at)
  const apart = distance(scene, row, at)
  const close = areFoes ? 'engaged' : 'next to each other'
  const lines: string[] = []
  if (apart === CLOSE) lines.push(areFoes ? `${from} is engaged with ${to}.` : `${from} is next to ${to}.`)
  else if (apart === FAR)
    lines.push(`${to} is far from ${from}: a move brings them nearby, a second one makes them ${close}.`)
  else lines.push(`${to} is nearby: a move makes them ${close}.`)
  if (areFoes && apart !== CLOSE) {
    const stops = stoppers(scene, row, at)
    if (stops.length > 0) lines.push(`${listText(stops)} may Intercept.`)
  }
  if (isUp(scene, at)) lines.push(isFree(scene, at) ? `${to} is Free.` : `${to} is engaged.`)
  if (viewer.knows('defenses', at)) {
    lines.push(`${to} has ${DEFENSES.map((name, i) => `${name.toUpperCase()} ${defenseOf(scene, at, i)}`).join(', ')}.`)
  }
  return lines
}
