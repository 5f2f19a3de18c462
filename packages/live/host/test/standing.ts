import { type AnyScene, type Game, Session, type Setup } from '@fray/kernel'
import { type AnySession, Play } from '@fray/seat'
import { type Hall, HostConnection } from '../src/connection/host-connection.ts'
import { OpenFight } from '../src/fight/live-fight.ts'
import { firstSeating } from '../src/fight/seating.ts'
import type { FightServer } from '../src/index.ts'
import { Shares } from '../src/server/shares.ts'
import { hostingOf } from './fight-servers.ts'

/** A fight as it stands. */
export type Checkpoint = ReturnType<AnyScene['save']>

/** A host of one fight that stands at that moment; the one who connects has the seat. */
export function standing(game: Game, setup: Setup, step: Checkpoint, seat: string): Pick<FightServer, 'accept'> {
  const session = new Session(game.rules, setup, { seed: 'secrets' }) as AnySession
  session.scene.load(step)
  const play = new Play(
    session,
    setup.seats.map(() => null),
  )
  // There is nothing in the store to which an entry could be added that somebody has come.
  play.comes(seat)
  const hosting = hostingOf()
  const fight = new OpenFight(hosting, new Shares(hosting), 'fight', {
    ...{ game, setup, session, play, lines: [], ends: [], version: 1, stalemate: false, kept: '{}' },
    ...{ seating: firstSeating(setup), answers: new Map(), carriedOver: null, readOnly: null },
  })
  const hall: Hall = {
    ...{ program: 'test 1', now: () => 0, find: async () => null, open: async () => fight },
    ...{
      knock: () => '',
      arrive: async () => undefined,
      hearCampaign: async () => ({ type: 'accepted', re: null, at: 0 }),
      presence: () => undefined,
      left: () => undefined,
      fault: () => undefined,
    },
  }
  return { accept: (transport) => new HostConnection(hall, transport, { fight: 'fight', seat }) }
}
