import { nameOf, possibleCommands, viewAll } from '@fray/kernel'
import type { AnySession, Invariants } from '../../src/random-play.ts'
import { failOf } from '../../src/watching.ts'

interface Remembered {
  readonly ply: number
  /** Who could act, with what they were like. */
  readonly open: ReadonlyMap<number, string>
  /** Who could act and no longer can through somebody else's command, with the round in which that came about. */
  readonly lost: ReadonlyMap<number, string>
  readonly when: string
}

const memory = new WeakMap<AnySession, Remembered>()

/** The round, and the side whose turn it is where sides take turns. */
function whenOf(session: AnySession): string {
  const view = viewAll(session.rules, session.scene)
  return `${view.round} ${String(view.side ?? '')}`
}

/** What somebody is like, apart from what a blow changes. */
function likeOf(session: AnySession, row: number): string {
  const {
    hp: _,
    stress: __,
    wp: ___,
    wounds: ____,
    ...rest
  } = viewAll(session.rules, session.scene).combatants[nameOf(session.scene, row)] ?? {}
  return JSON.stringify(rest)
}

/** Nobody's turn is over, with actions left that it could have taken, by what somebody else has done. */
export const lastActStays: Invariants = (session) => {
  const { rules, scene, ply } = session
  const before = memory.get(session)
  const when = whenOf(session)
  const isOver = scene.now.fight.over[0] === 1
  const open = new Map<number, string>()
  if (!isOver) {
    for (const row of rules.whoCanAct(scene)) {
      const actions = possibleCommands(rules, scene, row).legal.some(
        ({ action }) => rules.actions.get(action)?.formal !== true,
      )
      if (actions) open.set(row, likeOf(session, row))
    }
  }
  const lost = new Map<number, string>()
  if (before !== undefined && ply === before.ply + 1 && !isOver) {
    const { actor, action } = session.played[ply - 1]?.command ?? { actor: 'referee', action: '' }
    if (actor !== 'referee') {
      for (const [row, like] of before.open) {
        if (open.has(row) || nameOf(scene, row) === actor || !rules.isStanding(scene, row)) continue
        if (when !== before.when)
          failOf(session)(`${nameOf(scene, row)} could still act, and the turn is over by ${actor} ${action}`)
        if (likeOf(session, row) === like) lost.set(row, before.when)
      }
      for (const [row, then] of before.lost) {
        if (open.has(row) || nameOf(scene, row) === actor || !rules.isStanding(scene, row)) continue
        if (then !== when) failOf(session)(`${nameOf(scene, row)} could have acted, and never could again in its round`)
        lost.set(row, then)
      }
    }
  }
  memory.set(session, { ply, open, lost, when })
}
