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

/** A replayed journal differs from its records: `what` differs at which command, for checks. */
export class JournalDifference extends Error {
  override name = 'JournalDifference'
  readonly ply: number
  readonly what: string
  /** `message` is for those who want to continue the fight, if it needs other words than `what`. */
  constructor(ply: number, what: string, message: string = what) {
    super(message)
    this.ply = ply
    this.what = what
  }
}

/** Observes a journal while it is replayed. A returned text is a difference: {@link JournalDifference.what}. */
export interface Watch {
  /**
   * Before a command is executed; called unless it cannot be executed at all. `counter` dice of the seed have been
   * seen so far.
   */
  move?(move: JournalMove, counter: number): string | null
  /** After a command has been executed again. */
  done?(played: Played): void
  /** Before commands are undone, of which `first` was the first. */
  undo?(line: Extract<JournalLine, { kind: 'undo' }>, first: Played, counter: number): string | null
  /** The generator returns to an earlier die because the command after the open one was refused. */
  giveBack?(to: number, open: JournalOpen | null, counter: number): string | null
}

/** A point in a course; see {@link Course.mark}. */
export interface CourseMark {
  readonly played: Played[]
  readonly ply: number
  readonly undone: readonly Played[]
  readonly counter: number
  readonly shown: Shown
}

/** The course of a fight: the executed commands, the undone ones, and the position in the seed's dice. */
export class Course<S extends AnyScene, C extends Command> {
  readonly rules: Ruleset<S, C>
  readonly scene: S
  /** The executed commands. Appended in place, but replaced by a new list on undo, so that marks stay valid. */
  played: Played[] = []
  /** How many of the first commands have been dropped from memory. */
  forgotten = 0
  /**
   * The lowest number of commands to which undo can go: with fewer, too little would be left to decide who may undo
   * what.
   */
  reach = 0
  /** Undone commands that can be redone, the next one last. */
  undone: Played[] = []
  /** Number of the generator's next die. */
  counter = 0
  /**
   * Whether recorded commands are replayed without comparing each; {@link compareEnd} then compares only the final
   * state.
   */
  trusting = false
  shown = new Shown()
  private readonly checkpoints = new CompactCheckpoints()

  constructor(rules: Ruleset<S, C>, scene: S) {
    this.rules = rules
    this.scene = scene
  }

  /** A checkpoint in the compact form for long fights. */
  compact(before: Checkpoint): Checkpoint {
    return this.checkpoints.compact(before)
  }

  /** Drops the details of the first `to` commands; marks from before become useless. */
  forget(to: number): void {
    while (this.forgotten < to) this.played[this.forgotten++] = FORGOTTEN
    this.reach = (to + this.played.length) >> 1
  }

  /** Restores the dropped details from another course of the same fight. */
  remember({ played }: Course<S, C>): void {
    for (let at = 0; at < this.forgotten; at++) this.played[at] = played[at] as Played
    this.forgotten = 0
    this.reach = 0
  }

  /** Adds a newly executed command; undone commands can no longer be redone. */
  add(played: Played): void {
    this.played.push(played)
    this.undone.length = 0
  }

  /** Replays a recorded command with its own dice and answers. */
  again(move: JournalMove): Played {
    const before = this.compact(this.scene.save())
    const played = replayMove(this.rules, this.scene, move, this.trusting, before)
    this.played.push(played)
    return played
  }

  /** Compares the fight's state with the recorded digest of the last executed command. */
  compareEnd(): void {
    const last = this.played.at(-1)
    if (last !== undefined) compare({ ...last, check: fingerprint(this.scene) }, last)
  }

  /** Redoes the command undone last. */
  redo(): Played {
    const played = this.again(this.undone.pop() as Played)
    this.countDice(played)
    return played
  }

  /**
   * Undoes commands until `to` are left, and returns the first undone one. Secret answers that were revealed stay
   * fixed if the same question comes again, unless `redeclare`.
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

  /** The present point, for {@link returnTo}; does not include the scene's state. */
  mark(): CourseMark {
    const { played, counter, shown } = this
    return { played, ply: played.length, undone: [...this.undone], counter, shown: shown.copy() }
  }

  /** Returns to the mark. */
  returnTo({ played, ply, undone, counter, shown }: CourseMark): void {
    played.length = ply
    this.played = played
    this.undone = [...undone]
    this.counter = counter
    this.shown = shown.copy()
  }

  /** Advances the generator past dice that have been seen. */
  countDice({ from, inputs }: { readonly from: number; readonly inputs: readonly RecordedInput[] }): void {
    this.counter = Math.max(this.counter, from + inputs.filter(isDie).length)
  }

  /**
   * Replays the lines of a journal in order and compares the results. Returns the command that waits for an answer at
   * the end, or null.
   * @throws {@link JournalDifference} if something differs from the journal, a plain error if a command cannot be
   * executed
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
