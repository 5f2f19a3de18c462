import type {
  Appended,
  Entry,
  FightEntry,
  FightNote,
  NewEntry,
  NewPicture,
  PictureNote,
  Store,
  StoredPicture,
} from './store.ts'

interface Storage {
  readonly entries: Entry[]
  readonly byId: Map<string, Entry>
  note: FightNote
  size: number
  readonly started: number
  changed: number
  pictures: readonly (PictureNote & StoredPicture)[]
}

/** A store that loses everything when the program ends: for tests, workers and trying out. */
export class MemoryStore implements Store {
  private readonly fights = new Map<string, Storage>()
  private readonly clock: () => number

  constructor(clock: () => number = Date.now) {
    this.clock = clock
  }

  async append(fight: string, after: number, entries: readonly NewEntry[], note: FightNote): Promise<Appended> {
    const kept = this.fights.get(fight)
    const known = entries.map(({ id }) => kept?.byId.get(id)).find((entry) => entry !== undefined)
    if (known !== undefined) return { status: 'known', entry: known }
    const version = kept?.entries.length ?? 0
    if (version !== after) return { status: 'conflict', version }
    if (entries.length === 0) return { status: 'appended', version }
    const now = this.clock()
    const log: Storage = kept ?? {
      entries: [],
      byId: new Map(),
      note,
      size: 0,
      started: now,
      changed: now,
      pictures: [],
    }
    this.fights.set(fight, log)
    for (const { id, text } of entries) {
      const entry: Entry = { id, text, version: log.entries.length + 1 }
      log.entries.push(entry)
      log.byId.set(id, entry)
      log.size += text.length
    }
    log.note = note
    log.changed = now
    return { status: 'appended', version: log.entries.length }
  }

  /** Keys are held by the memory tokens that made them. */
  start(fight: string, entry: NewEntry, note: FightNote): Promise<Appended> {
    return this.append(fight, 0, [entry], note)
  }

  async read(fight: string, from: number, most = Number.MAX_SAFE_INTEGER): Promise<readonly Entry[]> {
    const at = Math.max(0, from - 1)
    return this.fights.get(fight)?.entries.slice(at, at + most) ?? []
  }

  async find(fight: string, id: string): Promise<Entry | null> {
    return this.fights.get(fight)?.byId.get(id) ?? null
  }

  async list(): Promise<readonly FightEntry[]> {
    return [...this.fights.keys()].map((id) => this.entryOf(id) as FightEntry).sort((a, b) => b.changed - a.changed)
  }

  async look(fight: string): Promise<FightEntry | null> {
    return this.entryOf(fight)
  }

  private entryOf(fight: string): FightEntry | null {
    const kept = this.fights.get(fight)
    if (kept === undefined) return null
    const { note, entries, size, started, changed } = kept
    return { fight, ...note, version: entries.length, size, started, changed }
  }

  async addPicture(fight: string, picture: NewPicture): Promise<void> {
    const kept = this.fights.get(fight)
    if (kept === undefined || kept.pictures.some(({ hash, seat }) => hash === picture.hash && seat === picture.seat))
      return
    kept.pictures = [...kept.pictures, { ...picture, size: picture.bytes.length, given: this.clock() }]
  }

  async pictures(fight: string): Promise<readonly PictureNote[]> {
    const all = this.fights.get(fight)?.pictures ?? []
    return all
      .map(({ type: _, bytes: _bytes, ...note }) => note)
      .sort((a, b) => (a.seat < b.seat ? -1 : a.seat > b.seat ? 1 : 0))
  }

  async picture(fight: string, hash: string): Promise<StoredPicture | null> {
    const found = this.fights.get(fight)?.pictures.find((one) => one.hash === hash)
    return found === undefined ? null : { type: found.type, bytes: found.bytes }
  }

  async sharePictures(fight: string, other: string, hashes: readonly string[]): Promise<void> {
    for (const one of this.fights.get(fight)?.pictures ?? [])
      if (hashes.includes(one.hash)) await this.addPicture(other, one)
  }

  async dropPictures(fight: string, seat: string, hashes: readonly string[]): Promise<void> {
    const kept = this.fights.get(fight)
    if (kept !== undefined)
      kept.pictures = kept.pictures.filter((one) => one.seat !== seat || !hashes.includes(one.hash))
  }

  async delete(fight: string): Promise<boolean> {
    return this.fights.delete(fight)
  }
}
