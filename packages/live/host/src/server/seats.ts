import { REFEREE_SEAT } from '@fray/kernel'
import type { Answer, Presence, Seating as SeatingRequest } from '@fray/live/protocol'
import { type AccessTokens, SPECTATORS } from '../connection/access-tokens.ts'
import { policyOf } from '../fight/engine.ts'
import type { OpenFight } from '../fight/live-fight.ts'
import type { Refusing } from '../fight/rights.ts'
import { sittingAt, withSitting } from '../fight/seating.ts'

/** What the management of seats needs of the server. */
export interface SeatsServer {
  readonly accessTokens: AccessTokens
  /** Who sits where. */
  seats(fight: OpenFight): Presence['seats']
  /** Lets in a guest who asks here or at another server. */
  admit(fight: OpenFight, by: string, re: Answer['re'], guest: string, seat: string): Promise<Answer>
  /** Turns a guest away; false if there is none of that id. */
  turnAway(fight: OpenFight, guest: string): Promise<boolean>
  /** Restarts the fight at another table. */
  again(fight: OpenFight, by: string, re: Answer['re']): Promise<Answer>
}

/** The answer if a guest is not there, or no longer. */
export const NO_GUEST = {
  type: 'refused',
  rule: 'unknown-name',
  reason: 'Nobody with that id asks to be let in.',
} as const

const noSeat = (seat: string): Refusing => ({ rule: 'unknown-name', reason: `There is no seat "${seat}".` })

/** Takes a request about seats. */
export async function hearSeating(
  fightServer: SeatsServer,
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
  const accessToken = (of: string) => ({ fight: fight.fight, seat: of === 'anybody' ? null : of })
  const isThere = (of: string): boolean => of === 'anybody' || fight.roleOf(of) !== null
  switch (request.do) {
    case 'seats':
      return { type: 'result', re, value: fightServer.seats(fight) }
    case 'invite':
      if (!isThere(request.to)) return refused(noSeat(request.to))
      return { type: 'result', re, value: { key: await fightServer.accessTokens.make(accessToken(request.to)) } }
    case 'revoke': {
      const { of } = request
      if (!isThere(of)) return refused(noSeat(of))
      await fightServer.accessTokens.revoke(accessToken(of))
      // Each server closes the connections of that seat when it reads this entry.
      return fight.seat(seat, re, (seating) =>
        of === 'anybody'
          ? { ...seating, doorClosed: (seating.doorClosed ?? 0) + 1 }
          : withSitting(seating, of, { closed: (sittingAt(seating, of)?.closed ?? 0) + 1 }),
      )
    }
    case 'admit':
      if (fight.roleOf(request.seat) === null) return refused(noSeat(request.seat))
      return fightServer.admit(fight, seat, re, request.guest, request.seat)
    case 'turn-away':
      return (await fightServer.turnAway(fight, request.guest)) ? done() : { ...NO_GUEST, re }
    case 'rename':
      return fight.seat(seat, re, (seating) =>
        sittingAt(seating, request.seat) === undefined
          ? noSeat(request.seat)
          : withSitting(seating, request.seat, { name: request.name }),
      )
    case 'move':
    case 'share-out': {
      const give = request.do === 'move' ? [request] : request.give
      const wrong = give.find(({ to }) => fight.positionOf(to) < 0 || to === SPECTATORS)
      if (wrong !== undefined) return refused(noSeat(wrong.to))
      const actions = give.map(({ who, to }) => ({
        ...{ actor: 'referee', action: 'override' },
        ...{ path: `${who}.seat`, to },
      }))
      return fight.hear(seat, { do: 'together', actions, ...(re === null ? {} : { id: re }) })
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
        if (sittingAt(seating, request.seat) === undefined) return noSeat(request.seat)
        const change =
          after === undefined ? { by: to, absent: null } : { absent: to === 'person' ? null : { by: to, after } }
        // A stand-in for an absent person stops, until the seat is found empty again.
        return withSitting(seating, request.seat, { ...change, away: undefined })
      })
    }
    case 'clock':
      return fight.seat(seat, re, (seating) => ({ ...seating, clock: request.seconds }))
    case 'real-dice':
      if (fight.realDice === undefined)
        return refused({ rule: 'bad-value', reason: 'This fight was not started with real dice: Fray rolls them all.' })
      return fight.seat(seat, re, (seating) => ({ ...seating, realDice: request.typed }))
    case 'pause':
      return fight.seat(seat, re, (seating) => ({ ...seating, paused: request.on }))
    case 'curtain':
      return fight.seat(seat, re, (seating) => ({ ...seating, curtain: request.down }))
    case 'again': {
      if (!fight.isOver) return refused({ rule: 'bad-value', reason: 'The fight is not over yet.' })
      return fightServer.again(fight, seat, re)
    }
    case 'extend':
      return fight.seat(seat, re, (seating) => {
        const waits = fight.waitsFor
        const before = seating.more?.waits === waits ? seating.more.seconds : 0
        return { ...seating, more: { waits, seconds: before + request.seconds } }
      })
  }
}
