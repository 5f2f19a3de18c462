import { pictureOf } from '@fray/drawing'
import type { Connection, Outcome } from '@fray/live/client'
import type { Button, Command, Message } from './chat.ts'
import { linesBehind } from './lines.ts'
import { Sorry, type Tables } from './tables.ts'

type Table = Awaited<Connection['ready']>
type ListedAction = NonNullable<Awaited<ReturnType<Connection['actions']>>>['groups'][number]['actions'][number]
type Question = Table['questions'][number]

const HELP = [
  '/fray begin FIGHT: begins a fight against the computer, say zones/duel; begin FIGHT people: the referee is a person',
  '/fray sit SEAT: takes a seat; /fray leave: gives it up',
  '/fray look: how it stands for you, and what you may do; look NAME: for another of yours',
  '/fray do KEY, /fray answer NUMBER, /fray undo, /fray odds, /fray go-on',
].join('\n')
/** Actions whose odds are told, and ways that are followed for each. */
const [ODDS, BRANCHES] = [12, 300]

/** What is done at the tables for what people say; one thing after the other in each channel. */
export class Bot {
  readonly #tables: Tables
  readonly #last = new Map<string, Promise<void>>()

  constructor(tables: Tables) {
    this.#tables = tables
  }

  /** Hears a command and answers it; what goes wrong is told to the one who said it. */
  hear = (command: Command): Promise<void> => {
    const done = (this.#last.get(command.channel) ?? Promise.resolve())
      .then(() => this.#obey(command))
      .catch(async (error: Error) => {
        if (!(error instanceof Sorry)) console.error(error.message)
        await command.tell({ text: error instanceof Sorry ? error.message : `That did not work: ${error.message}` })
      })
      .catch((error: Error) => console.error(error.message))
    this.#last.set(command.channel, done)
    return done
  }

  async #obey(command: Command): Promise<void> {
    const [, verb = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(command.words.trim()) ?? []
    const { channel, person } = command
    if (verb === 'begin') {
      const [fight = '', who = ''] = rest.split(/\s+/)
      await this.#tables.start(channel, fight, who !== 'people')
      await command.tell({ text: 'It has begun.' })
      return this.#show(command)
    }
    if (verb === 'sit') {
      const seat = this.#tables.sit(channel, person, rest.trim())
      return this.#position(command, '', `You have the seat ${seat}. What it knows, you alone are shown here.`)
    }
    if (verb === 'leave')
      return command.tell({ text: `The seat ${this.#tables.leave(channel, person)} is free again.` })
    if (verb === 'look') return this.#position(command, rest.trim())
    if (verb === 'odds') return this.#odds(command)
    if (verb === 'do') return this.#action(command, rest)
    if (verb === 'answer') return this.#answer(command, rest)
    if (verb === 'undo') return this.#operation(command, (seat) => seat.undo())
    if (verb === 'go-on') return this.#operation(command, (seat) => seat.goOn())
    return command.tell({ text: HELP })
  }

  /** Tells the person how it stands for their seat: board, questions, what may be done. */
  async #position(command: Command, wanted = '', first = ''): Promise<void> {
    const isSeated = this.#tables.seatOf(command.channel, command.person) !== null
    const seat = await (isSeated ? this.#sit(command) : this.#tables.spectators(command.channel))
    await settled(seat)
    const table = (await seat.ask({ do: 'table' })) as Table
    const others = table.turn.who.filter((name) => name !== (wanted || table.turn.who[0]))
    const who = table.turn.who.find((name) => name === wanted) ?? table.turn.who[0]
    const actions = table.questions.length > 0 || who === undefined ? [] : await actionsOf(seat, who)
    const lines = [
      ...(first === '' ? [] : [first]),
      ...table.questions.flatMap((question) => [
        `${question.to}: ${question.prompt}`,
        ...choicesOf(question).map(({ words, label }) => `${words.replace(/^answer \S+ /, '')}  ${label}`),
      ]),
      ...(actions.length > 0 ? [`${who} may:`] : table.questions.length === 0 ? [standing(table)] : []),
      ...actions.map((action) => `${action.key}  ${named(action)}`),
    ]
    const buttons = [
      ...table.questions.flatMap(choicesOf),
      ...others.map((name) => ({ words: `look ${name}`, label: name })),
      ...actions.map((action) => ({ words: `do ${action.key}`, label: named(action) })),
      ...(isSeated ? [] : this.#seats(command.channel)),
      ...(seat.now.waits?.for === 'stalemate' ? [{ words: 'go-on', label: 'Let it go on' }] : []),
    ]
    await command.tell({ text: lines.join('\n'), picture: pictureFor(table), buttons })
  }

  /** Shows the channel what is new to it, as the spectators see it. */
  async #show(command: Command): Promise<void> {
    const kept = this.#tables.of(command.channel)
    const spectators = await this.#tables.spectators(command.channel)
    const told = await linesBehind(spectators, kept)
    const table = (await spectators.ask({ do: 'table' })) as Table
    const words = [...told.map((line) => line.words), standing(table)].join('\n')
    const buttons = [{ words: 'look', label: 'My seat' }, ...this.#seats(command.channel)]
    await command.show({ text: words, picture: pictureFor(table), ...(!table.fight.over && { buttons }) })
    const last = told.at(-1)
    if (last !== undefined) Object.assign(kept, { shown: last.n, last: last.words })
    this.#tables.keep()
  }

  async #operation(command: Command, operation: (seat: Connection) => Promise<Outcome>): Promise<void> {
    const seat = await this.#sit(command)
    const outcome = await operation(seat)
    if (!outcome.done) throw new Sorry(`${outcome.reason} [${outcome.rule}]`)
    await this.#position(command)
    await this.#show(command)
  }

  /** Does an action: `a1`, or one that asks, `a7 target=Gob; aim=head`; `yes` says that a drastic one is meant. */
  async #action(command: Command, rest: string): Promise<void> {
    const [, key = '', tail = ''] = /^(\S*)\s*(.*)$/s.exec(rest.trim()) ?? []
    const parts = tail.split(';').map((part) => part.trim())
    const isSure = parts.includes('yes')
    const pairs = parts.filter((part) => part.includes('='))
    const given = Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    )
    const seat = await this.#sit(command)
    let action = (await allActions(seat)).find((one) => one.key === key)
    if (action === undefined) return this.#operation(command, () => seat.submit(key, given))
    if (action.drastic !== null && !isSure) {
      const buttons = [{ words: `do ${key} yes`, label: 'Yes' }]
      return command.tell({ text: `${named(action)}: this is drastic. Is it meant?`, buttons })
    }
    if (pairs.length > 0) {
      const { actor, action: _, ...said } = action.command
      const narrower = await actionsOf(seat, String(actor), { action: action.action, given: { ...said, ...given } })
      const whole = narrower.filter(({ asks }) => asks.length === 0)
      if (whole.length > 1)
        return command.tell(
          whichOf(
            'Which?',
            whole.map((one) => ({ words: `do ${one.key}`, label: named(one) })),
          ),
        )
      action = whole[0] ?? narrower[0] ?? { ...action, asks: [] }
    }
    const { key: found, asks } = action
    const ask = asks.find(({ param }) => given[param] === undefined)
    if (ask === undefined)
      return this.#operation(command, () => seat.submit(found, asks.length > 0 || found === key ? given : {}))
    const so = ['do', key, ...[...(isSure ? ['yes'] : []), ...pairs].map((part) => `${part};`), `${ask.param}=`].join(
      ' ',
    )
    const choices = ask.choices.map((one) => ({ words: `${so}${one}`, label: one === '' ? 'nothing' : String(one) }))
    await command.tell(whichOf(`${named(action)}: ${ask.label}? Or type /fray ${so}…`, choices))
  }

