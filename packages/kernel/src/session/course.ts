import type { Command } from '../command.ts'
import type { Ruleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import { CompactCheckpoints } from '../state/compact.ts'
import { fingerprint } from '../state/fingerprint.ts'
import type { Checkpoint } from '../state/state.ts'
import { isDie, type RecordedInput } from '../table/recorded-inputs.ts'
import { FORGOTTEN } from './forgotten.ts'
import type { JournalLine, JournalMove, JournalOpen } from './journal.ts'
import { replayMove } from './replay.ts'
import type { Played } from './replies.ts'
import { Shown } from './shown.ts'

/** A journal does not come out as it says: `what` at which command, for those who check it. */
export class JournalDifference extends Error {
  override name = 'JournalDifference'
  readonly ply: number
  readonly what: string
  /** `message` is for those who want to go on with the fight, where it is another sentence. */
  constructor(ply: number, what: string, message: string = what) {
    super(message)
    this.ply = ply
    this.what = what
  }
}

/** Who looks at a journal while it is gone through. What they return is a difference: {@link JournalDifference.what}. */
export interface Watch {
  /** Before a command is done; told unless it cannot be done at all. `counter` dice of the seed had been seen before it. */
  move?(move: JournalMove, counter: number): string | null
  /** A command has been done again. */
  done?(played: Played): void
  /** Before commands are taken back, of which `first` was the first. */
  undo?(line: Extract<JournalLine, { kind: 'undo' }>, first: Played, counter: number): string | null
  /** The generator goes back to a die because the command behind the open one was refused. */
  giveBack?(to: number, open: JournalOpen | null, counter: number): string | null
}

/** Where a course stood; see {@link Course.mark}. */
export interface CourseMark {
  readonly played: Played[]
  readonly ply: number
  readonly undone: readonly Played[]
  readonly counter: number
  readonly shown: Shown
}

/** The course of a fight: the commands that were done, those that were taken back, and how far the seed's dice are. */
export class Course<S extends AnyScene, C extends Command> {
  readonly rules: Ruleset<S, C>
  readonly scene: S
  /** The commands that were done: added to, and another list where some are taken back, so that marks hold. */
  played: Played[] = []
  /** How many of them, the first ones, are forgotten. */
  forgotten = 0
  /** So many commands can be gone back to: fewer would leave too little to say who may take back what. */
  reach = 0
  /** Commands that were taken back and can be done again, the next one last. */
  undone: Played[] = []
  /** Number of the generator's next die. */
  counter = 0
  /** Whether recorded commands are done again without comparing each; {@link compareEnd} then compares where they lead. */
  trusting = false
  shown = new Shown()
  private readonly checkpoints = new CompactCheckpoints()

  constructor(rules: Ruleset<S, C>, scene: S) {
    this.rules = rules
    this.scene = scene
  }

  /** A checkpoint as a long fight keeps it. */
  compact(before: Checkpoint): Checkpoint {
    return this.checkpoints.compact(before)
  }

  /** Forgets all that was done before so many commands: a mark from before is of no use any more. */
  forget(to: number): void {
    while (this.forgotten < to) this.played[this.forgotten++] = FORGOTTEN
    this.reach = (to + this.played.length) >> 1
  }

  /** Knows again what it has forgotten, from the course of the same fight. */
  remember({ played }: Course<S, C>): void {
    for (let at = 0; at < this.forgotten; at++) this.played[at] = played[at] as Played
    this.forgotten = 0
    this.reach = 0
  }

  /** A new command has been done: what was taken back before it is gone. */
  add(played: Played): void {
    this.played.push(played)
    this.undone.length = 0
  }

  /** Does a recorded command again by its own dice and answers. */
  again(move: JournalMove): Played {
    const before = this.compact(this.scene.save())
    const played = replayMove(this.rules, this.scene, move, this.trusting, before)
    this.played.push(played)
    return played
  }

  /** Compares the fight as it stands with what was recorded of the last command that was done. */
  compareEnd(): void {
    const last = this.played.at(-1)
    if (last !== undefined) compare({ ...last, check: fingerprint(this.scene) }, last)
  }

  /** Does again what was taken back last. */
  redo(): Played {
    const played = this.again(this.undone.pop() as Played)
    this.countDice(played)
    return played
  }

  /**
   * Takes commands back until `to` of them are left, and returns the first of them. Secret answers that they have shown
   * stand when it comes to the same question again, unless `redeclare`.
   */
  takeBack(to: number, redeclare: boolean): Played {
    const gone = this.played.slice(to)
    this.played = this.played.slice(0, to)
    const first = gone[0]
    if (redeclare) this.shown.clear()
    else this.shown.learn(this.scene, gone)
    this.undone.push(...gone.reverse())
    this.scene.load(first.before)
    return first
  }

  /** Where it stands now, for {@link returnTo}; the scene's state is not in it. */
  mark(): CourseMark {
    const { played, counter, shown } = this
    return { played, ply: played.length, undone: [...this.undone], counter, shown: shown.copy() }
  }

  /** It stands where it stood. */
  returnTo({ played, ply, undone, counter, shown }: CourseMark): void {
    played.length = ply
    this.played = played
    this.undone = [...undone]
    this.counter = counter
    this.shown = shown.copy()
  }

  /** The generator does not fall behind dice that have been seen. */
  countDice({ from, inputs }: { readonly from: number; readonly inputs: readonly RecordedInput[] }): void {
    this.counter = Math.max(this.counter, from + inputs.filter(isDie).length)
  }

  /**
   * Goes through the lines of a journal as they were written, and compares. Returns the command that waits for an answer
   * at the end, or null.
   * @throws {@link JournalDifference} where something is not as the journal says, a plain error where a command cannot be done
   */
  walk(lines: readonly JournalLine[], watch: Watch = {}): JournalOpen | null {
    let open: JournalOpen | null = null
    let beforeOpen = 0
    for (const line of lines) {
      if (line.kind === 'open') {
        if (open === null) beforeOpen = this.counter
        this.countDice(line.open)
        open = line.open
        continue
      }
      if (line.kind === 'move') this.walkMove(line.move, open === null ? this.counter : beforeOpen, watch)
      else if (line.kind === 'undo') this.walkUndo(line, watch)
      else if (line.kind === 'redo') this.walkRedo(line.to, watch)
      else if (line.counter !== undefined) {
        differ(this.played.length + 1, watch.giveBack?.(line.counter, open, this.counter))
        this.counter = line.counter
      }
      open = null
    }
    return open
  }

  private walkMove(move: JournalMove, counter: number, watch: Watch): void {
    const wrong = watch.move?.(move, counter)
    const played = this.again(move)
    this.undone.length = 0
    watch.done?.(played)
    differ(move.ply, wrong)
    compare(played, move)
    this.countDice(move)
  }

  private walkUndo(line: Extract<JournalLine, { kind: 'undo' }>, watch: Watch): void {
    const { to, counter, redeclare } = line
    const first = this.played[to]
    if (first === undefined) {
      const message = `The journal takes back to command ${to}, which was never done.`
      throw new JournalDifference(to, 'there is no such point to undo to', message)
    }
    differ(to, watch.undo?.(line, first, this.counter))
    this.takeBack(to, redeclare === true)
    this.counter = counter
  }

  private walkRedo(to: number, watch: Watch): void {
    while (this.played.length < to) {
      const next = this.undone.at(-1)
      if (next === undefined) {
        const message = `The journal does command ${to} again, which was not taken back.`
        throw new JournalDifference(to, 'there is nothing left to redo', message)
      }
      const played = this.redo()
      watch.done?.(played)
      compare(played, next)
    }
  }
}

function differ(ply: number, what: string | null | undefined): void {
  if (typeof what === 'string') throw new JournalDifference(ply, what)
}

function compare(now: Played, { ply, check, told }: JournalMove): void {
  let what: string | null = null
  if (now.told !== told) what = `the events differ (digest ${now.told}, recorded ${told})`
  else if (now.check !== check) what = `the fight afterwards differs (digest ${now.check}, recorded ${check})`
  if (what === null) return
  const message = `Command ${ply} comes out otherwise than this journal says: it was changed, or another version wrote it.`
  throw new JournalDifference(ply, what, message)
}
