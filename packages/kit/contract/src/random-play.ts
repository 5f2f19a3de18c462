import {
  type AnyScene,
  type Command,
  checkCommand,
  fingerprint,
  formatLine,
  type Game,
  inWords,
  isRefusal,
  type PlainCommand,
  parseJournal,
  possibleCommands,
  type Question,
  type Random,
  REFEREE,
  type Refusal,
  randomFrom,
  readCommand,
  Session,
  type Setup,
  verifyJournal,
  writeCommand,
} from '@fray/kernel'
import { hasSlip } from './sentences.ts'

/** Referee commands that random play gives occasionally, in addition to the suggested ones. */
export type RefereeIdeas = (session: AnySession, random: Random) => PlainCommand | null

/** What random play tries in one ruleset, and what it checks. */
export interface Known {
  readonly ideas: RefereeIdeas
  readonly invariants: Invariants
  /** Values of the ruleset for randomly changed parameters: places, things, words, some of them invalid. */
  readonly oddities: readonly unknown[]
  /** Answers to questions that accept any text. */
  readonly words: readonly string[]
  /** Actions that are always possible and end or change little, so that only one in this many is taken. */
  readonly seldom?: Readonly<Record<string, number>>
  /** Small random encounters, in addition to those in the folder. */
  readonly setups?: (random: Random) => Record<string, unknown>
  /** A policy that gives half of the commands and answers, so that play is not entirely aimless. */
  readonly guide?: string
}

/** What must hold after every command; throws an error otherwise. */
export type Invariants = (session: AnySession) => void

// biome-ignore lint/suspicious/noExplicitAny: the harness plays every ruleset alike.
export type AnySession = Session<any, any>

/** The result of a random fight. */
export interface Played {
  readonly session: AnySession
  readonly lines: readonly string[]
  readonly over: boolean
  readonly refused: number
  readonly actions: Readonly<Record<string, number>>
}

/** Answers every question at random until the command is done. */
export function answerAtRandom(session: AnySession, { words, guide }: Known, random: Random): void {
  while (session.awaited !== null) {
    const { awaited } = session
    if (awaited.kind === 'dice') throw new Error('A seeded fight asks for dice.')
    const question = awaited.questions[awaited.given.indexOf(null)] as (typeof awaited.questions)[number]
    const asked = inWords(question.prompt, session.scene)
    if (hasSlip(asked)) throw new Error(`It is asked: "${asked}"`)
    const legal = question.options.filter((option) => option.refusal === undefined)
    if (question.kind === 'choice' && random(4) === 0) tryRefused(session, question, random)
    const guided =
      guide !== undefined && question.kind === 'choice' && random(2) === 0
        ? question.options[session.rules.policies.get(guide)?.answer(session.scene, question, random) ?? -1]?.value
        : undefined
    const value =
      guided ??
      (question.kind === 'number'
        ? numberAtRandom(question, random)
        : question.kind === 'text'
          ? words[random(words.length)]
          : (legal[random(legal.length)]?.value ?? ''))
    const { commandAfter } = session
    const before = fingerprint(session.scene)
    const reply = session.answer(session.setup.seats[0]?.id ?? '', value, question.to)
    if (reply.status !== 'refused') continue
    // The answer to an implied step may make the command that implied it impossible: then neither is executed.
    if (commandAfter === null || session.awaited !== null)
      throw new Error(`A listed answer was refused: ${reply.refusal.reason}`)
    if (fingerprint(session.scene) !== before) throw new Error('A refused command changed the fight.')
  }
}

