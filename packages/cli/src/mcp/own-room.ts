import { randomBytes } from 'node:crypto'
import { messageOf } from '@fray/kernel'
import { type McpRole, Room } from '@fray/mcp'
import { findEncounter, loadEncounter, readyEncounters } from '../io/encounters.ts'
import { freeJournalName, savedFight } from '../io/fights-folder.ts'
import { version } from '../io/made.ts'
import { freshSeed } from '../io/seed.ts'
import { badInput } from '../io/stop.ts'
import { exists, readTextFile } from '../io/text-files.ts'
import { GrowingFile } from '../io/writing.ts'
import { shelfFor } from '../packs/places.ts'
import { readJournal } from '../play/open.ts'
import type { McpOptions } from './options.ts'
import { drawnOnPaper } from './paper.ts'

const REFEREE = 'referee'
const SPECTATORS = 'spectators'

/** How the computer plays where nobody says otherwise. */
const POLICY = 'aggressive'

/** Texts that nobody can guess. */
export const secret = (): string => randomBytes(24).toString('base64url')

/** A fight of one's own, and who sits where in it. */
export interface OwnRoom {
  readonly room: Room
  /** The seat of the one who comes over standard input and output. */
  readonly mine: { readonly seat: string; readonly role: McpRole }
  /** Seats that are left to the one who comes, with what they are. */
  readonly seats: readonly { readonly seat: string; readonly role: McpRole }[]
}

/** The role of a seat of a fight of one's own. */
const roleOf = (seat: string): McpRole => (seat === REFEREE ? 'referee' : seat === SPECTATORS ? 'scribe' : 'player')

/** Opens a fight of one's own: from an encounter, or where its journal ended. Throws a {@link Stop} where that cannot be. */
export async function openRoom(
  encounter: string | undefined,
  options: McpOptions,
  role: McpRole | null,
): Promise<OwnRoom> {
  const source = await sourceOf(encounter, options)
  const mine = mineOf(source.seats, options, role)
  const { policy = POLICY, computer = [], http = false, hotSeat = false } = options
  if (!source.policies.includes(policy))
    throw badInput(`--policy: there is no "${policy}" here. Available policies: ${source.policies.join(', ')}.`)
  const stranger = computer.find((seat) => !source.seats.includes(seat))
  if (stranger !== undefined)
    throw badInput(`--computer: there is no seat "${stranger}". Available seats: ${source.seats.join(', ')}.`)
  const isLeft = (seat: string): boolean =>
    seat === SPECTATORS || (http ? !computer.includes(seat) : seat === mine.seat)
  let path = source.isSaved ? undefined : options.journal
  const room = new Room({
    version: version(),
    chance: secret,
    draw: drawnOnPaper,
    ready: readyText,
    plays: (seat, policies) => {
      if (isLeft(seat)) return null
      if (hotSeat && seat !== REFEREE) return 'referee'
      return policies.includes(policy) ? policy : (policies[0] ?? null)
    },
    packs: shelfFor(null),
    keep: (title, seed) => {
      const file = new GrowingFile(path ?? freeJournalName(title, seed), false)
      path = undefined
      return file
    },
  })
  await source.start(room)
  const left = room.ids.filter(isLeft).map((seat) => ({ seat, role: roleOf(seat) }))
  return { room, mine, seats: left }
}

/** What the fight begins with. */
interface Source {
  /** Whether it is a saved fight that goes on. */
  readonly isSaved: boolean
  readonly seats: readonly string[]
  readonly policies: readonly string[]
  start(room: Room): Promise<void>
}

/** A client starts the same command each time: where its journal is there already, that fight goes on. */
async function sourceOf(encounter: string | undefined, { seed, journal = '' }: McpOptions): Promise<Source> {
  if (encounter === undefined || exists(journal)) {
    const { setup, game } = await readJournal(journal)
    return {
      isSaved: true,
      seats: setup.seats.map(({ id }) => id),
      policies: [...game.rules.policies.keys()],
      async start(room) {
        const path = savedFight(journal)
        const text = readTextFile(path)
        try {
          await room.goOn(text, () => continued(path, text))
        } catch (error) {
          throw badInput(`${journal}: ${messageOf(error)}`)
        }
      },
    }
  }
  const { setup, game, value } = await loadEncounter(encounter)
  return {
    isSaved: false,
    seats: setup.seats.map(({ id }) => id),
    policies: [...game.rules.policies.keys()],
    async start(room) {
      const problem = await room.start({ encounter: JSON.stringify(value), seed: seed ?? freshSeed() })
      if (problem !== null) throw badInput(problem)
    },
  }
}

/** The journal to go on with, for this process alone from now on. Throws a {@link Stop} where somebody else has gone on with it since. */
function continued(path: string, text: string): GrowingFile {
  const file = new GrowingFile(path, true)
  if (readTextFile(path) === text) return file
  file.close()
  throw badInput(`${path}: someone else has continued this fight. Start again to continue from there.`)
}

/** Where the one who comes over standard input and output sits. Throws a {@link Stop} where there is no such seat. */
function mineOf(seats: readonly string[], options: McpOptions, wish: McpRole | null): OwnRoom['mine'] {
  const role = options.hotSeat === true ? 'referee' : (wish ?? (options.seat === REFEREE ? 'referee' : 'player'))
  if (role === 'scribe') return { seat: options.seat ?? SPECTATORS, role }
  if (role === 'referee') return { seat: REFEREE, role }
  const players = seats.filter((seat) => roleOf(seat) === 'player')
  const seat = options.seat ?? players[0]
  if (seat === undefined || !players.includes(seat))
    throw badInput(`--seat: there is no seat "${seat ?? ''}" for a player. Available seats: ${players.join(', ')}.`)
  return { seat, role }
}

/** The text of a ready encounter; null for any other name, and for paths: who asks may sit far away. */
function readyText(name: string): string | null {
  const isReady = readyEncounters().some(({ typed, name: short, ruleset }) =>
    [typed, short, `${ruleset}/${short}`].includes(name),
  )
  return isReady ? readTextFile(findEncounter(name).path) : null
}
