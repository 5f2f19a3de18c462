import { once } from 'node:events'
import { Transform, type TransformCallback, type Writable } from 'node:stream'
import { ProtocolErrorCode, parseJSONRPCMessage } from '@modelcontextprotocol/server'

/** The most characters in one line: more than any tool takes. */
const LONGEST = 1024 * 1024

/** The error for a line that is not a message. */
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
 * Passes on the lines of a client that are JSON-RPC 2.0 messages. All others are answered here, because nobody else
 * would: invalid JSON with -32700, anything else that is not a message with -32600 and its id, if it is readable.
 * Blank lines are skipped.
 */
export class MessageLines extends Transform {
  private readonly answers: Writable
  private readonly decoder = new TextDecoder()
  /** Pieces of the unfinished line, and their total length. */
  private pieces: string[] = []
  private held = 0

  /** @param answers the stream to the client */
  constructor(answers: Writable) {
    super()
    this.answers = answers
  }

  override _transform(chunk: Uint8Array, _encoding: string, done: TransformCallback): void {
    this.hear(this.decoder.decode(chunk, { stream: true })).then(() => done(), done)
  }

  /** The last line counts even without a line end. */
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

  /** Nothing of a line that is too long is stored. */
  private keep(piece: string): void {
    this.held += piece.length
    if (this.held > LONGEST) this.pieces = []
    else this.pieces.push(piece)
  }

  /** Passes on a message, or returns the error for a line that is not one. */
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
    // Stop reading from a client that does not read its answers.
    if (!this.answers.write(said)) await once(this.answers, 'drain')
  }
}

function noMessage(value: unknown): Answer {
  const code = ProtocolErrorCode.InvalidRequest
  if (Array.isArray(value))
    return { code, id: null, message: 'Send one message a line: several in a list are not heard.' }
  const { id, ...rest } = (value ?? {}) as Record<string, unknown>
  // The id of a response belongs to this side's requests: echoing it would look like the answer to something else.
  const isReadable = typeof id === 'string' || Number.isInteger(id)
  const isAnswer = 'result' in rest || 'error' in rest
  return {
    code,
    id: isReadable && !isAnswer ? (id as string | number) : null,
    message:
      'This is no message of JSON-RPC 2.0: it has "jsonrpc": "2.0", "method" as a text, "params" as a map where there are any.',
  }
}