/** An answer that is listed as refused is refused by that rule, and the question stays open. */
function tryRefused(session: AnySession, { options, to }: Question, random: Random): void {
  const refused = options.filter(({ refusal }) => refusal !== undefined)
  const option = refused[random(refused.length)]
  if (option === undefined) return
  const before = fingerprint(session.scene)
  const reply = session.answer(session.setup.seats[0]?.id ?? '', option.value, to)
  if (reply.status !== 'refused') throw new Error(`The answer ${option.value} is listed as refused, and was taken.`)
  if (reply.refusal.rule !== option.refusal?.rule)
    throw new Error(`The answer ${option.value} is refused by ${reply.refusal.rule}, not by ${option.refusal?.rule}.`)
  if (session.awaited === null || fingerprint(session.scene) !== before)
    throw new Error('A refused answer changed the fight.')
}

/** A command that is listed as refused is refused by that rule and changes nothing. */
export function tryListed(
  session: AnySession,
  refused: readonly { readonly command: Command; readonly refusal: Refusal }[],
  random: Random,
): void {
  const one = refused[random(refused.length)]
  // The step that it implies may make it possible.
  if (one === undefined || session.rules.implied(session.scene, one.command) !== null) return
  const plain = writeCommand(session.rules, session.scene, one.command)
  const before = fingerprint(session.scene)
  const reply = session.submit('referee', plain)
  if (reply.status !== 'refused') throw new Error(`${JSON.stringify(plain)} is listed as refused, and was taken.`)
  if (reply.played.length === 0 && fingerprint(session.scene) !== before)
    throw new Error(`A refused command changed the fight: ${JSON.stringify(plain)}.`)
}

/** A number that the question accepts: one of the first twenty. */
function numberAtRandom({ min = 1, max = min + 19 }: Question, random: Random): number {
  return min + random(Math.min(20, max - min + 1))
}

/** Gives a command with one parameter changed: it must be accepted, or refused by a rule with nothing changed. */
function tryMutation(session: AnySession, known: Known, plain: PlainCommand, random: Random): boolean {
  const keys = Object.keys(plain).filter((key) => key !== 'action')
  const key = keys[random(keys.length)]
  const names = session.scene.sheets.map((sheet: { name: string }) => sheet.name)
  const values = [...names, 'referee', 'nobody', -1, 0, 3, true, '', ...known.oddities]
  const changed = { ...plain, [key]: values[random(values.length)] } as PlainCommand
  const command = readCommand(session.rules, session.scene, changed)
  const refusal = isRefusal(command as object)
    ? (command as { rule: string })
    : checkCommand(session.rules, session.scene, command)
  if (refusal === null) return false
  if (refusal.rule === '') throw new Error('A refusal names no rule.')
  const before = fingerprint(session.scene)
  const reply = session.submit('referee', changed)
  if (reply.status === 'refused' && reply.played.length === 0 && fingerprint(session.scene) !== before) {
    throw new Error('A refused command changed the fight.')
  }
  if (session.awaited !== null) answerAtRandom(session, known, random)
  return true
}

/** One of the commands; if some actions are to be rare, first one of the actions and then one of its commands. */
function pickOne<T extends { action: string }>(from: readonly T[], seldom: Known['seldom'], random: Random): T {
  if (seldom === undefined) return from[random(from.length)]
  const actions = [...new Set(from.map(({ action }) => action))]
  let chosen = ''
  for (let tries = 0; tries < 20; tries++) {
    chosen = actions[random(actions.length)]
    if (random(seldom[chosen] ?? 1) === 0) break
  }
  const commands = from.filter(({ action }) => action === chosen)
  return commands[random(commands.length)]
}

/** The number of rows in the table of that name. */
export const rowCountOf = (scene: AnyScene, table: string): number => scene.rows(scene.tables.index[table] as number)

/** Every cell holds a value that its column allows, and every referenced row exists. */
export function checkCells(scene: AnyScene): void {
  for (const column of scene.tables.all) {
    const most = column.of === null ? column.max : rowCountOf(scene, column.of) - 1
    for (let cell = 0; cell < scene.rows(column.table) * column.width; cell++) {
      const value = scene.read(column, 0, cell)
      if (value < column.min || value > most)
        throw new Error(`${column.path} holds ${value}, and takes ${column.min} to ${most}.`)
    }
  }
}

