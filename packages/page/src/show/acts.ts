import type { Beat, LogEntry } from '@fray/seat'

/** What a beat of one kind says. */
export type BeatOf<K extends Beat['beat']> = Extract<Beat, { readonly beat: K }>

/** Beats that begin something that is shown by itself. */
export type Head = BeatOf<'attack' | 'roll'> | BeatOf<'move'>

/** Something that is shown by itself: a blow with what comes of it, a way, a roll, or what simply happens. */
export interface Act {
  /** Counted up: no two acts have the same. */
  readonly key: number
  /** The number of the last line of the log that tells of it. */
  readonly line: number
  /** What the line that tells of it says; '' for a way of which none does. */
  readonly words: string
  /** What somebody does of which it comes, where that is told before it and is no blow, way or roll: a spell, a trick. */
  readonly cause: Cause | null
  /** What begins it; null where things simply happen. */
  readonly head: Head | null
  /** All that is seen of it, in order, its head among them. */
  readonly beats: readonly Beat[]
  /** Whether somebody steps in with it. */
  readonly isReaction: boolean
  /** Whether its head has been shown before, as an act of its own: only what comes of it is new. */
  readonly isLate: boolean
}

/** Who does something, to whom if to anybody, and how the log says it. */
export interface Cause {
  readonly who: string
  readonly to: string | null
  readonly words: string
}

/** What somebody does, told by a line of which nothing is seen; `isMany`: several do, which is for the log. */
interface Said {
  cause: Cause | null
  line: LogEntry | null
  isMany: boolean
}

const NOTHING_SAID: Said = { cause: null, line: null, isMany: false }

/** How far the making of acts is. */
export interface Course {
  readonly key: number
  readonly last: Act | null
}

export const START: Course = { key: 0, last: null }

/** Beats that stand between acts, and belong to none. */
const BETWEEN: ReadonlySet<Beat['beat']> = new Set(['round', 'turn', 'reaction'])

const hasHead = (act: Act | null): act is Act & { readonly head: Head } => act !== null && act.head !== null

const isHead = (beat: Beat): beat is Head =>
  beat.beat === 'attack' || beat.beat === 'roll' || (beat.beat === 'move' && beat.steps)

