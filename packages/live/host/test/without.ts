import {
  type AnswerValue,
  formatLine,
  type Game,
  type PlainCommand,
  parseJournal,
  type Random,
  randomFrom,
  Session,
  type Setup,
} from '@fray/kernel'
import type { Said, Waits } from '@fray/live/protocol'
import { type ListedAction, type ListedActions, type LogEntry, patch, type SeatTable } from '@fray/seat'
import type { AccessToken, FightServer, Hosting } from '../src/index.ts'
import { fightServerWith, settle } from './fight-servers.ts'

/*
 * Two fights: one in which somebody is hidden from the players' seats, and one without that combatant. The visible do the same in both, with
 * the same dice; the hidden one does as little as the rules let it. What the seats are sent is compared.
 */

/** Frames as they were sent. */
const sent = new WeakMap<Said, string>()

/** The name of the one who is hidden. */
export const HIDDEN = 'Quexl'

/** Somebody at a seat, by the frames alone. */
export class Sitter {
  readonly seat: string
  /** Every frame that was sent and not yet taken by {@link Sitter.taken}. */
  private frames: Said[] = []
  private hear: (text: string) => void = () => undefined
  private lastId = 0
  table: SeatTable = null as never
  told: LogEntry[] = []
  waits: Waits = { for: 'nobody', seats: [] }
  seq = 0

  constructor(seat: string) {
    this.seat = seat
  }

  static async at(fightServer: FightServer, accessToken: AccessToken & { readonly seat: string }): Promise<Sitter> {
    const sitter = new Sitter(accessToken.seat)
    const transport = {
      send: (text: string) => sitter.take(text),
      close: () => undefined,
      waiting: 0,
    }
    const connection = fightServer.accept(transport, accessToken)
    sitter.hear = (text) => connection.hear(text)
    sitter.hear('{"do":"hello","protocol":1}')
    while (sitter.table === null) await settle()
    return sitter
  }

  private take(text: string): void {
    const said = JSON.parse(text) as Said
    sent.set(said, text)
    this.frames.push(said)
    if (said.type === 'table') {
      this.table = said.table as SeatTable
      this.told = [...(said.told as LogEntry[])]
    } else if (said.type === 'news') {
      this.table = patch(this.table, said.changes as never)
      this.told.push(...(said.told as LogEntry[]))
    } else return
    this.seq = said.seq
    this.waits = said.waits ?? this.waits
  }

  /** Frames since they were taken last. */
  taken(): Said[] {
    return this.frames.splice(0)
  }

  /** The answer to a request. */
  async ask(message: object): Promise<Said> {
    const id = ++this.lastId
    this.hear(JSON.stringify({ ...message, id }))
    for (let waits = 0; waits < 20_000; waits++) {
      const found = this.frames.find((said) => 're' in said && said.re === id)
      if (found !== undefined) return found
      await settle()
    }
    throw new Error(`${JSON.stringify(message)} is not answered.`)
  }

