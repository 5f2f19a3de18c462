import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  canonical,
  commandDue,
  type FightEvent,
  isAsked,
  isDie,
  isHiddenFor,
  lookingThrough,
  nameOf,
  type PlainCommand,
  type Played,
  type RollEvent,
  rowOfName,
  seatOf,
  type Viewer,
  viewerOf,
  writeCommand,
} from '@fray/kernel'
import { commandWords } from '../actions/words.ts'
import type { AnySession } from '../live-fight.ts'
import { type DeciderOf, declarationsOf, declaredWords } from '../questions.ts'
import { knownRows } from '../table/board.ts'

/** A step that can be undone, or redone. */
export interface Step {
  /** A description of the step. */
  readonly words: string
}

/** A step with the number of commands left when it is undone or redone. */
interface Target extends Step {
  readonly to: number
  /** The row for which a declaration that nobody has learnt yet is retracted; missing if commands are undone. */
  readonly retract?: number
}

/** Who decides what at present. */
export interface Deciders {
  /** Whether a person has the seat, by position. */
  isPerson(seat: number): boolean
  /** Whether one person plays alone. */
  isAlone(): boolean
  /** The seat that decides for a combatant. */
  readonly deciderOf: DeciderOf
  /** The seat that enters the physical dice of a combatant, -1 if the generator rolls. */
  readonly rollerOf: DeciderOf
}

/**
 * Commands that a person at the referee's seat gave together, starting at number `from`; they are single commands if
 * the computer has that seat.
 */
export interface Group {
  readonly from: number
  readonly commands: readonly PlainCommand[]
}

/** Up to this many commands back, commands given together are undone together; further back one at a time. */
const TOGETHER = 500

const isRoll = (event: FightEvent): event is RollEvent => event.type === 'roll'

/**
 * Why a command may contain a person's decision: the person's combatant gave it, was asked in it (or declined), or
 * the person entered its dice.
 */
interface Reason {
  readonly why: 'given' | 'asked' | 'declined' | 'typed' | 'together'
  /** Whose person; below 0 the referee's. */
  readonly row: number
}

/** A command with a decision, and those that it was given together with. */
interface Decision {
  readonly at: number
  readonly command: PlainCommand
  readonly group: Group | null
}

/**
 * Who may undo what. The referee may undo anything, one person's decision at a time; everyone else only their own
 * last step, until a die is rolled, someone else has decided, or something hidden was revealed.
 */
export class Decisions {
  private readonly session: AnySession
  private readonly rules: AnyRuleset
  private readonly deciders: Deciders
  /** Position of the seat that undid last; nobody else may redo what the referee has undone. */
  undoneBy = 0
  private readonly reasons = new WeakMap<Played, readonly Reason[]>()
  /** The last of the dropped commands for each reason: whether a person decided it depends on who has which seat now. */
  private readonly past = new Map<string, Decision & Reason>()
  /**
   * Commands that were given together: the number of the first, and the commands. They are undone and redone
   * together.
   */
  groups: readonly Group[] = []
  private probeScene: AnyScene | null = null
  /** The cached result of {@link hasRevealed}. */
  private revealing: { readonly decision: Played; readonly ply: number; readonly has: boolean } | null = null

  constructor(session: AnySession, deciders: Deciders) {
    this.session = session
    this.rules = session.rules as AnyRuleset
    this.deciders = deciders
  }

  private isPerson(seat: number): boolean {
    return this.deciders.isPerson(seat)
  }

  private get probe(): AnyScene {
    this.probeScene ??= this.rules.open(this.session.setup) as AnyScene
    return this.probeScene
  }

  /** Drops cached results after a rollback. */
  forget(): void {
    this.revealing = null
  }

  /** Whether nobody decided the command: it was an automatic step. */
  private isFormal(played: Played): boolean {
    const { rules, probe } = this
    probe.load(played.before)
    const due = commandDue(rules, probe, !this.isPerson(0)) as Command | null
    return due !== null && canonical(writeCommand(rules, probe, due)) === canonical(played.command)
  }

  /**
   * Who may have decided something in the command: by giving it, by answering, or by entering the dice of an
   * automatic step, such as those of initiative.
   */
  private reasonsOf(played: Played): readonly Reason[] {
    const known = this.reasons.get(played)
    if (known !== undefined) return known
    const { scene, dice } = this.session
    const { command, events, inputs } = played
    const reasons: Reason[] = []
    const isFormal = this.isFormal(played)
    const isTyped = dice === 'typed' && isFormal && inputs.some(isDie)
    if (!isFormal)
      reasons.push({ why: 'given', row: command.actor === 'referee' ? -1 : rowOfName(scene, command.actor) })
    if (isTyped) reasons.push({ why: 'typed', row: -1 })
    for (const event of events) {
      if (isAsked(event)) reasons.push({ why: event.declined ? 'declined' : 'asked', row: event.to })
      else if (isTyped && isRoll(event)) reasons.push({ why: 'typed', row: event.who })
    }
    this.reasons.set(played, reasons)
    return reasons
  }