/** Makes acts of lines: each blow, each way, each roll with what comes of it. What follows later goes on where the last one was. */
export function actsOf(
  lines: readonly LogEntry[],
  course: Course,
): { readonly acts: readonly Act[]; readonly course: Course } {
  const acts: Act[] = []
  let { key, last } = course
  const earlier = last
  let isReaction = false
  // Whether a turn or a round came since the lines before.
  let wasOver = false
  // A turn or a round has ended what was before it.
  let isClosed = false
  // What somebody does is told before what comes of it.
  const said: Said = { ...NOTHING_SAID }
  const begin = (entry: LogEntry, head: Head | null, beats: readonly Beat[], of: Act | null = null): void => {
    const { n: line } = entry
    const words = head?.beat === 'move' ? wordsOfWay(head, entry, said.cause) : entry.words
    const cause = head === null ? (said.cause ?? causeIn(entry, beats)) : null
    const isLate = of !== null
    const isAnswer = of?.isReaction ?? isReaction
    last = {
      key: ++key,
      line,
      words,
      cause,
      head,
      beats,
      isReaction: isAnswer,
      isLate,
    }
    Object.assign(said, NOTHING_SAID)
    isReaction = false
    isClosed = false
    acts.push(last)
  }
  // What comes of an earlier act after somebody has answered it: the answer is seen first.
  const goOn = (line: LogEntry, of: Act & { readonly head: Head }, beat: Beat): void => {
    if (isReaction) flush()
    begin(line, of.head, [beat], of)
  }
  const add = (line: LogEntry, beat: Beat): void => {
    const of = isClosed ? -1 : actOf(acts, beat)
    // What somebody gets back is of the one who gives it, whatever was before; and no way hurts anybody after whom something else was done.
    const isOther = beat.beat === 'healing' || (beat.beat === 'damage' && acts[of]?.head?.beat === 'move')
    const isGiven = (said.cause !== null && isOther) || isByOther(acts[of], beat)
    const at = isGiven ? -1 : of
    const open = acts[at]
    // What an answer leads to for somebody may be of the blow before it, whatever the answer was.
    const isOfEarlier = !wasOver && beat.beat === 'damage' && earlier !== null && goesOn(earlier, beat)
    if (isOfEarlier && hasHead(earlier) && (open?.head == null || !isAbout(open, beat.who))) goOn(line, earlier, beat)
    else if (open !== undefined) {
      const more = { ...open, line: Math.max(open.line, line.n), beats: [...open.beats, beat] }
      acts.splice(at, 1, more)
      if (at === acts.length - 1) last = more
    } else if (!isClosed && !isGiven && hasHead(last) && goesOn(last, beat)) goOn(line, last, beat)
    else begin(line, null, [beat])
  }
  const flush = (): void => {
    const before = isClosed ? undefined : acts.at(-1)
    const { cause, line, isMany } = said
    // What more is said of those in an act belongs to it, and is in the log.
    const isNew = cause !== null && (before === undefined || !peopleIn(before).includes(cause.who))
    if (line !== null && isNew && !isMany) {
      // What is told of somebody right after a blow at them, of which an answer had to be waited for, is the striker's doing.
      const blow = acts.length === 0 && !wasOver ? earlier?.head : null
      const isStruck = blow?.beat === 'attack' && blow.target === cause.who && blow.who !== null
      if (isStruck) said.cause = { who: blow.who, to: cause.who, words: cause.words }
      begin(line, null, [])
    }
    Object.assign(said, NOTHING_SAID)
  }
  for (const line of lines) {
    const [who, another = null, ...more] = inWords(line)
    const to = more.length === 0 ? another : null
    // Whoever does something is the first word of what is told of it.
    // What an answer does to others is told after it, and is nothing that they do.
    const isOfAnswer = isReaction && said.cause !== null && said.cause.who !== who
    const isActing = line.beats.length === 0 && line.takesBack === null && !isOfAnswer
    if (isActing && who !== undefined && line.words.startsWith(who)) {
      if (said.cause !== null && said.cause.who !== who) said.isMany = true
      if (said.cause?.who !== who) [said.cause, said.line] = [{ who, to, words: line.words }, line]
    }
    for (const beat of line.beats) {
      const isNext = beat.beat === 'turn' || beat.beat === 'round'
      if (isNext) flush()
      if (isNext) isClosed = wasOver = true
      if (beat.beat === 'reaction') {
        isReaction = true
        const { who: by } = beat
        if (by !== null && line.words.startsWith(by))
          [said.cause, said.line] = [{ who: by, to: null, words: line.words }, line]
      }
      if (BETWEEN.has(beat.beat)) continue
      const before = isClosed ? undefined : acts.at(-1)
      if (isHead(beat) && acts.length === 0 && !wasOver && isLateFor(earlier, beat)) goOn(line, earlier, beat)
      else if (isHead(beat) && !isPartOf(before, beat)) begin(line, beat, [beat])
      else add(line, beat)
    }
  }
  flush()
  return { acts: acts.filter(isWorthIt), course: { key, last: isClosed ? null : last } }
}

/**
 * What says that somebody goes a way: the line that has the way, unless it tells of somebody else or of a blow at its end; then the line
 * before it of what they do. '' for neither.
 */
function wordsOfWay(way: BeatOf<'move'>, { words, beats }: LogEntry, cause: Cause | null): string {
  const isOther = beats.some((beat) => beat !== way && isHead(beat) && beat.beat !== 'move')
  if (words.startsWith(way.who) && !isOther) return words
  return cause?.who === way.who ? cause.words : ''
}

/** What somebody does by which something lies on them, where the line that tells of it says no more than that. */
function causeIn({ words, beats: all }: LogEntry, [first]: readonly Beat[]): Cause | null {
  if (first?.beat !== 'state' || !words.startsWith(first.who)) return null
  return all.some(({ beat }) => beat === 'turn' || beat === 'round') ? null : { who: first.who, to: null, words }
}

/** Those whom a line is about, in the order in which it names them: who does it comes first. */
const inWords = ({ refs, words }: LogEntry): readonly string[] =>
  refs.who.length < 2 ? refs.who : refs.who.toSorted((a, b) => words.indexOf(a) - words.indexOf(b))

/** Whether an act is shown: what only ends with a turn or a round, and how somebody looks, is not. */
const isWorthIt = ({ head, beats }: Act): boolean =>
  head !== null ||
  beats.length === 0 ||
  beats.some((beat) => beat.beat !== 'looks' && (beat.beat !== 'state' || beat.on))

/** The act of which a beat comes: the last blow at the one who is hurt, else the last of all; -1 for none. */
function actOf(acts: readonly Act[], beat: Beat): number {
  const last = acts.length - 1
  if (beat.beat !== 'damage') return last
  const blow = acts.findLastIndex(({ head }) => head?.beat === 'attack' && head.target === beat.who)
  return blow < 0 ? last : blow
}

