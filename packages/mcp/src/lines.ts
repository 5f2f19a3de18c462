import { once } from 'node:events'
import { Transform, type TransformCallback, type Writable } from 'node:stream'
import { ProtocolErrorCode, parseJSONRPCMessage } from '@modelcontextprotocol/server'

/** Characters of one line at most: more than any tool takes. */
const LONGEST = 1024 * 1024

/** What a line is answered with that is no message. */
interface Answer {
  readonly code: ProtocolErrorCode
  readonly id: string | number | null
  readonly message: string
}

const NO_JSON: Answer = {
  code: ProtocolErrorCode.ParseError,
  id: null,
  message: 'This line is no JSON: each message is JSON on a line of its own.',
}
const TOO_LONG: Answer = {
  code: ProtocolErrorCode.InvalidRequest,
  id: null,
  message: `A message has at most ${LONGEST} characters.`,
}

/**
 * The lines of a client that are messages of JSON-RPC 2.0. All others are answered at once, where nobody else would: what is no JSON
 * with -32700, what is no message with -32600 and its id, where it can be read. Lines with nothing in them are passed over.
 */
export class MessageLines extends Transform {
  private readonly answers: Writable
  private readonly decoder = new TextDecoder()
  /** Pieces of the line that has not ended yet, and how long they are together. */
  private pieces: string[] = []
  private held = 0

  /** @param answers where clients are answered */
  constructor(answers: Writable) {
    super()
    this.answers = answers
  }

  override _transform(chunk: Uint8Array, _encoding: string, done: TransformCallback): void {
    this.hear(this.decoder.decode(chunk, { stream: true })).then(() => done(), done)
  }

  /** A last line counts without its end, too. */
  override _flush(done: TransformCallback): void {
    this.hear(`${this.decoder.decode()}\n`).then(() => done(), done)
  }

  private async hear(text: string): Promise<void> {
    const [first = '', ...others] = text.split('\n')
    this.keep(first)
    for (const next of others) {
      const answer = this.held > LONGEST ? TOO_LONG : this.handOn(this.pieces.join(''))
      this.pieces = []
      this.held = 0
      this.keep(next)
      if (answer !== null) await this.refuse(answer)
    }
  }

  /** Of a line that is too long nothing is kept. */
  private keep(piece: string): void {
    this.held += piece.length
    if (this.held > LONGEST) this.pieces = []
    else this.pieces.push(piece)
  }

  /** Hands on what is a message; what to answer where it is none. */
  private handOn(line: string): Answer | null {
    if (line.trim() === '') return null
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      return NO_JSON
    }
    try {
      parseJSONRPCMessage(value)
    } catch {
      return noMessage(value)
    }
    this.push(`${line}\n`)
    return null
  }

  private async refuse({ code, id, message }: Answer): Promise<void> {
    const said = `${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`
    // Who does not read the answers is not heard either.
    if (!this.answers.write(said)) await once(this.answers, 'drain')
  }
}

function noMessage(value: unknown): Answer {
  const code = ProtocolErrorCode.InvalidRequest
  if (Array.isArray(value))
    return { code, id: null, message: 'Send one message a line: several in a list are not heard.' }
  const { id, ...rest } = (value ?? {}) as Record<string, unknown>
  // The id of an answer is of this side's own asking: with it, this would be taken for the answer to something else.
  const isReadable = typeof id === 'string' || Number.isInteger(id)
  const isAnswer = 'result' in rest || 'error' in rest
  return {
    code,
    id: isReadable && !isAnswer ? (id as string | number) : null,
    message:
      'This is no message of JSON-RPC 2.0: it has "jsonrpc": "2.0", "method" as a text, "params" as a map where there are any.',
  }
}