  /** Answers a question: `q1 2` by the question's id, or `2` the first one; a number of the list, or the value itself. */
  async #answer(command: Command, rest: string): Promise<void> {
    const [, id, said = ''] = /^(?:(q\d+)\s+)?(.*)$/s.exec(rest.trim()) ?? []
    const seat = await this.#sit(command)
    const { questions } = (await seat.ask({ do: 'table' })) as Table
    const question = questions.find((one) => id === undefined || one.id === id)
    if (question === undefined) throw new Sorry('Nothing is asked of you, or not that any more: /fray look.')
    const { options, kind } = question
    const option = options.find(({ value }) => String(value) === said) ?? options[Number(said) - 1]
    const value = option?.value ?? (kind === 'number' ? Number(said) : said)
    await this.#operation(command, () => seat.answer(question.id, value))
  }

  /** Tells the person how likely what they may do is to do what. */
  async #odds(command: Command): Promise<void> {
    const seat = await this.#sit(command)
    const lines: string[] = []
    for (const action of (await allActions(seat)).filter(({ asks }) => asks.length === 0).slice(0, ODDS)) {
      const chances = await seat.chances(action.key, BRANCHES)
      const parts = [
        ...(chances?.hits == null ? [] : [`hits ${percent(chances.withReactions ?? chances.hits)}`]),
        ...(chances?.on ?? [])
          .filter(({ falls }) => falls > 0)
          .map(({ who, falls }) => `${who} falls ${percent(falls)}`),
      ]
      if (parts.length > 0)
        lines.push(`${action.key}  ${named(action)}: ${parts.join(', ')}${chances?.kind === 'about' ? ', about' : ''}`)
    }
    await command.tell({ text: lines.length > 0 ? lines.join('\n') : 'Nothing you may do now strikes anybody.' })
  }

  #sit = ({ channel, person }: Command): Promise<Connection> => this.#tables.seat(channel, person)

  #seats = (channel: string): Button[] =>
    this.#tables.free(channel).map((seat) => ({ words: `sit ${seat}`, label: `Sit: ${seat}` }))
}