  /** The value that was asked for. */
  async value<T>(message: object): Promise<T> {
    const said = await this.ask(message)
    if (said.type !== 'result') throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(said)}`)
    return said.value as T
  }
}

/** One decision, as it is made in both fights. */
type Step = { readonly seat: string; readonly who: string; readonly asked: readonly object[] } & (
  | { readonly kind: 'roll'; readonly faces: readonly number[] }
  | { readonly kind: 'answer'; readonly rule: string; readonly prompt: string; readonly value: AnswerValue }
  | { readonly kind: 'submit'; readonly command: PlainCommand; readonly key: string; readonly given: object }
)

/** What the seats were sent for a decision and until the next one. */
interface Heard {
  readonly said: readonly Said[]
  readonly seq: number
  readonly told: readonly LogEntry[]
  readonly table: SeatTable
  readonly waits: Waits
}

/** A fight whose seats are watched. */
export class World {
  readonly fightServer: FightServer
  readonly fight: string
  readonly sitters: readonly Sitter[]
  readonly referee: Sitter
  private readonly by: Readonly<Record<string, string>>
  private readonly rolled = new Map<string, number>()

  private constructor(
    fightServer: FightServer,
    fight: string,
    sitters: readonly Sitter[],
    by: Readonly<Record<string, string>>,
  ) {
    this.by = by
    this.fightServer = fightServer
    this.fight = fight
    this.sitters = sitters
    this.referee = sitters[0] as Sitter
  }

  /**
   * @param before what the referee does before anything else happens, and anybody comes; null for a fight that just begins
   * @param by who answers for seats
   */
  static async of(
    encounter: unknown,
    before: readonly PlainCommand[] | null = null,
    by: Readonly<Record<string, string>> = {},
  ): Promise<World> {
    const { fightServer, hosting, fight: started } = await fightServerWith(encounter, { dice: 'typed', by })
    const fight = before === null ? started : await goneOn(fightServer, hosting, started, before)
    const referee = await Sitter.at(fightServer, { fight, seat: 'referee' })
    const seats = await referee.value<{ seat: string }[]>({ do: 'seats' })
    const others = seats.map(({ seat }) => seat).filter((seat) => seat !== 'referee')
    const sitters = [referee]
    for (const seat of others) sitters.push(await Sitter.at(fightServer, { fight, seat }))
    await settle()
    return new World(fightServer, fight, sitters, by)
  }

  /** Those of the players, and those who only watch. */
  get watched(): readonly Sitter[] {
    return this.sitters.slice(1)
  }

  private at(seat: string): Sitter {
    return this.sitters.find((one) => one.seat === seat) as Sitter
  }

  /** Faces of dice: each combatant has dice of its own, so that nobody's are others for somebody else's. */
  private facesFor(who: string, sides: readonly number[], seed: string): number[] {
    const n = (this.rolled.get(who) ?? 0) + 1
    this.rolled.set(who, n)
    const random = randomFrom(`${seed} ${who} ${n}`)
    return sides.map((most) => 1 + random(most))
  }

  /** A decision of one of those who are waited for; null where there is none. */
  async decide(seed: string, random: Random): Promise<Step | null> {
    await this.thought()
    const asked = this.sitters.find(({ waits }) => waits.for === 'you')
    if (asked === undefined) return null
    const { seat, table } = asked
    if (table.dice !== null) {
      const { to: who, sides } = table.dice
      return { kind: 'roll', seat, who, asked: [], faces: this.facesFor(who, sides, seed) }
    }
    const [question] = table.questions
    if (question !== undefined) {
      const { to: who, rule, prompt, kind, min, max, preset } = question
      const open = question.options.filter(({ refused }) => refused === null)
      const number = min === null || max === null ? preset : min + random(max - min + 1)
      const value =
        kind === 'text' ? 'whatever comes' : kind === 'number' ? number : (oneOf(open, random)?.value ?? preset)
      return { kind: 'answer', seat, who, asked: [], rule, prompt, value }
    }
    const who = oneOf(table.turn.who, random) ?? 'referee'
    const messages: object[] = []
    const actions = (message: object) => {
      messages.push(message)
      return asked.value<ListedActions>(message)
    }
    const all = actionsIn(await actions({ do: 'actions', who })).filter(({ drastic }) => drastic === null)
    const blows = all.filter(({ action }) => /attack|melee|ranged|charge|cast|declare/.test(action))
    const action = oneOf(blows.length > 0 && random(2) === 0 ? blows : all, random)
    if (action === undefined) return null
    const given: Record<string, unknown> = {}
    let whole = action
    for (;;) {
      const [ask] = whole.asks
      if (ask === undefined) break
      given[ask.param] = oneOf(ask.choices, random) ?? 'a somersault'
      if (ask.choices.length === 0) break
      const more = await actions({ do: 'actions', who, action: action.action, given: { ...given } })
      whole = oneOf(actionsIn(more), random) as ListedAction
    }
    const texts = whole.asks.length === 0 ? {} : given
    return { kind: 'submit', seat, who, asked: messages, command: whole.command, key: whole.key, given: texts }
  }

  /** Whether the decision can be made now. */
  isTimeFor(step: Step): boolean {
    const { table } = this.at(step.seat)
    if (step.kind === 'roll') return table.dice?.to === step.who
    if (step.kind === 'answer') return this.questionFor(step) !== undefined
    const isOpen = this.sitters.some((one) => one.table.dice !== null || one.table.questions.length > 0)
    return !isOpen && (step.who === 'referee' || table.turn.who.includes(step.who))
  }

  private questionFor({ seat, who, rule, prompt }: Step & { readonly kind: 'answer' }) {
    return this.at(seat).table.questions.find((one) => one.to === who && one.rule === rule && one.prompt === prompt)
  }

  /** Asks what was asked before the decision. */
  async askFor({ seat, asked }: Step): Promise<void> {
    if (seat !== 'referee') for (const message of asked) await this.at(seat).ask(message)
  }

  /** Resolves when computers at the seats have decided. */
  async thought(): Promise<void> {
    const isThinking = () => this.sitters.some(({ seat, waits }) => this.by[seat] !== undefined && waits.for === 'you')
    for (let waits = 0; isThinking() && waits < 20_000; waits++) await new Promise((done) => setImmediate(done))
  }

  /** Makes a decision; what the one is answered who made it. */
  async make(step: Step): Promise<Said> {
    const sitter = this.at(step.seat)
    const answer =
      step.kind === 'roll'
        ? await sitter.ask({ do: 'roll', faces: step.faces })
        : step.kind === 'answer'
          ? await sitter.ask({ do: 'answer', question: this.questionFor(step)?.id, value: step.value })
          : step.seat === 'referee'
            ? await sitter.ask({ do: 'submit', action: { ...step.command, ...step.given } })
            : await sitter.ask({ do: 'submit', action: step.key, given: step.given })
    await settle()
    await this.thought()
    return answer
  }

  /** The one who is hidden rolls, or answers; false where it is not asked. */
  async idleIfAsked(seed: string): Promise<boolean> {
    const { referee } = this
    const { dice, questions } = referee.table
    if (dice?.to === HIDDEN) {
      await this.make({
        kind: 'roll',
        seat: 'referee',
        who: HIDDEN,
        asked: [],
        faces: this.facesFor(HIDDEN, dice.sides, seed),
      })
      return true
    }
    const question = questions.find(({ to, prompt }) => to === HIDDEN || prompt.includes(HIDDEN))
    if (question !== undefined) {
      await referee.ask({ do: 'answer', question: question.id, value: question.decline ?? question.preset })
      await settle()
      return true
    }
    return false
  }

  /** The one who is hidden does as little as it may; false where it is not its turn. */
  async idle(seed: string): Promise<boolean> {
    await this.thought()
    if (await this.idleIfAsked(seed)) return true
    const { referee } = this
    const { dice, questions, turn } = referee.table
    if (questions.length > 0 || dice !== null || !turn.who.includes(HIDDEN)) return false
    const actions = actionsIn(await referee.value<ListedActions>({ do: 'actions', who: HIDDEN }))
    for (const id of IDLE) {
      const action = actions.find(({ action, asks }) => action === id && asks.length === 0)
      if (action === undefined) continue
      const said = await referee.ask({ do: 'submit', action: action.key })
      await settle()
      if (said.type === 'accepted') return true
    }
    throw new Error(`${HIDDEN} cannot do nothing: ${actions.map(({ action }) => action).join(', ')}`)
  }

  /** All that each of the seats that are watched was sent since the last time. */
  heard(): Heard[] {
    return this.watched.map((sitter) => {
      const { seq, told, table, waits } = sitter
      return { said: sitter.taken(), seq, told: [...told], table, waits }
    })
  }
}

/** What two fights were compared in. */
export interface Compared {
  /** Decisions that were made in both. */
  steps: number
  /** Frames and answers that were the same. */
  same: number
  /** Times at which the one who is hidden was waited for. */
  folded: number
  /** Why the two were no longer compared; '' where they came to the end. */
  ended: string
}

/** Fights that a seat could believe in: what may follow from an answer is tried once in each, for the answers may be some hundred. */
const WORLDS = 4

/** Everything that a seat may ask without doing anything. */
async function askAll(sitter: Sitter, random: Random, isFolded: boolean): Promise<Said[]> {
  const answers: Said[] = []
  const ask = async (message: object): Promise<Said> => {
    const said = await sitter.ask(message)
    answers.push(said)
    return said
  }
  const { cards, turn, questions } = sitter.table
  for (const who of turn.who.slice(0, 3)) {
    const said = await ask({ do: 'actions', who })
    await ask({ do: 'actions', who, planned: true })
    const actions = said.type === 'result' ? actionsIn(said.value as ListedActions) : []
    const whole = actions.filter(({ asks }) => asks.length === 0)
    for (const action of [...new Set([whole[0], oneOf(whole, random), whole.at(-1)])])
      if (action !== undefined) await ask({ do: 'chances', action: action.key, branches: 30 })
    await ask({ do: 'read', who, line: `attack ${HIDDEN}` })
    for (const action of [
      { action: 'attack', target: HIDDEN },
      { action: 'move', to: HIDDEN },
      { action: 'move', zone: HIDDEN },
      { action: 'door', name: HIDDEN },
      { action: 'pick-up', item: HIDDEN },
    ])
      await ask({ do: 'submit', action: { actor: who, ...action } })
  }
  for (const { id } of questions) await ask({ do: 'option-chances', question: id, branches: WORLDS })
  const some = cards.filter(({ yours }, i) => yours || i % 3 === 0).slice(0, 4)
  for (const { who } of some) {
    await ask({ do: 'reach', who })
    await ask({ do: 'threat', who })
    await ask({ do: 'between', who, other: oneOf(cards, random)?.who })
  }
  const one = oneOf(cards, random)
  const refs =
    one === undefined ? [] : [...one.conditions, ...one.groups.flatMap(({ things }) => things), ...one.numbers]
  for (const { ref } of refs.slice(0, 3)) if (ref) await ask({ do: 'about', ...ref })
  for (const message of [
    { do: 'reach', who: HIDDEN },
    { do: 'between', who: one?.who ?? '', other: HIDDEN },
    { do: 'about', kind: 'creature', name: HIDDEN },
    { do: 'about', kind: 'item', name: HIDDEN },
    { do: 'orders' },
    { do: 'values' },
    { do: 'account' },
    // Where the one who is hidden was waited for, there is a step: what is told after it came in two pieces.
    ...(isFolded ? [] : [{ do: 'steps' }, { do: 'step', n: 3 }]),
    { do: 'step', n: 0 },
    { do: 'told' },
    { do: 'seats' },
    { do: 'table' },
  ])
    await ask(message)
  return answers
}

/** A frame without the numbers that count what the seat was sent: those of one fight are less by so many. */
function counted(said: Said, less: number): string {
  if (said.type === 'news' || said.type === 'table') return JSON.stringify({ ...said, seq: said.seq - less })
  if (said.type === 'accepted' || said.type === 'stale') return JSON.stringify({ ...said, at: said.at - less })
  return sent.get(said) ?? JSON.stringify(said)
}

/** A frame without what may be taken back. */
function withoutUndo(said: Said): Said {
  if (said.type === 'news') return { ...said, changes: said.changes.filter(({ path }) => path[0] !== 'undo') }
  return said.type === 'result' && typeof said.value === 'object' && said.value !== null && 'undo' in said.value
    ? { ...said, value: { ...said.value, undo: null } }
    : said
}

/**
 * Whether the one who is hidden acts in the same instant as somebody: what is done then waits for the end of the count, for the rules hold for
 * the hidden, too.
 */
function sharesCount({ order: { kind, entries } }: SeatTable): boolean {
  const own = entries.filter(({ who }) => who.includes(HIDDEN)).map(({ at }) => at)
  return kind === 'track' && entries.some(({ who, at }) => !who.includes(HIDDEN) && at !== null && own.includes(at))
}

/** What the referee was told of morale. */
const moraleIn = ({ referee }: World): string =>
  referee.told.flatMap(({ words }) => (/morale|lost heart/i.test(words) ? [words] : [])).join('\n')

/** How often the seats ask for everything: after the first decision, and after so many. */
const ASKS = 5

/** Plays a fight without the hidden one, and the other alike. Throws where a seat is sent something else there. */
export async function playAlike(
  open: () => Promise<World>,
  hiding: () => Promise<World>,
  seed: string,
  most: number,
): Promise<Compared> {
  const compared: Compared = { steps: 0, same: 0, folded: 0, ended: '' }
  const without = await open()
  const world = await hiding()
  const random = randomFrom(`decisions ${seed}`)
  const less = world.watched.map(() => 0)
  const barred = world.watched.map(() => false)
  let was = ''
  const compare = (isFolded: boolean) => {
    const [a, b] = [without.heard(), world.heard()]
    for (const [i, { seat }] of world.watched.entries()) {
      const [x, y] = [a[i] as Heard, b[i] as Heard]
      const from = less[i] ?? 0
      less[i] = y.seq - x.seq
      const at = `seat ${seat}, after ${was}`
      // What the one who is hidden has decided in its turn nobody else takes back: that tells no more than the time that went by then.
      const wasBarred = barred[i] === true
      barred[i] = (isFolded || wasBarred) && y.table.undo === null && x.table.undo !== null
      const isBarred = wasBarred || barred[i] === true
      const [seen, known] = [y, x].map(({ table, told, waits }) => [
        isBarred ? { ...table, undo: null } : table,
        told,
        waits,
      ])
      same(JSON.stringify(seen), JSON.stringify(known), at)
      // While the one who is hidden is waited for, time goes by for everybody: what is sent may come in two pieces.
      const framesOf = ({ said }: Heard) => (isFolded ? said.filter(({ type }) => type === 'result') : said)
      if (!isFolded && y.seq - x.seq !== from) throw new Error(`${at}: news ${y.seq - from} and ${x.seq}`)
      const texts = (heard: Heard, fewer: number) =>
        framesOf(heard)
          .map((one) => counted(isBarred ? withoutUndo(one) : one, fewer))
          .join('\n')
      same(texts(y, from), texts(x, 0), at)
      compared.same += framesOf(x).length
    }
  }
  for (; compared.steps < most; compared.steps++) {
    const step = await without.decide(seed, random)
    let isFolded = false
    for (let idle = 0; idle < 50 && (await world.idle(seed)); idle++) isFolded = true
    if (isFolded) compared.folded++
    if (sharesCount(world.referee.table)) {
      compared.ended = 'one count with the one who is hidden'
      return compared
    }
    if (moraleIn(world) !== moraleIn(without)) {
      compared.ended = 'morale, for which the hidden count, too'
      return compared
    }
    const isOver = world.referee.table.fight.over || without.referee.table.fight.over
    if (!isOver && step !== null && !world.isTimeFor(step)) {
      const open = world.sitters.map(({ table: { dice, questions, turn } }) => [
        dice?.to,
        questions.map(({ to, rule, prompt }) => [to, rule, prompt]),
        turn,
      ])
      throw new Error(`no time for ${JSON.stringify(step)} after ${was}: ${JSON.stringify(open)}`)
    }
    if (world.referee.table.fight.over !== without.referee.table.fight.over) {
      // The fight goes on as long as somebody stands, known or not.
      compared.ended = 'over without the one who is hidden'
      return compared
    }
    if (step !== null && !isOver) await world.askFor(step)
    compare(isFolded)
    if (step === null || isOver) {
      compared.ended = isOver ? 'over' : 'nobody decides'
      return compared
    }
    if (compared.steps % ASKS === 0) {
      for (const [i, sitter] of without.watched.entries()) {
        await askAll(sitter, randomFrom(`asks ${compared.steps}`), compared.folded > 0)
        await askAll(world.watched[i] as Sitter, randomFrom(`asks ${compared.steps}`), compared.folded > 0)
      }
      was = `questions before ${JSON.stringify(step)}`
      compare(false)
    }
    was = JSON.stringify(step)
    const answers = [await without.make(step), await world.make(step)]
    if (answers[0]?.type !== answers[1]?.type) {
      throw new Error(`answers ${JSON.stringify(answers)} to ${was}`)
    }
  }
  return compared
}

/** Throws with the first place where two texts differ. */
function same(a: string, b: string, what: string): void {
  if (a === b) return
  let at = 0
  while (a[at] === b[at]) at++
  const from = Math.max(0, at - 200)
  throw new Error(`${what}:\n  hidden: ${a.slice(from, at + 120)}\n  nobody: ${b.slice(from, at + 120)}`)
}

/** The same fight with commands of the referee's before anything else. */
async function goneOn(
  fightServer: FightServer,
  hosting: Hosting,
  started: string,
  commands: readonly PlainCommand[],
): Promise<string> {
  const { head } = parseJournal((await fightServer.journal(started)) ?? '')
  const game = (await hosting.game(head.ruleset)) as Game
  const lines: string[] = []
  const setup = game.readEncounter(head.encounter as object).setup as Setup
  const session = new Session(game.rules, setup, { ...head, onLine: (line) => lines.push(formatLine(line)) })
  for (const command of commands) {
    const reply = session.submit('referee', command)
    if (reply.status !== 'done') throw new Error(JSON.stringify(reply))
  }
  const { fight } = await fightServer.importFight(`${lines.join('\n')}\n`)
  return fight
}

/** What lets a turn go by, the least first. */
const IDLE = ['end', 'pass', 'delay', 'hold', 'full-defense', 'begin', 'end-side']

const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[random(Math.max(1, list.length))]
const actionsIn = ({ groups }: ListedActions): ListedAction[] => groups.flatMap(({ actions }) => actions)
