import type { Random } from '@fray/kernel'
import type { Client } from '@modelcontextprotocol/client'

/** A result of a tool, as far as scripts look at it. */
export interface Result {
  readonly message: string
  readonly rules: readonly string[]
  readonly dice: readonly string[]
  readonly at: string
  readonly n: number
  readonly waits: { readonly for: string; readonly seats: readonly string[] }
  readonly isError: boolean
  readonly text: string
  readonly [more: string]: unknown
}

interface ListedAction {
  readonly key: string
  readonly does: string
  readonly drastic?: string
  readonly finer?: string
  readonly asks?: readonly Asked[]
}

interface Asked {
  readonly param: string
  readonly choices?: readonly (string | number)[]
  /** Ranges along rows: `2-5,3`. */
  readonly squares?: readonly string[]
}

/** Everything that may be said. */
const choicesOf = ({ choices, squares }: Asked): readonly (string | number)[] | undefined =>
  squares?.flatMap((range) => {
    const [, from = '0', to = from, y] = /^(\d+)(?:-(\d+))?,(\d+)$/.exec(range) ?? []
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${Number(from) + i},${y}`)
  }) ?? choices

interface Question {
  readonly id: string
  readonly kind: string
  readonly options?: readonly { readonly value: string | number; readonly refused?: string }[]
  readonly min?: number
  readonly preset?: string | number
  readonly decline?: string | number
}

/** Actions in a row that a script tries before it lets the turn be. */
const MOST_TRIES = 40

/** A script in a model's place: it knows what tools say, and nothing else. */
export class Model {
  readonly client: Client
  /** All that was ever said to it, as it came. */
  readonly heard: string[] = []
  /** How many commands were accepted, and refused by which rule. */
  accepted = 0
  readonly refused: string[] = []
  private ids = 0
  private turn = ''
  private inTurn = 0
  private readonly prefix: string

  constructor(client: Client, prefix = 'c') {
    this.client = client
    this.prefix = prefix
  }

  /** A new id for a command. */
  id(): string {
    return `${this.prefix}${++this.ids}`
  }

  async call(name: string, args: object = {}): Promise<Result> {
    const result = await this.client.callTool({ name, arguments: args as Record<string, unknown> })
    const text = JSON.stringify(result)
    this.heard.push(text)
    return { ...(result.structuredContent as unknown as Result), isError: result.isError === true, text }
  }

  /** Answers the first question as usually happens; `eager` steps in where it can. */
  async answer(questions: readonly Question[], eager: boolean): Promise<Result | null> {
    const [question] = questions
    if (question === undefined) return null
    if (question.kind === 'dice') return this.note(await this.call('answer', { id: this.id(), question: 'dice' }))
    const open = question.options?.filter(({ refused }) => refused === undefined) ?? []
    const stepsIn = open.find(({ value }) => value !== question.decline)
    const value =
      question.kind === 'text'
        ? 'whatever comes'
        : ((eager ? stepsIn?.value : undefined) ?? question.preset ?? open[0]?.value ?? question.min ?? 0)
    return this.note(await this.call('answer', { id: this.id(), question: question.id, value }))
  }

  private note(result: Result): Result {
    if (result.isError) this.refused.push(String(result.rule))
    else this.accepted++
    return result
  }

  /** Does something of what it may, the likely first; returns what came of it, or null where there was nothing. */
  async actSomehow(random: Random): Promise<Result | null> {
    const listed = await this.call('legal')
    const questions = (listed.questions ?? []) as Question[]
    if (questions.length > 0) return this.answer(questions, random(2) === 0)
    if (!Array.isArray(listed.actions)) return null
    const groups = listed.actions as (ListedAction & { costs?: string; actions?: ListedAction[] })[]
    const actions = groups.flatMap((group) => group.actions ?? [group])
    const gentle = actions.filter(({ drastic }) => drastic === undefined)
    const [attacks, moves, ends] = [
      /^(attack|strike|shoot|charge)/i,
      /^(move|run|walk|go|step|advance)/i,
      /^(end|pass)/i,
    ].map((words) => gentle.filter(({ does }) => words.test(does))) as [ListedAction[], ListedAction[], ListedAction[]]
    // Nobody dawdles for ever: after a few actions of one turn it ends.
    const turn = `${listed.who} ${listed.waits.seats.join()}`
    this.inTurn = turn === this.turn ? this.inTurn + 1 : 0
    this.turn = turn
    const isLong = this.inTurn % 6 === 5
    const wanted = isLong
      ? [ends, gentle, actions]
      : random(8) === 0
        ? [gentle, actions]
        : [attacks, moves, gentle, actions]
    const choices = wanted.find((some) => some.length > 0) ?? []
    const action = choices[random(Math.min(choices.length, 8))]
    if (action === undefined) return null
    return this.do(action, listed.at, random)
  }

  private async do(first: ListedAction, at: string, random: Random): Promise<Result> {
    let action = first
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [ask] = action.asks ?? []
      if (ask === undefined) break
      const choices = choicesOf(ask)
      if (choices === undefined) {
        return this.note(
          await this.call('act', { id: this.id(), at, key: action.key, given: { [ask.param]: 'a somersault' } }),
        )
      }
      const given = { [ask.param]: await this.towardFoes(choices, random) }
      const next = await this.call('legal', { key: action.key, given })
      const actions = (next.actions as { actions: ListedAction[] }[]).flatMap((group) => group.actions)
      const chosen = actions[random(actions.length)]
      if (chosen === undefined) break
      action = chosen
    }
    const sure = action.drastic === undefined ? {} : { sure: true }
    return this.note(await this.call('act', { id: this.id(), at, key: action.key, ...sure }))
  }

  /** One of several: where they are squares, one that is near to a foe, so that people meet. */
  private async towardFoes(choices: readonly (string | number)[], random: Random): Promise<string | number> {
    const any = choices[random(choices.length)] as string | number
    if (!/^-?\d+,-?\d+$/.test(String(any)) || random(4) === 0) return any
    const { people } = (await this.call('look')) as unknown as {
      people: { at?: string; yours?: true; state?: string }[]
    }
    const foes = people.filter(({ yours, state }) => yours !== true && state === undefined)
    const distance = (a: string, b: string): number => {
      const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [a.split(',').map(Number), b.split(',').map(Number)]
      return Math.max(Math.abs(ax - bx), Math.abs(ay - by))
    }
    const nearest = (square: string | number): number =>
      Math.min(...foes.map(({ at = '0,0' }) => distance(String(square).split(' ').at(-1) ?? '', at)))
    return choices.toSorted((a, b) => nearest(a) - nearest(b))[0] ?? any
  }

  /** Plays until the fight is over, or so many commands were given; returns the last result. */
  async play(random: Random, most = 600): Promise<Result> {
    for (let moves = 0; moves < most; moves++) {
      const now = await this.call('wait', { seconds: 5 })
      if (now.waits.for === 'over') return now
      if (now.waits.for !== 'you' && now.waits.for !== 'stalemate') continue
      await this.actSomehow(random)
    }
    return this.call('wait', { seconds: 0 })
  }
}