/** Plays a whole fight with random legal commands and random answers, checking invariants after each. */
export function playAtRandom(game: Game, setup: Setup, seed: string, known: Known, limit = 600): Played {
  const { ideas, invariants: check } = known
  const random = randomFrom(`random play ${seed}`)
  const lines: string[] = []
  const people = { ...setup, seats: setup.seats.map((seat) => ({ ...seat, by: 'person' as const, policy: null })) }
  const session: AnySession = new Session(game.rules, people, { seed, onLine: (line) => lines.push(formatLine(line)) })
  const actions: Record<string, number> = {}
  let refused = 0
  const give = (plain: PlainCommand) => {
    const reply = session.submit('referee', plain)
    if (reply.status === 'refused')
      throw new Error(`A legal command was refused (${reply.refusal.rule}): ${reply.refusal.reason}`)
    answerAtRandom(session, known, random)
    checkCells(session.scene)
    actions[plain.action] = (actions[plain.action] ?? 0) + 1
    check(session)
  }
  const isOver = () => session.scene.now.fight.over[0] === 1
  while (!isOver() && session.ply < limit) {
    const idea = random(12) === 0 ? ideas(session, random) : null
    if (idea !== null) {
      const before = fingerprint(session.scene)
      const reply = session.submit('referee', idea)
      if (reply.status === 'refused') {
        refused++
        if (reply.played.length === 0 && fingerprint(session.scene) !== before)
          throw new Error(`A refused command changed the fight: ${JSON.stringify(idea)}.`)
      }
      answerAtRandom(session, known, random)
      check(session)
      continue
    }
    const automaticStep = game.rules.automaticStep(session.scene)
    const actors = game.rules.whoCanAct(session.scene)
    if (actors.length === 0) {
      if (automaticStep === null) throw new Error('Nobody may command and the fight is not over: it is stuck.')
      give(writeCommand(game.rules, session.scene, automaticStep))
      continue
    }
    const actor = actors[random(actors.length)]
    const { legal, refused: listed } = possibleCommands(game.rules, session.scene, actor)
    if (random(8) === 0) tryListed(session, listed, random)
    if (legal.length === 0) throw new Error(`${session.setup.title}: no legal command for the one whose turn it is.`)
    const guide = known.guide === undefined || random(2) > 0 ? undefined : game.rules.policies.get(known.guide)
    const chosen = guide?.command(session.scene, actor, random) ?? pickOne(legal, known.seldom, random)
    const plain = writeCommand(game.rules, session.scene, chosen)
    if (random(20) === 0 && tryMutation(session, known, plain, random)) {
      refused++
      check(session)
      continue
    }
    give(plain)
  }
  if (isOver()) {
    const after = possibleCommands(game.rules, session.scene, REFEREE).legal
    for (const command of after.slice(0, 2)) give(writeCommand(game.rules, session.scene, command))
  }
  return { session, lines, over: isOver(), refused, actions }
}

/** The journal can be replayed byte for byte, and undo to a random point followed by redo gives the same fight. */
export function checkReplay(game: Game, played: Played, seed: string): void {
  const { session, lines } = played
  const journal = parseJournal(`${lines.join('\n')}\n`)
  const verdict = verifyJournal(game.rules, session.setup, journal)
  if (verdict.difference !== null) throw new Error(`The journal plays differently: ${verdict.difference.what}`)
  const random = randomFrom(`undo ${seed}`)
  const end = session.ply
  const digest = fingerprint(session.scene)
  for (let times = 0; times < 3; times++) {
    const to = random(end + 1)
    session.undo(to)
    const expected = to === 0 ? fingerprint(game.rules.open(session.setup)) : session.played[to - 1]?.check
    if (fingerprint(session.scene) !== expected) throw new Error(`Undo to ${to} gives another fight.`)
    session.redo(end)
    if (fingerprint(session.scene) !== digest) throw new Error(`Redo from ${to} gives another fight.`)
  }
}
