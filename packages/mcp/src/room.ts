import { formatProblem, gameOf, type PackShelf, readEncounterText, readJournalText } from '@fray/files'
import { messageOf } from '@fray/kernel'
import { type Connection, connect, inProcess } from '@fray/live/client'
import {
  type FightServer,
  MemoryAccessTokens,
  MemoryStore,
  openFightServer,
  readEntry,
  type Store,
  StoreError,
} from '@fray/live/host'
import type { McpRole } from './role.ts'
import { type SeatServices, TableSeat } from './table-seat.ts'

/** The seat of those who only watch. */
const SPECTATORS = 'spectators'

/** Writes the lines of a fight's journal; throws if it cannot. */
export interface JournalWriter {
  add(line: string): void
  close(): void
}

/** Options of a local room. */
export interface RoomOptions {
  readonly version: string
  /** Returns unguessable texts: seeds, ids. */
  readonly chance: () => string
  /** Who plays a seat: the id of one of the ruleset's policies, `referee`, or null for anyone who connects to it. */
  readonly plays: (seat: string, policies: readonly string[]) => string | null
  /** The text of a ready-made encounter, or null if there is none of that name. */
  readonly ready?: (name: string) => string | null
  /** Opens the journal writer of a new fight; called at the first action. Without it nothing is saved. */
  readonly keep?: (title: string, seed: string) => JournalWriter
  readonly draw?: SeatServices['draw']
  /** A clock in milliseconds, by which long work is sliced; the machine's by default. */
  readonly now?: () => number
  /** The content packs that encounters may name; none by default. */
  readonly packs?: PackShelf
}

/** How to start a fight in a room. */
export interface RoomStart {
  /** An encounter as text, or the name of a ready-made one. */
  readonly encounter: string
  readonly seed?: string | undefined
}

/** A local fight in this process, with seats for models. Another fight can be started in its place. */
export class Room {
  private readonly options: RoomOptions
  private readonly seats = new Map<string, Connection>()
  private fightServer: FightServer | null = null
  private log: DurableLog | null = null
  private fight = ''
  private seatIds: readonly string[] = []

  constructor(options: RoomOptions) {
    this.options = options
  }

  /** Ids of the fight's seats, the referee's first. */
  get ids(): readonly string[] {
    return this.seatIds
  }

  /** Starts a fight, replacing the present one. Returns what is wrong with it, or null. */
  async start({ encounter, seed }: RoomStart): Promise<string | null> {
    const { ready, plays, chance, keep, packs = null } = this.options
    const text = encounter.includes('\n') ? encounter : (ready?.(encounter) ?? encounter)
    const reading = await readEncounterText(text, 'encounter', packs)
    if ('problems' in reading) return reading.problems.map(formatProblem).join(' ')
    const { setup, game, value } = reading
    const policies = [...game.rules.policies.keys()]
    const by = Object.fromEntries(setup.seats.map(({ id }) => [id, plays(id, policies) ?? 'person']))
    const own = seed ?? chance()
    const log = keep === undefined ? null : new DurableLog(() => keep(setup.title, own), 0)
    const fightServer = this.fightServerWith(log)
    const started = await fightServer.start({ encounter: value, seed: own, by })
    if ('problems' in started) return started.problems.map(({ message }) => message).join(' ')
    await this.moveTo(fightServer, log, started.fight)
    return null
  }

  /**
   * Continues a fight from its journal; `keep` opens the writer for further lines. Rejects with an error if it
   * cannot.
   */
  async goOn(journal: string, keep: () => JournalWriter): Promise<void> {
    const reading = await readJournalText(journal, 'journal')
    if ('problems' in reading) throw new RangeError(reading.problems.map(formatProblem).join(' '))
    const { game, setup } = reading
    // The head and the lines: pictures after them are not part of the journal.
    const log = new DurableLog(keep, 1 + reading.journal.lines.length)
    const fightServer = this.fightServerWith(log)
    const { fight } = await fightServer.importFight(journal)
    const open = await fightServer.open(fight)
    const policies = [...game.rules.policies.keys()]
    for (const { id } of setup.seats) {
      const to = this.options.plays(id, policies) ?? 'person'
      await open?.hear('referee', { do: 'hand-over', id: `hand-over ${id}`, seat: id, to })
    }
    await this.moveTo(fightServer, log, fight)
  }

