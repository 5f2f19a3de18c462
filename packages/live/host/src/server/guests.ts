import type { Answer } from '@fray/live/protocol'
import { SPECTATORS } from '../connection/access-tokens.ts'
import { withSitting } from '../fight/seating.ts'
import type { Hosting } from '../hosting.ts'
import type { Room } from './room.ts'
import { NO_GUEST } from './seats.ts'

type Guesting = Pick<Hosting, 'neighbours' | 'accessTokens'>

/**
 * Lets in a guest who asks at this server or at another one.
 * @param by the seat that decides
 * @param re the id of its request
 */
export async function admitGuest(
  hosting: Guesting,
  room: Room,
  { by, re }: { readonly by: string; readonly re: Answer['re'] },
  id: string,
  seat: string,
): Promise<Answer> {
  const { fight, lobby } = room
  const before = await fight.answered(by, re)
  if (before !== null) return before
  const seated = (name: string): Promise<Answer> =>
    fight.seat(by, re, (seating) => (seat === SPECTATORS ? seating : withSitting(seating, seat, { name })))
  const guest = lobby.release(id)
  if (guest === undefined) {
    const name = await judgeElsewhere(hosting, room, id, seat)
    return name === undefined ? { ...NO_GUEST, re } : seated(name)
  }
  let isSeated = false
  try {
    const key = await hosting.accessTokens.make({ fight: fight.fight, seat })
    const answer = await seated(guest.name)
    isSeated = answer.type !== 'refused'
    if (isSeated) await guest.connection.admit(fight, seat, key)
    return answer
  } finally {
    // A guest who could not be given a key or a seat keeps asking.
    if (!isSeated) lobby.readmit(guest)
  }
}

/** Turns away a guest who asks at this server (calls `gone`) or at another one. False if there is none of that id. */
export async function turnAwayGuest(hosting: Guesting, room: Room, id: string, gone: () => void): Promise<boolean> {
  const guest = room.lobby.release(id)
  if (guest === undefined) return (await judgeElsewhere(hosting, room, id, null)) !== undefined
  guest.connection.close('turned-away')
  gone()
  return true
}

/**
 * Decides about a guest who asks at another server. Returns the guest's name, or undefined if there is none of that
 * id.
 */
async function judgeElsewhere(
  { neighbours }: Guesting,
  { gathering, fight: { fight } }: Room,
  id: string,
  seat: string | null,
): Promise<string | undefined> {
  if (neighbours === undefined) return undefined
  await gathering.lookAround()
  const guest = gathering.guestsElsewhere.find(({ guest }) => guest === id)
  if (guest === undefined || !(await neighbours.judge(fight, { guest: id, seat }))) return undefined
  neighbours.hint({ fight, about: 'people', version: 0 })
  return guest.name
}
