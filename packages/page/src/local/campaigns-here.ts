import { type Connection, connect, type Outcome, overPort } from '@fray/live/client'
import { isGivenPicture } from '../pictures/names.ts'
import { pictureHere } from '../pictures/stored.ts'
import type { Sitting } from '../sitting.ts'
import { rulesInNow } from '../words/words.ts'
import { fightsHere, journalHere, order } from './here.ts'

/* Campaigns that are kept by this browser itself: its host is that of a server, and everybody sits at this page. */

/** The computer player that plays the referee's side, where that is wanted. */
const COMPUTER = 'aggressive'
/** Where it is kept whether that is wanted. */
const FOES = 'fray-foes'

/** A campaign of this browser, from the seats of all its people. */
export interface CampaignSitting extends Sitting {
  readonly referee: Connection
  /** The seats of these people in the present fight, the referee's first; those who are seated stay so. */
  seatAll(people: readonly string[]): readonly Connection[]
  /** Whether the computer plays the referee's side in fights that are opened from now on. */
  foesByComputer: boolean
  /** Adds somebody. */
  join(name: string): Promise<void>
  /** The campaign as a file. */
  save(): Promise<string | null>
}

/** Creates a campaign here, or makes one of a saved file; returns its id. `name`: of the first who plays. */
export async function startCampaignHere(
  from: { readonly title: string } | { readonly file: string },
  name: string,
): Promise<string> {
  if ('file' in from) return order({ do: 'take-campaign', file: from.file })
  const campaign = await order<string>({ do: 'start-campaign', title: from.title })
  await join(campaign, name)
  return campaign
}

/** The campaign as a file, or null. */
export const campaignFileHere = (campaign: string): Promise<string | null> => order({ do: 'campaign-file', campaign })

function sit(campaign: string, person: string | null, name?: string): Connection {
  const { port1, port2 } = new MessageChannel()
  void order({ do: 'sit-in-campaign', campaign, person }, port2)
  const options = { program: 'page', ...rulesInNow()?.options, ...(name !== undefined && { name }) }
  return connect(overPort(port1), options)
}

/** Comes in by the open door, and leaves: who has joined is seated as everybody is. */
async function join(campaign: string, name: string): Promise<void> {
  const connection = sit(campaign, null, name)
  try {
    const { line } = await until(connection, ({ line, campaign: at }) => at !== null || line.state === 'ended')
    if (line.state === 'ended') throw new Error(line.words)
  } finally {
    connection.close()
  }
}

function until(connection: Connection, is: (now: Connection['now']) => boolean): Promise<Connection['now']> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!is(connection.now)) return
      stop()
      resolve(connection.now)
    }
    const stop = connection.subscribe(look)
    look()
  })
}

/** Sits down to a campaign that is kept here; null where there is none. */
export async function sitInCampaign(campaign: string): Promise<CampaignSitting | null> {
  if (!(await fightsHere()).some(({ fight }) => fight === campaign)) return null
  const rulesIn = rulesInNow()
  const seats = new Map<string, Connection>()
  const seat = (person: string): Connection => {
    const known = seats.get(person)
    if (known !== undefined) return known
    const one = sit(campaign, person)
    const alone = { ...NOTHING, connections: [one] }
    const made = rulesIn?.sittingIn(alone).connections[0] ?? one
    seats.set(person, made)
    return made
  }
  const fightNow = (): string => seat('referee').now.fight ?? ''
  const sitting: CampaignSitting = {
    referee: opening(seat('referee'), () => sitting.foesByComputer),
    get connections() {
      return [...seats.values()]
    },
    above: null,
    get foesByComputer() {
      return localStorage.getItem(FOES) === COMPUTER
    },
    set foesByComputer(is) {
      localStorage.setItem(FOES, is ? COMPUTER : '')
    },
    seatAll(people) {
      for (const [person, one] of seats)
        if (!people.includes(person)) {
          one.close()
          seats.delete(person)
        }
      return people.map(seat)
    },
    join: (name) => join(campaign, name),
    save: () => campaignFileHere(campaign),
    journal: (withPictures) => journalHere(fightNow(), withPictures),
    // It stands with the next fight.
    again: null,
    picture: (name) =>
      sitting.referee.now.campaign?.now === null
        ? order({ do: 'campaign-picture', campaign, name })
        : isGivenPicture(name)
          ? order({ do: 'picture', fight: fightNow(), seats: [...seats.keys()], name })
          : pictureHere(name),
    give: (from, picture) => order({ do: 'give-picture', fight: fightNow(), seat: from, picture }),
    fork: (from, n) => order({ do: 'fork', fight: fightNow(), from: { seat: from, n } }),
    close: () => {
      for (const one of seats.values()) one.close()
    },
  }
  await until(sitting.referee, ({ campaign: at, line }) => at !== null || line.state === 'ended')
  return sitting
}

const NOTHING = {
  ...{ above: null, again: null, fork: null, give: null },
  journal: async () => null,
  picture: async () => null,
  close: () => undefined,
}

/** The referee's seat, which hands its side over to the computer in each fight that it opens, where that is wanted. */
const opening = (referee: Connection, isWanted: () => boolean): Connection =>
  new Proxy(referee, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target)
      if (name === 'ask')
        return async (message: Parameters<Connection['ask']>[0]) => {
          const answer = await target.ask(message)
          const isOpened = message.do === 'again' || (message.do === 'open-next' && message.fight === undefined)
          if (isOpened && isWanted() && (answer as Outcome).done)
            await target.ask({ do: 'hand-over', seat: 'referee', to: COMPUTER })
          return answer
        }
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