/** Whether a roll belongs to what is going on: to a blow that one of the two rolls for, or to rolls of several for the same. */
function isPartOf(act: Act | undefined, roll: Head): boolean {
  if (act === undefined || act.head === null || roll.beat !== 'roll') return false
  const { head, beats } = act
  // A roll that nobody in particular makes is of what is going on.
  if (head.beat === 'attack') return roll.who === null || roll.who === head.who || roll.who === head.target
  return head.beat === 'roll' && head.what === roll.what && beats.every(({ beat }) => beat === 'roll')
}

/** Whether a roll comes of a blow that was told before: whoever was struck at rolls, or nobody in particular. */
const isLateFor = (blow: Act | null, roll: Head): blow is Act & { readonly head: Head } =>
  blow?.head?.beat === 'attack' && roll.beat === 'roll' && (roll.who === null || roll.who === blow.head.target)

/** Whether somebody else has done it than in an act, or it befalls somebody else than walks: of blows of one instant each takes effect by itself. */
const isByOther = ({ head }: Pick<Act, 'head'> = { head: null }, beat: Beat): boolean => {
  if (beat.beat !== 'damage' || head === null || head.beat === 'roll') return false
  if (head.beat === 'move') return beat.who !== head.who
  return beat.by !== undefined && head.who !== null && head.who !== beat.by
}

/** Whether somebody is the one struck at, or who rolls, in an act. */
const isAbout = ({ head }: Act, who: string): boolean =>
  head !== null && head.who !== null && (head.beat === 'attack' ? head.target : head.who) === who

/** Whether what happens now comes of an act that was shown before: it is about the one who was struck at or rolled. */
function goesOn({ head }: Act, beat: Beat): boolean {
  if (head === null || head.beat === 'move' || !('who' in beat)) return false
  return beat.who === (head.beat === 'attack' ? head.target : head.who)
}

/** Life that somebody loses or gets back in an act. */
export type LifeChange = BeatOf<'damage' | 'healing'>

const isLoss = (beat: Beat): beat is LifeChange => beat.beat === 'damage' || beat.beat === 'healing'

/**
 * Who loses or gets back how much of what, in order; losses of one pool by one person are one. How somebody looks by now is one loss,
 * whatever pools it was of, and none where a number is known.
 */
export function lifeChangesOf({ beats }: Pick<Act, 'beats'>): readonly LifeChange[] {
  const found = new Map<string, LifeChange>()
  for (const beat of beats) {
    if (!isLoss(beat)) continue
    const key = JSON.stringify([beat.beat, beat.who, isLook(beat) ? null : beat.pool])
    const before = found.get(key)
    found.set(key, before === undefined ? beat : both(before, beat))
  }
  const all = [...found.values()]
  const isCounted = ({ who, beat }: LifeChange) =>
    all.some((one) => one.who === who && one.beat === beat && !isLook(one))
  // What was dealt before and takes effect now is said once, by what it takes.
  const isSaid = ({ who, beat, amount, left }: LifeChange) =>
    left === null &&
    all.some(
      (one) => one.who === who && one.beat === beat && one.left !== null && Math.abs(changeIn(one) ?? 0) === amount,
    )
  return all.filter((loss) => (!isLook(loss) || !isCounted(loss)) && !isSaid(loss))
}

/** Whether no number is known of it, only how somebody looks afterwards. */
const isLook = ({ left, amount }: LifeChange): boolean => amount === undefined && left !== null && 'health' in left

function both(first: LifeChange, second: LifeChange): LifeChange {
  const left =
    first.left !== null && second.left !== null && 'from' in first.left && 'from' in second.left
      ? { from: first.left.from, to: second.left.to }
      : (second.left ?? first.left)
  const amount = first.amount === undefined || second.amount === undefined ? undefined : first.amount + second.amount
  const { amount: _, ...rest } = second
  return { ...rest, left, ...(amount !== undefined && { amount }) }
}

/** How much is lost, below zero, or got back; null where nobody may know. */
export function changeIn({ left, amount, beat }: LifeChange): number | null {
  if (left !== null && 'from' in left) return left.to - left.from
  return amount === undefined ? null : beat === 'damage' ? -amount : amount
}

/** Who of an act is shown, first who does it. */
export const peopleIn = ({ head, cause, beats }: Act): readonly string[] => [
  ...new Set(
    [cause, head, ...beats].flatMap((beat) => {
      if (beat === null || !('who' in beat)) return []
      return [beat.who, 'target' in beat ? beat.target : 'to' in beat ? beat.to : null].filter((who) => who !== null)
    }),
  ),
]
