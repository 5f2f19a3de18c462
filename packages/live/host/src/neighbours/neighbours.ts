/**
 * That another server may want to look at a fight. A hint is no news: it may be lost, doubled or late, and what it is about stands in
 * the store or in what {@link Neighbours.others} tells. It holds nothing that anybody may not know.
 */
export interface Hint {
  readonly fight: string
  /** Its log has come to `version`; who is there, or asks to be let in, differs; it was deleted. */
  readonly about: 'entries' | 'people' | 'gone'
  /** The last version of the log; 0 where the hint is about something else. */
  readonly version: number
}

/** Somebody who asks to be let in. */
export interface Knocking {
  /** Unlike the id of every other guest of the fight, in any server. */
  readonly guest: string
  readonly name: string
}

/** Who is at a fight in one server, or in several together. */
export interface People {
  /** Devices by the id of their seat; none where a seat is left out. */
  readonly devices: Readonly<Record<string, number>>
  readonly guests: readonly Knocking[]
}

/** What the referee has decided about a guest: the seat, or null for one who is turned away. */
export interface Verdict {
  readonly guest: string
  readonly seat: string | null
}

/** Who is at a fight where nobody is. */
export const NOBODY_THERE: People = { devices: {}, guests: [] }

/**
 * The other servers that serve the fights of the same store, in other processes. What the log of a fight says is not said here: this
 * is who is there, which no log keeps, and hints to look. What a server shows holds for as long as the server lives.
 */
export interface Neighbours {
  /** The name of this server, unlike that of every other. */
  readonly name: string
  /** Gives a hint to all others, soon. It never fails: who has missed it looks later. */
  hint(hint: Hint): void
  /** Calls with hints of others, and with null where some may have been missed: then everything is to be looked at. Returns what ends that. */
  listen(hear: (hint: Hint | null) => void): () => void
  /** Shows to the others who is at a fight here, instead of what was shown before. */
  show(fight: string, people: People): Promise<void>
  /** Who is at a fight in all other servers that live, together. */
  others(fight: string): Promise<People>
  /** Says what becomes of a guest of another server. False where somebody has said so before. */
  judge(fight: string, verdict: Verdict): Promise<boolean>
  /** What was said about guests of this server. */
  verdicts(fight: string, guests: readonly string[]): Promise<readonly Verdict[]>
  /** Says that this server lives, every {@link BEAT} milliseconds. False where it was taken for dead: then it shows everything again. */
  beat(): Promise<boolean>
  /** This server ends: nobody is there any more. */
  leave(): Promise<void>
}

/** Milliseconds between two beats of a server, and after how many without one it counts as dead. */
export const BEAT = 2_000
export const DEAD = 8_000

/** Everybody of several servers. */
export function togetherOf(fightServers: readonly People[]): People {
  const devices: Record<string, number> = {}
  for (const one of fightServers)
    for (const [seat, count] of Object.entries(one.devices)) devices[seat] = (devices[seat] ?? 0) + count
  return { devices, guests: fightServers.flatMap(({ guests }) => guests) }
}