  /** Whether it is an answer that the seat (by position) may know: not one that declines, by someone hidden. */
  private isAnswerFor(seat: number, { why, row }: Reason): boolean {
    const { scene } = this.session
    return why === 'asked' || (why === 'declined' && (row < 0 || !isHiddenFor(scene, row, viewerOf(scene, seat))))
  }

  /** Whether a person has decided something for that reason, as far as the seat (by position) may know. */
  private isDecision(seat: number, reason: Reason): boolean {
    const { why, row } = reason
    if (why === 'together') return true
    if (why === 'typed') return this.deciders.rollerOf(row) >= 0
    return (why === 'given' || this.isAnswerFor(seat, reason)) && this.isPerson(seatOf(this.session.scene, row))
  }

  /** The last command in which a person decided something, as far as the seat (by position) may know. */
  private lastDecision(seat: number): Decision | null {
    const { played, forgotten } = this.session
    for (let at = played.length - 1; at >= forgotten; at--) {
      const one = played[at] as Played
      const group = this.groupAt(at, played)
      if (group !== null || this.reasonsOf(one).some((reason) => this.isDecision(seat, reason)))
        return { at, command: one.command, group }
    }
    let last: Decision | null = null
    for (const one of this.past.values()) if (one.at > (last?.at ?? -1) && this.isDecision(seat, one)) last = one
    return last
  }

  /**
   * Call it before the first `to` commands are dropped; returns the actual number, so that commands given together
   * are not split.
   */
  forgetting(to: number): number {
    const { played, forgotten } = this.session
    const end = this.groupAt(to, played)?.from ?? to
    for (let at = forgotten; at < end; at++) {
      const one = played[at] as Played
      const group = this.groupAt(at, played)
      const reasons = group === null ? this.reasonsOf(one) : [{ why: 'together', row: -1 } as const]
      for (const reason of reasons)
        this.past.set(`${reason.why} ${reason.row}`, { ...reason, at, command: one.command, group })
    }
    return end
  }

  /** Call it when dropped commands are restored. */
  remembered(): void {
    this.past.clear()
  }

  /** Whether a person has decided something in the open command. */
  private isOpenDecision(open: PlainCommand): boolean {
    const { scene, openEvents, awaited } = this.session
    const row = open.actor === 'referee' ? -1 : rowOfName(scene, open.actor)
    if (this.isPerson(seatOf(scene, row)) && !this.isDue(open)) return true
    if (
      awaited?.kind === 'answers' &&
      awaited.given.some((given, i) => given !== null && this.isPerson(seatOf(scene, awaited.questions[i]?.to ?? -1)))
    )
      return true
    return openEvents.some((event) => isAsked(event) && this.isPerson(seatOf(scene, event.to)))
  }

  /** Whether the command is an automatic step in the fight's state. */
  private isDue(plain: PlainCommand): boolean {
    const { rules, session } = this
    const due = commandDue(rules, session.scene, !this.isPerson(0)) as Command | null
    return due !== null && canonical(writeCommand(rules, session.scene, due)) === canonical(plain)
  }

  /** Marks the commands from that number on as given together, by a person at the referee's seat. */
  together(from: number): void {
    const { played, openCommand } = this.session
    const commands = [
      ...played.slice(from).map(({ command }) => command),
      ...(openCommand === null ? [] : [openCommand]),
    ]
    if (commands.length === 0) return
    const kept = this.groups.filter((group) => group.from < from && group.from >= from - TOGETHER)
    this.groups = [...kept, { from, commands }]
  }

  /** The group of the command with that number, if all of it is among these; otherwise null. */
  private groupAt(at: number, all: readonly Played[]): Group | null {
    const { forgotten } = this.session
    const found = this.groups.find(
      ({ from, commands }) => forgotten <= from && from <= at && at < from + commands.length,
    )
    const isWhole = found?.commands.every(
      (one, i) => canonical(one) === canonical(all[found.from + i]?.command ?? null),
    )
    return found !== undefined && isWhole === true ? found : null
  }

  private wordsOf(command: PlainCommand, seat: number): string {
    const { scene } = this.session
    return commandWords(this.rules, command, scene, viewerOf(scene, seat))
  }

  private groupWords({ commands: [first, ...others] }: Group, seat: number): string {
    const words = this.wordsOf(first as PlainCommand, seat)
    return others.length === 0 ? words : `${words} (+${others.length})`
  }

