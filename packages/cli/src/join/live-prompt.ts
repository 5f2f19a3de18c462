import type { Connection, Outcome } from '@fray/live/client'
import { inSentences } from '../io/help-language.ts'
import type { Lines } from '../io/lines.ts'
import type { Terminal } from '../io/terminal.ts'
import type { GivePicture } from './give-picture.ts'
import { asWritten } from './in-language.ts'
import type { News } from './news.ts'
import type { NewsLine } from './talk-lines.ts'

/** The table is gone: a link that was taken back, a fight that was deleted. */
export class ConnectionEnded extends Error {
  override name = 'ConnectionEnded'
}

/** What came of listening: a line, null at the end, or what broke in. */
type Come = { readonly line: string | null } | { readonly error: unknown }

/** What is typed at a terminal while the fight goes on: news are said as they come, above the line. */
export class LivePrompt {
  readonly terminal: Terminal
  readonly connection: Connection
  /** Hands over a picture; null where nothing takes one. */
  readonly give: GivePicture | null
  private readonly lines: Lines
  private readonly news: News
  private prompt = ''
  private isListening = false
  private come: Come | null = null
  private held: string | null = null
  private wake: () => void = () => undefined
  private readonly forget: () => void

  constructor(terminal: Terminal, lines: Lines, connection: Connection, news: News, give: GivePicture | null = null) {
    this.terminal = terminal
    this.lines = lines
    this.connection = connection
    this.give = give
    this.news = news
    this.forget = connection.subscribe(() => this.stir())
    this.stir()
  }

  /** From now on the lines of the log are printed as they come. */
  start(): void {
    this.news.hasStarted = true
    this.stir()
  }

  private stir(): void {
    const fresh = this.news.of(this.connection.now)
    if (fresh.length > 0) this.tell(fresh)
    this.wake()
  }

  /** Prints lines above what is being typed. */
  tell(lines: readonly NewsLine[]): void {
    this.draw(() => {
      for (const line of lines) {
        if (typeof line === 'string') this.terminal.tell(line, '  ')
        else asWritten(this.terminal).tell(line.written, '  ')
      }
    })
  }

  /** Draws above what is being typed. */
  draw(draw: () => void): void {
    this.lines.above(this.prompt, draw)
  }

  /** The next line; undefined as soon as `isOver` holds, null where there are no more. */
  async line(prompt: string, isOver: () => boolean = () => false): Promise<string | null | undefined> {
    this.prompt = inSentences(prompt)
    this.draw(() => undefined)
    for (;;) {
      if (isOver()) return undefined
      const { held } = this
      this.held = null
      if (held !== null) return this.echo(held)
      this.listen()
      const line = this.taken()
      if (line !== undefined) return line === null ? null : this.echo(line)
      await this.stirred()
    }
  }

  /** Whether a line waits until something is asked. */
  get isHolding(): boolean {
    return this.held !== null
  }

  /** Keeps a line from a pipe until something is asked. */
  hold(line: string): void {
    this.held = line
  }

  /** Waits until something has changed. */
  async changed(): Promise<void> {
    this.listen()
    await this.stirred()
    if (this.come !== null && 'error' in this.come) throw this.come.error
  }

  /** Waits for an answer of the host, however long the connection is away; what is typed meanwhile comes afterwards, but Ctrl-C leaves. */
  async during<T>(answer: Promise<T>): Promise<T> {
    this.prompt = '... '
    let found: { readonly value: T } | { readonly error: unknown } | null = null
    const settle = (one: { readonly value: T } | { readonly error: unknown }): void => {
      found = one
      this.wake()
    }
    answer.then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    )
    const { line, pending } = this.connection.now
    if (line.state === 'lost' && pending.length > 0)
      this.tell(['Pending: it is sent as soon as the connection is back.'])
    while (found === null) {
      await this.changed()
      if (this.connection.now.line.state === 'ended') throw new ConnectionEnded()
    }
    return outcomeOrThrow(found)
  }

  /** Says something to the host that changes the fight. Tells why where it has not happened. Says whether it has. */
  async operation(asked: Promise<Outcome>): Promise<boolean> {
    const outcome = await this.during(asked)
    if (!outcome.done) this.tell([outcome.rule === 'stale' ? outcome.reason : `${outcome.reason} [${outcome.rule}]`])
    return outcome.done
  }

  close(): void {
    this.forget()
  }

  private listen(): void {
    if (this.isListening || this.come !== null) return
    this.isListening = true
    const arrived = (come: Come): void => {
      this.isListening = false
      this.come = come
      this.wake()
    }
    this.lines.listen(this.prompt).then(
      (line) => arrived({ line }),
      (error: unknown) => arrived({ error }),
    )
  }

  private taken(): string | null | undefined {
    const { come } = this
    if (come === null) return undefined
    if ('error' in come) throw come.error
    // The end stays the end.
    if (come.line !== null) this.come = null
    return come.line
  }

  private stirred(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve
    })
  }

  /** A pipe shows nothing automatically. */
  private echo(line: string): string {
    if (!this.terminal.interactive) this.terminal.say(`${this.prompt}${line}`)
    return line
  }
}

function outcomeOrThrow<T>(found: { readonly value: T } | { readonly error: unknown }): T {
  if ('error' in found) throw found.error
  return found.value
}
