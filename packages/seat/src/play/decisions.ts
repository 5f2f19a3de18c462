import {
  type AnyRuleset,
  type AnyScene,
  type AskedEvent,
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

/** What can be taken back, or done again. */
export interface Step {
  /** What it is, in words. */
  readonly words: string
}

/** A step with the number of commands that are done when it is taken back, or done again. */
interface Target extends Step {
  readonly to: number
  /** For whom (its row) a declaration is taken back that nobody has learnt yet; left out where commands are. */
  readonly retract?: number
}

/** Who decides what, as a fight is played now. */
export interface Deciders {
  /** Whether a person sits at the seat, by position. */
  isPerson(seat: number): boolean
  /** Whether one person plays alone. */
  isAlone(): boolean
  /** The seat that decides for a combatant. */
  readonly deciderOf: DeciderOf
  /** The seat that types the real dice of a combatant, -1 where the generator rolls. */
  readonly rollerOf: DeciderOf
}

/** Commands that a person gave together at the referee's seat, from that number on; one alone where that seat is the computer's. */
export interface Group {
  readonly from: number
  readonly commands: readonly PlainCommand[]
}

const isRoll = (event: FightEvent): event is RollEvent => event.type === 'roll'

/**
 * Who may take back what. The referee may take back anything, a decision of a person at a time; everybody else its own last
 * step, until a die has fallen, somebody else has decided, or somebody was found who had been hidden.
 */
export class Decisions {
  private readonly session: AnySession
  private readonly rules: AnyRuleset
  private readonly deciders: Deciders
  /** Position of the seat that has taken back last; what the referee takes back, nobody else does again. */
  undoneBy = 0
  private readonly formal = new WeakMap<Played, boolean>()
  /** Commands that were given as one: where they begin, and what they are. They are taken back and done again together. */
  groups: readonly Group[] = []
  private probeScene: AnyScene | null = null
  /** The last answer of {@link hasRevealed}. */
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

  /** What was done since a step was not kept: nothing that was found out of it holds. */
  forget(): void {
    this.revealing = null
  }

  /** Whether nobody has decided the command: it was due. */
  private isFormal(played: Played): boolean {
    const known = this.formal.get(played)
    if (known !== undefined) return known
    const { rules, probe } = this
    probe.load(played.before)
    const due = commandDue(rules, probe, !this.isPerson(0)) as Command | null
    const formal = due !== null && canonical(writeCommand(rules, probe, due)) === canonical(played.command)
    this.formal.set(played, formal)
    return formal
  }

  /** Whether the event is an answer of which the seat (by position) may know: not one that lets pass, of somebody hidden. */
  private isAnswerFor(seat: number, event: FightEvent): event is AskedEvent {
    if (!isAsked(event)) return false
    const { scene } = this.session
    return !event.declined || event.to < 0 || !isHiddenFor(scene, event.to, viewerOf(scene, seat))
  }

  /**
   * Whether a person has decided something in the command, as far as the seat (by position) may know: by giving it, by answering, or
   * by typing the dice of a formal one, such as those of initiative.
   */
  private isDecision(seat: number, played: Played): boolean {
    const { scene, dice } = this.session
    const { command, events, inputs } = played
    const row = command.actor === 'referee' ? -1 : rowOfName(scene, command.actor)
    if (!this.isFormal(played) && this.isPerson(seatOf(scene, row))) return true
    if (dice === 'typed' && this.isFormal(played) && inputs.some(isDie) && this.hasTyped(events)) return true
    return events.some((event) => this.isAnswerFor(seat, event) && this.isPerson(seatOf(scene, event.to)))
  }

  /** Whether a person types the dice of anybody who rolled. */
  private hasTyped(events: readonly FightEvent[]): boolean {
    return [-1, ...events.filter(isRoll).map(({ who }) => who)].some((row) => this.deciders.rollerOf(row) >= 0)
  }

  /** Whether a person has decided something in the command that is open. */
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

  /** Whether the command comes of itself as the fight stands. */
  private isDue(plain: PlainCommand): boolean {
    const { rules, session } = this
    const due = commandDue(rules, session.scene, !this.isPerson(0)) as Command | null
    return due !== null && canonical(writeCommand(rules, session.scene, due)) === canonical(plain)
  }

  /** The last commands from that number on were given as one, by a person at the referee's seat. */
  together(from: number): void {
    const { played, openCommand } = this.session
    const commands = [
      ...played.slice(from).map(({ command }) => command),
      ...(openCommand === null ? [] : [openCommand]),
    ]
    if (commands.length > 0) this.groups = [...this.groups.filter((group) => group.from < from), { from, commands }]
  }

  /** The group in which the command of that number stands among these, all of them; null where it stands alone. */
  private groupAt(at: number, all: readonly Played[]): Group | null {
    const found = this.groups.find(({ from, commands }) => from <= at && at < from + commands.length)
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

  /** What the seat (by position) may take back, or null. */
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
    // A person who plays alone is the referee, too, where the computer has that seat.
    const at = session.played.findLastIndex(
      (played, i) => this.isDecision(seat, played) || this.groupAt(i, session.played) !== null,
    )
    const decision = session.played[at]
    if (decision === undefined || (seat !== 0 && !this.isOwnStep(seat, at))) return null
    const group = this.groupAt(at, session.played)
    if (group !== null) return { to: group.from, words: this.groupWords(group, seat) }
    return { to: at, words: this.wordsOf(decision.command, seat) }
  }

  /** Whether the open command is the seat's own, and nobody else has learnt or decided anything by it. */
  private ownsOpen(seat: number): boolean {
    const { awaited, openInputs, scene, openCommand } = this.session
    const row = openCommand === null ? -1 : rowOfName(scene, openCommand.actor)
    if (row < 0 || seatOf(scene, row) !== seat || awaited === null || openInputs.some(isDie)) return false
    if (awaited.kind === 'dice') return seatOf(scene, awaited.request.to) === seat
    return awaited.questions.every(({ to }) => seatOf(scene, to) === seat)
  }

  /** Whether the command at that place and all after it are the seat's own step, with nothing new in it. */
  private isOwnStep(seat: number, at: number): boolean {
    const { scene, played, setup } = this.session
    const decision = played[at] as Played
    if (decision.seat !== setup.seats[seat]?.id) return false
    const isQuiet = played.slice(at).every(({ inputs, events }) => {
      // Who plays alone may know what the computer has decided.
      const others = events.some(
        (event) =>
          this.isAnswerFor(seat, event) &&
          seatOf(scene, event.to) !== seat &&
          (this.isPerson(seatOf(scene, event.to)) || !this.deciders.isAlone()),
      )
      return !others && !inputs.some(isDie)
    })
    return isQuiet && !this.hasRevealed(seat, decision)
  }

  /** Whether the seat sees something since the command that it had not seen before: a door that stands open, somebody, a thing of others. */
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

  /** What the seat may do again of what was taken back, or null. */
  redo(seat: number): Target | null {
    const { session } = this
    const undone = [...session.undone].reverse()
    const [first] = undone
    if (first === undefined || (seat !== 0 && this.undoneBy !== seat)) return null
    const all = [...session.played, ...undone]
    const group = this.groupAt(session.ply, all)
    const whole = group === null ? 1 : group.from + group.commands.length - session.ply
    const next = undone.findIndex(
      (played, i) => i >= whole && (this.isDecision(seat, played) || this.groupAt(session.ply + i, all) !== null),
    )
    return {
      to: session.ply + (next < 0 ? undone.length : next),
      words: group === null ? this.wordsOf(first.command, seat) : this.groupWords(group, seat),
    }
  }
}

/** What the viewer sees that it may not have seen before: open doors, people, and what those have who are not its friends. */
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