  /** The journal of the fight, as text. */
  async journal(): Promise<string> {
    return (await this.fightServer?.journal(this.fight)) ?? ''
  }

  /** A seat for a model; the role limits what it may do there. */
  seat(id: string, role: McpRole): TableSeat {
    if (!this.seats.has(id)) this.sit(id)
    return new TableSeat(() => this.seats.get(id) as Connection, role, {
      draw: this.options.draw ?? (() => ''),
      packs: this.options.packs ?? null,
      setUp: async (encounter, seed) => this.start({ encounter, seed }),
    })
  }

  /** Ends everything; what has happened stays saved. */
  async close(): Promise<void> {
    for (const connection of this.seats.values()) connection.close()
    await this.fightServer?.stop()
    this.log?.close()
  }

  private fightServerWith(log: DurableLog | null): FightServer {
    const { version, chance } = this.options
    return openFightServer({
      store: log === null ? new MemoryStore() : keptBy(log),
      accessTokens: new MemoryAccessTokens(chance),
      game: gameOf,
      program: `fray ${version}`,
      now: this.options.now ?? Date.now,
      chance,
    })
  }

  private async moveTo(fightServer: FightServer, log: DurableLog | null, fight: string): Promise<void> {
    const before = { fightServer: this.fightServer, log: this.log, connections: [...this.seats.values()] }
    const open = await fightServer.open(fight)
    this.fightServer = fightServer
    this.log = log
    this.fight = fight
    const answer = await open?.hear('referee', { do: 'seats', id: 'seats' })
    this.seatIds = answer?.type === 'result' ? (answer.value as { seat: string }[]).map(({ seat }) => seat) : []
    for (const id of this.seats.keys()) this.sit(id)
    await Promise.allSettled([...this.seats.values()].map(({ ready }) => ready))
    for (const connection of before.connections) connection.close()
    await before.fightServer?.stop()
    before.log?.close()
  }

  /** Connects to a seat; for a seat that this fight does not have, as a spectator. */
  private sit(id: string): void {
    const seat = this.seatIds.includes(id) ? id : SPECTATORS
    const { fightServer, fight } = this
    if (fightServer === null) throw new Error('No fight has begun.')
    this.seats.set(id, connect(inProcess({ accept: (transport) => fightServer.accept(transport, { fight, seat }) })))
  }
}

/**
 * Saves the journal of a fight. Clients start a program more often than they use it, so nothing is opened before the
 * first action.
 */
class DurableLog {
  private readonly open: () => JournalWriter
  private readonly held: string[] = []
  private writer: JournalWriter | null = null
  private known: number

  /** @param known number of lines that are saved already */
  constructor(open: () => JournalWriter, known: number) {
    this.open = open
    this.known = known
  }

  /** Saves the lines of an entry; lines before the first action are saved together with it. */
  keep(lines: readonly string[], isAsked: boolean): void {
    const fresh = lines.slice(this.known)
    this.known = Math.max(0, this.known - lines.length)
    this.held.push(...fresh)
    if (this.writer === null && !isAsked) return
    this.writer ??= this.open()
    for (const line of this.held) this.writer.add(line)
    this.held.length = 0
  }

  close(): void {
    this.writer?.close()
  }
}

/** A store in memory that also saves the journal, before anything is answered. */
function keptBy(log: DurableLog): Store {
  const memory = new MemoryStore()
  const append: Store['append'] = async (fight, after, entries, note) => {
    const found = await memory.look(fight)
    if ((found?.version ?? 0) === after) {
      try {
        // Ids of automatic entries start with a slash, ids of a seat's requests with the seat's id.
        for (const { id, text } of entries)
          log.keep(readEntry(text).lines, !id.startsWith('/') && !id.includes('hand-over'))
      } catch (error) {
        throw new StoreError(messageOf(error), true)
      }
    }
    return memory.append(fight, after, entries, note)
  }
  return {
    append,
    start: (fight, entry, note) => append(fight, 0, [entry], note),
    read: (...of) => memory.read(...of),
    find: (...of) => memory.find(...of),
    list: () => memory.list(),
    look: (fight) => memory.look(fight),
    addPicture: (...of) => memory.addPicture(...of),
    pictures: (fight) => memory.pictures(fight),
    picture: (...of) => memory.picture(...of),
    sharePictures: (...of) => memory.sharePictures(...of),
    dropPictures: (...of) => memory.dropPictures(...of),
    delete: (fight) => memory.delete(fight),
  }
}
