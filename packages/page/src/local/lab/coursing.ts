import { lookerHere, type PlayedFight, type TurningPoints, turningPoints } from '@fray/lab'
import { commandWords, roundStartsOf } from '@fray/seat'
import { breath } from './breathing.ts'
import type { FightCourse } from './orders.ts'
import { type Standing, watched } from './standing.ts'
import type { Working } from './trying.ts'
import { lookersThere } from './worker-pool.ts'

/** How a fight went: who was winning before each command, and where that turned. Says the course as soon as it is known. */
export async function coursed(standing: Standing, seat: string, { signal, underway }: Working): Promise<FightCourse> {
  const { rules, setup, opening, session } = standing
  const fight: PlayedFight = { ruleset: rules.id, encounter: setup.encounter, moves: opening }
  const own = await lookerHere(fight, async () => (await breath()) ?? undefined)
  const words = {
    sides: setup.sides.map(({ id, name }) => ({ id, name })),
    commands: opening.map(({ command }) => commandWords(rules, command, session.scene)),
    rounds: roundStartsOf(session),
  }
  let soFar: FightCourse | null = null
  const found = await turningPoints(opening.length, [own, ...lookersThere(fight)], {
    signal,
    onCourse: (course) => {
      soFar = { ...words, course, points: null }
      underway({ of: 'course', part: 0, soFar })
    },
    onProgress: (part) => underway({ of: 'course', part, soFar: null }),
  })
  const play = watched(session)
  const steps = play.pastSteps(seat).map(({ n }) => play.doneAt(seat, n) ?? 0)
  const points = found.points.map(({ done, better, ...point }: TurningPoints['points'][number]) => ({
    ...point,
    step: steps.findLastIndex((done) => done < point.command),
    words: commandWords(rules, done, session.scene),
    better: better === null ? null : commandWords(rules, better, session.scene),
  }))
  return { ...words, course: found.course, points }
}