  /** What the seat (by position) may undo, or null. */
  undo(seat: number): Target | null {
    const { session } = this
    const declared = this.isPerson(seat) ? declarationsOf(session, seat, this.deciders.deciderOf).at(-1) : undefined
    if (declared !== undefined) {
      const { question, value } = declared
      return { to: session.ply, words: declaredWords(session, question, value), retract: question.to }
    }
    const open = session.openCommand
    if (open !== null && (seat !== 0 || this.isOpenDecision(open))) {
      if (seat !== 0 && !this.ownsOpen(seat)) return null
      return { to: session.ply, words: this.wordsOf(open, seat) }
    }
    // A person who plays alone is also the referee, even if the computer has that seat.
    const decision = this.lastDecision(seat)
    if (decision === null || (seat !== 0 && !this.isOwnStep(seat, decision.at))) return null
    const { at, command, group } = decision
    if (group !== null) return { to: group.from, words: this.groupWords(group, seat) }
    return { to: at, words: this.wordsOf(command, seat) }
  }

  /** Whether the open command is the seat's own, and nobody else has learnt or decided anything in it. */
  private ownsOpen(seat: number): boolean {
    const { awaited, openInputs, scene, openCommand } = this.session
    const row = openCommand === null ? -1 : rowOfName(scene, openCommand.actor)
    if (row < 0 || seatOf(scene, row) !== seat || awaited === null || openInputs.some(isDie)) return false
    if (awaited.kind === 'dice') return seatOf(scene, awaited.request.to) === seat
    return awaited.questions.every(({ to }) => seatOf(scene, to) === seat)
  }

  /** Whether the command at that position and all after it are the seat's own step, revealing nothing new. */
  private isOwnStep(seat: number, at: number): boolean {
    const { scene, played, setup, forgotten } = this.session
    // So many commands never happen in a row without a die or a decision.
    if (at < forgotten) return false
    const decision = played[at] as Played
    if (decision.seat !== setup.seats[seat]?.id) return false
    const isQuiet = played.slice(at).every((one) => {
      // A person who plays alone may know the computer's decisions.
      const others = this.reasonsOf(one).some(
        (reason) =>
          this.isAnswerFor(seat, reason) &&
          seatOf(scene, reason.row) !== seat &&
          (this.isPerson(seatOf(scene, reason.row)) || !this.deciders.isAlone()),
      )
      return !others && !one.inputs.some(isDie)
    })
    return isQuiet && !this.hasRevealed(seat, decision)
  }

  /** Whether the seat has discovered something since the command: an open door, a combatant, a thing of others. */
  private hasRevealed(seat: number, decision: Played): boolean {
    const { rules, probe, session } = this
    if (this.revealing?.decision === decision && this.revealing.ply === session.ply) return this.revealing.has
    const viewer = viewerOf(session.scene, seat)
    probe.load(decision.before)
    const before = new Set(sightsOf(rules, probe, viewer))
    const has = sightsOf(rules, session.scene, viewer).some((sight) => !before.has(sight))
    this.revealing = { decision, ply: session.ply, has }
    return has
  }

  /** What the seat may redo, or null. */
  redo(seat: number): Target | null {
    const { session } = this
    const undone = [...session.undone].reverse()
    const [first] = undone
    if (first === undefined || (seat !== 0 && this.undoneBy !== seat)) return null
    const all = [...session.played, ...undone]
    const group = this.groupAt(session.ply, all)
    const whole = group === null ? 1 : group.from + group.commands.length - session.ply
    const next = undone.findIndex(
      (played, i) =>
        i >= whole &&
        (this.groupAt(session.ply + i, all) !== null ||
          this.reasonsOf(played).some((reason) => this.isDecision(seat, reason))),
    )
    return {
      to: session.ply + (next < 0 ? undone.length : next),
      words: group === null ? this.wordsOf(first.command, seat) : this.groupWords(group, seat),
    }
  }
}

/** What the viewer can discover: open doors, combatants, and the things of those who are not its friends. */
function sightsOf(rules: AnyRuleset, scene: AnyScene, viewer: Viewer): string[] {
  return lookingThrough(rules, scene, viewer, () => {
    const presentation = rules.presentation
    const ground = presentation.ground(scene, viewer)
    const doors = ground.kind === 'squares' ? ground.doors.filter(({ open }) => open) : []
    const things = knownRows(rules, scene, viewer).flatMap((row) => {
      const name = nameOf(scene, row)
      if (viewer.befriends(row)) return [name]
      const { groups } = presentation.card(scene, row, viewer)
      return [name, ...groups.flatMap((group) => group.things.map((thing) => `${name}: ${thing.name}`))]
    })
    return [...doors.map(({ name }) => `door ${name}`), ...things]
  })
}
