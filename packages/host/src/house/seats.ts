import { REFEREE_SEAT } from '@fray/kernel'
import type { Answer, Seating as SeatingRequest } from '@fray/protocol'
import { type Passes, SPECTATORS } from '../door/passes.ts'
import { policyOf } from '../fight/engine.ts'
import type { OpenFight } from '../fight/live-fight.ts'
import { withSitting } from '../fight/seating.ts'

/** What the management of seats asks of the house. */
export interface SeatsHouse {
  readonly passes: Passes
  /** Closes everybody who sits at the seat, or who waits at the open door (null). */
  closeSeat(fight: OpenFight, seat: string | null, why: 'revoked'): void
  /** Lets a guest in, or says that there is none of that id. */
  admit(fight: OpenFight, guest: string, seat: string): Promise<boolean>
  turnAway(fight: OpenFight, guest: string): boolean
  /** The clock of the fight has been given more time. */
  extend(fight: OpenFight, seconds: number): void
  /** Begins the fight once more at another table; returns why it could not be, or null. */
  again(fight: OpenFight): Promise<string | null>
}

type Refusing = { readonly rule: string; readonly reason: string }
const noSeat = (seat: string): Refusing => ({ rule: 'unknown-name', reason: `There is no seat "${seat}".` })

/** Hears what somebody says about seats. */
export async function hearSeating(
  house: SeatsHouse,
  fight: OpenFight,
  seat: string,
  request: SeatingRequest,
): Promise<Answer> {
  const re = request.id ?? null
  const refused = ({ rule, reason }: Refusing): Answer => ({ type: 'refused', re, rule, reason })
  const done = (): Answer => ({ type: 'accepted', re, at: 0 })
  const isReferee = fight.roleOf(seat) === 'referee'
  const isOwnName = request.do === 'rename' && request.seat === seat && fight.roleOf(seat) === 'player'
  if (!isReferee && !isOwnName) return refused({ rule: 'not-your-seat', reason: 'That is for the referee to say.' })
  const pass = (of: string) => ({ fight: fight.fight, seat: of === 'anybody' ? null : of })
  const isThere = (of: string): boolean => of === 'anybody' || fight.roleOf(of) !== null
  switch (request.do) {
    case 'seats':
      return { type: 'result', re, value: fight.seats() }
    case 'invite':
      if (!isThere(request.to)) return refused(noSeat(request.to))
      return { type: 'result', re, value: { key: await house.passes.make(pass(request.to)) } }
    case 'revoke':
      if (!isThere(request.of)) return refused(noSeat(request.of))
      await house.passes.revoke(pass(request.of))
      house.closeSeat(fight, request.of === 'anybody' ? null : request.of, 'revoked')
      return done()
    case 'admit':
      if (fight.roleOf(request.seat) === null) return refused(noSeat(request.seat))
      if (await house.admit(fight, request.guest, request.seat)) return done()
      return refused({ rule: 'unknown-name', reason: 'Nobody with that id asks to be let in.' })
    case 'turn-away':
      if (house.turnAway(fight, request.guest)) return done()
      return refused({ rule: 'unknown-name', reason: 'Nobody with that id asks to be let in.' })
    case 'rename':
      return fight.seat(seat, re, (seating) =>
        seating.seats[request.seat] === undefined
          ? noSeat(request.seat)
          : withSitting(seating, request.seat, { name: request.name }),
      )
    case 'move': {
      const at = fight.positionOf(request.to)
      if (at < 0 || request.to === SPECTATORS) return refused(noSeat(request.to))
      const act = { actor: 'referee', action: 'override', path: `${request.who}.seat`, to: at }
      return fight.hear(seat, { do: 'submit', act, ...(re === null ? {} : { id: re }) })
    }
    case 'hand-over': {
      const { to, after } = request
      if (to !== 'person' && to !== 'referee' && policyOf(fight.game, to) === null)
        return refused({
          rule: 'unknown-name',
          reason: `There is no policy "${to}": ${[...fight.game.rules.policies.keys()].join(', ')}.`,
        })
      if (request.seat === SPECTATORS || (to === 'referee' && fight.positionOf(request.seat) === REFEREE_SEAT))
        return refused({ rule: 'bad-value', reason: `Nobody else answers for the seat "${request.seat}".` })
      return fight.seat(seat, re, (seating) => {
        if (seating.seats[request.seat] === undefined) return noSeat(request.seat)
        const change =
          after === undefined ? { by: to, absent: null } : { absent: to === 'person' ? null : { by: to, after } }
        return withSitting(seating, request.seat, change)
      })
    }
    case 'clock':
      return fight.seat(seat, re, (seating) => ({ ...seating, clock: request.seconds }))
    case 'pause':
      return fight.seat(seat, re, (seating) => ({ ...seating, paused: request.on }))
    case 'again': {
      if (!fight.isOver) return refused({ rule: 'bad-value', reason: 'The fight is not over yet.' })
      const why = await house.again(fight)
      return why === null ? done() : refused({ rule: 'bad-value', reason: why })
    }
    case 'extend':
      house.extend(fight, request.seconds)
      return done()
  }
}