async function actionsOf(
  seat: Connection,
  who: string,
  options: Parameters<Connection['actions']>[1] = {},
): Promise<ListedAction[]> {
  return (await seat.actions(who, options))?.groups.flatMap(({ actions }) => actions) ?? []
}

async function allActions(seat: Connection): Promise<ListedAction[]> {
  const { turn } = (await seat.ask({ do: 'table' })) as Table
  return (await Promise.all(turn.who.map((who) => actionsOf(seat, who)))).flat()
}

/** Waits until the fight waits for somebody, or the referee has paused it: the computer has had its turns. */
const settled = (seat: Connection): Promise<void> =>
  new Promise((resolve) => {
    let end = (): void => {}
    const look = (): void => {
      const { waits, line, presence } = seat.now
      if (waits?.for === 'nobody' && line.state !== 'ended' && presence?.paused !== true) return
      end()
      resolve()
    }
    end = seat.subscribe(look)
    look()
  })

/** The answers to a question that may be taken, as buttons. */
function choicesOf({ id, options, preset, decline, min, max }: Question): Button[] {
  if (options.length > 0) {
    return options.flatMap(({ label, refused }, i) =>
      refused === null ? [{ words: `answer ${id} ${i + 1}`, label }] : [],
    )
  }
  const numbers = min !== null && max !== null && max - min < 20 ? range(min, max) : [preset, decline]
  return numbers.flatMap((one) => (one === null ? [] : [{ words: `answer ${id} ${one}`, label: String(one) }]))
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

const whichOf = (text: string, buttons: readonly Button[]): Message => ({
  text: [text, ...(buttons.length > 25 ? [buttons.map(({ label }) => label).join(', ')] : [])].join('\n'),
  buttons,
})

const named = ({ label, words }: ListedAction): string => `${label} ${words}`.trimEnd()
const percent = (chance: number): string => `${Math.round(chance * 100)}%`

/** For whom the fight waits, or who has won. */
function standing({ fight, turn, sides }: Table): string {
  const winner = sides.find(({ id }) => id === fight.winner)?.name
  if (fight.over) return winner === undefined ? 'The fight is over.' : `The fight is over: ${winner} won.`
  return turn.waitingFor.length > 0 ? `The fight waits for ${turn.waitingFor.join(', ')}.` : 'The fight goes on.'
}

function pictureFor(table: Table): { svg: string; description: string } {
  const { svg, description } = pictureOf(table)
  return { svg, description }
}
