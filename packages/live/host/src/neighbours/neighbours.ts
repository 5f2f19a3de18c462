/**
 * A hint that another server may want to look at a fight. It may be lost, doubled or late; the news themselves are in
 * the store or in {@link Neighbours.others}. It holds nothing secret.
 */
export interface Hint {
  readonly fight: string
  /** Its log has reached `version`; the people present or asking to be let in have changed; or it was deleted. */
  readonly about: 'entries' | 'people' | 'gone'
  /** The last version of the log; 0 if the hint is about something else. */
  readonly version: number
}

/** A guest who asks to be let in. */
export interface Knocking {
  /** Unique among all guests of the fight, at all servers. */
  readonly guest: string
  readonly name: string
}

/** The people present at a fight, at one server or at several together. */
export interface People {
  /** Number of devices by seat id; 0 if missing. */
  readonly devices: Readonly<Record<string, number>>
  readonly guests: readonly Knocking[]
}

/** The referee's decision about a guest: the seat, or null to turn the guest away. */
export interface Verdict {
  readonly guest: string
  readonly seat: string | null
}

/** The people at a fight where nobody is. */
export const NOBODY_THERE: People = { devices: {}, guests: [] }

/**
 * The other servers of the same store's fights, in other processes. They share who is present, which no log holds,
 * and hints to look; what a fight's log says is not repeated here. What a server shows is valid for as long as the
 * server lives.
 */
export interface Neighbours {
  /** The name of this server, different from all others. */
  readonly name: string
  /** Sends a hint to all others, soon. It never fails: a server that missed it looks later. */
  hint(hint: Hint): void
  /**
   * Calls with hints of others, and with null if some may have been missed: then everything has to be checked.
   * Returns a function that ends this.
   */
  listen(hear: (hint: Hint | null) => void): () => void
  /** Shows the others who is at a fight here; replaces what was shown before. */
  show(fight: string, people: People): Promise<void>
  /** The people at a fight at all other living servers, together. */
  others(fight: string): Promise<People>
  /** Decides about a guest of another server. False if that was decided before. */
  judge(fight: string, verdict: Verdict): Promise<boolean>
  /** The decisions about guests of this server. */
  verdicts(fight: string, guests: readonly string[]): Promise<readonly Verdict[]>
  /**
   * Says that this server lives, every {@link BEAT} milliseconds. False if it was taken for dead: then it shows
   * everything again.
   */
  beat(): Promise<boolean>
  /** This server ends: nobody is there any more. */
  leave(): Promise<void>
}

/** Milliseconds between two beats of a server, and milliseconds without one after which it counts as dead. */
export const BEAT = 2_000
export const DEAD = 8_000

/** The people of several servers together. */
export function togetherOf(fightServers: readonly People[]): People {
  const devices: Record<string, number> = {}
  for (const one of fightServers)
    for (const [seat, count] of Object.entries(one.devices)) devices[seat] = (devices[seat] ?? 0) + count
  return { devices, guests: fightServers.flatMap(({ guests }) => guests) }
}
