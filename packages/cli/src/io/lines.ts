import { createInterface, type Interface } from 'node:readline'
import { LIMITS, limitText } from '@fray/kernel'
import { clean } from './output.ts'
import { Interrupted } from './stop.ts'
import type { Terminal } from './terminal.ts'

/** Completes a half-typed line: the choices, and the part that they would replace. */
export type Completer = (line: string) => [string[], string]

/**
 * Lines that a person types, or that a pipe brings. Nothing is lost between two questions: what comes early waits.
 */
export class Lines {
  private readonly waiting: string[] = []
  private readonly terminal: Terminal
  private readonly reader: Interface
  private ended = false
  private interrupted = false
  private wake: (() => void) | null = null
  /** Set by the one who asks, for the Tab key. */
  completer: Completer = () => [[], '']

  constructor(terminal: Terminal) {
    this.terminal = terminal
    const { interactive } = terminal
    this.reader = createInterface({
      input: process.stdin,
      ...(interactive
        ? { output: process.stdout, terminal: true, completer: (line: string) => this.completer(line) }
        : { terminal: false, crlfDelay: Number.POSITIVE_INFINITY }),
    })
    this.reader.on('line', (line) => {
      this.waiting.push(line)
      this.wake?.()
    })
    this.reader.on('close', () => {
      this.ended = true
      this.wake?.()
    })
    this.reader.on('SIGINT', () => this.interrupt())
    process.on('SIGINT', this.interrupt)
  }

  private readonly interrupt = (): void => {
    this.interrupted = true
    this.wake?.()
  }

  /** The next line, or null when there are no more. Throws {@link Interrupted} after Ctrl-C. One that is too long is not taken. */
  async ask(prompt: string): Promise<string | null> {
    for (;;) {
      const line = await this.askOnce(prompt)
      if (line === null || line.length <= LIMITS.line) return line
      this.terminal.tell(`This line is longer than ${limitText(LIMITS.line)} characters: type a shorter one.`)
    }
  }

  private async askOnce(prompt: string): Promise<string | null> {
    const { interactive } = this.terminal
    const waits = this.waiting.length === 0 && !this.ended && !this.interrupted
    if (interactive && waits) {
      this.reader.setPrompt(clean(prompt))
      this.reader.prompt()
    } else this.terminal.write(prompt)
    await this.come()
    if (this.interrupted) {
      this.terminal.say()
      throw new Interrupted()
    }
    const line = this.waiting.shift() ?? null
    // A terminal shows what is typed at a prompt. What came before it, and from a pipe, is echoed: so it reads as a transcript.
    if (!interactive || !waits) this.terminal.say((line ?? '').slice(0, LIMITS.line))
    else if (line === null) this.terminal.say()
    return line
  }

  /**
   * The next line of a conversation into which others break: what is said meanwhile is said with {@link above}. A line from a pipe is
   * not echoed, for the one who uses it may do so later. Null when there are no more; throws {@link Interrupted} after Ctrl-C.
   */
  async listen(prompt: string): Promise<string | null> {
    if (this.terminal.interactive && this.waiting.length === 0 && !this.ended && !this.interrupted) {
      this.reader.setPrompt(clean(prompt))
      this.reader.prompt()
    }
    await this.come()
    if (this.interrupted) {
      this.terminal.say()
      throw new Interrupted()
    }
    return this.waiting.shift()?.slice(0, LIMITS.line) ?? null
  }

  /** Says something above the line that is being typed, which has another prompt from then on. */
  above(prompt: string, say: () => void): void {
    if (!this.terminal.interactive || this.wake === null) {
      say()
      return
    }
    process.stdout.write('\r\u001b[K')
    say()
    this.reader.setPrompt(clean(prompt))
    this.reader.prompt(true)
  }

  /** Waits until there is a line, or there will be none. */
  private async come(): Promise<void> {
    while (this.waiting.length === 0 && !this.ended && !this.interrupted) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
      this.wake = null
    }
  }

  /** Says a line above the one that is being typed; nothing where nobody is typing. */
  sayAbove(text: string): void {
    if (!this.terminal.interactive || this.wake === null) return
    process.stdout.write('\r\u001b[K')
    this.terminal.tell(text, '  ')
    this.reader.prompt(true)
  }

  /** Lets the process end. */
  close(): void {
    process.off('SIGINT', this.interrupt)
    this.reader.close()
    process.stdin.unref?.()
  }
}
