import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { PNG_FILES, type PngFiles, pngOf } from '@fray/drawing/png'
import type { Button, Hear, Message } from './chat.ts'

/** How the adapter for Discord's interactions over HTTP is run. */
export interface DiscordOptions {
  /** The application's public key, in hexadecimal digits. */
  readonly publicKey: string
  /** Where messages are sent. */
  readonly api: string
  readonly host: string
  readonly port: number
}

/** An interaction, as far as it is read. */
interface Interaction {
  readonly id: string
  readonly type: number
  readonly application_id: string
  readonly token: string
  readonly channel_id?: string
  readonly member?: { readonly user?: { readonly id: string } }
  readonly user?: { readonly id: string }
  readonly data?: {
    readonly custom_id?: string
    readonly options?: readonly { readonly name: string; readonly options?: readonly { readonly value: unknown }[] }[]
  }
}

const [PING, COMMAND, COMPONENT] = [1, 2, 3]
const [PONG, DEFERRED] = [1, 5]
const EPHEMERAL = 64
/** The longest message, with some room; the longest button; buttons in a row; rows. */
const [TEXT, LABEL, ROW, ROWS] = [1900, 80, 5, 5]
const [MOST_BYTES, MOST_SECONDS] = [200_000, 300]

const { resolve } = createRequire(import.meta.resolve('@fray/drawing/png'))
const bytes = (module: string): Uint8Array => readFileSync(resolve(module))
let files: PngFiles | null = null

/** The renderer and the face, read with the first picture and kept. */
function pngFiles(): PngFiles {
  files ??= { wasm: bytes(PNG_FILES.wasm), fonts: PNG_FILES.fonts.map(bytes) }
  return files
}

/** Whether the service has signed this body at this time, and lately: what is older was perhaps overheard and is sent again. */
export function isSigned(publicKey: string, headers: IncomingMessage['headers'], body: string, now: number): boolean {
  const [signature, timestamp] = [headers['x-signature-ed25519'], headers['x-signature-timestamp']]
  if (typeof signature !== 'string' || !/^[\da-f]{128}$/i.test(signature)) return false
  if (typeof timestamp !== 'string' || !(Math.abs(now / 1000 - Number(timestamp)) < MOST_SECONDS)) return false
  const x = Buffer.from(publicKey, 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(timestamp + body), key, Buffer.from(signature, 'hex'))
}

/** Plain text as the service shows it unchanged: no markup, no mentions, no links. */
export const escaped = (text: string): string =>
  text.replace(/[\\*_~`|<>[\]()#@:-]/g, '\\$&').replace(/^(\s*\d+)\./gm, '$1\\.')

/** Hears the service, and answers. Resolves when it listens. */
export async function listen({ publicKey, api, host, port }: DiscordOptions, hear: Hear): Promise<Server> {
  const heard = new Set<string>()
  const server = createServer(async (request, response) => {
    const answer = (status: number, value: unknown): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    try {
      const body = await bodyOf(request)
      if (request.method !== 'POST') return answer(405, { error: 'Interactions are posted.' })
      if (!isSigned(publicKey, request.headers, body, Date.now()))
        return answer(401, { error: 'The signature is wrong.' })
      const interaction = JSON.parse(body) as Interaction
      if (interaction.type === PING) return answer(200, { type: PONG })
      const command = commandOf(interaction, api)
      if (command === null) return answer(400, { error: 'This kind of interaction is not known here.' })
      if (heard.has(interaction.id)) return answer(409, { error: 'This was heard before.' })
      heard.add(interaction.id)
      setTimeout(() => heard.delete(interaction.id), 2 * MOST_SECONDS * 1000).unref()
      // The answer is due within three seconds; what is said comes after it, and only the person sees the first of it.
      answer(200, { type: DEFERRED, data: { flags: EPHEMERAL } })
      await hear(command)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      if (!response.headersSent) answer(400, { error: 'This could not be read.' })
    }
  })
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done))
  return server
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) throw new Error('A request was too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function commandOf({ type, data, channel_id, member, user, application_id, token }: Interaction, api: string) {
  const person = (member?.user ?? user)?.id
  if ((type !== COMMAND && type !== COMPONENT) || person === undefined || channel_id === undefined) return null
  const option = data?.options?.[0]
  const typed = [option?.name ?? 'help', ...(option?.options ?? []).map(({ value }) => String(value))].join(' ')
  const hook = `${api}/webhooks/${encodeURIComponent(application_id)}/${encodeURIComponent(token)}`
  let isTold = false
  const tell = async (message: Message): Promise<void> => {
    for (const [i, form] of (await formsOf(message, EPHEMERAL)).entries()) {
      // The first one takes the place of "is thinking"; what is sent before that would be lost in it.
      await (isTold || i > 0 ? send('POST', hook, form) : send('PATCH', `${hook}/messages/@original`, form))
      isTold = true
    }
  }
  const show = async (message: Message): Promise<void> => {
    if (!isTold) await tell({ text: 'Done.' })
    for (const form of await formsOf(message, 0)) await send('POST', hook, form)
  }
  return { channel: channel_id, person, words: type === COMPONENT ? (data?.custom_id ?? '') : typed, tell, show }
}

/** A message as the service takes it: in several where it is long, with picture and buttons at the last. */
async function formsOf({ text, picture, buttons = [] }: Message, flags: number): Promise<FormData[]> {
  const pieces = ['']
  for (const line of text.split('\n').map((line) => escaped(line).slice(0, TEXT))) {
    const last = pieces.at(-1) ?? ''
    if (last.length + line.length < TEXT) pieces[pieces.length - 1] = last === '' ? line : `${last}\n${line}`
    else pieces.push(line)
  }
  const png = picture === undefined ? null : await pngOf(picture.svg, pngFiles())
  return pieces.map((content, i) => {
    const isLast = i === pieces.length - 1
    const form = new FormData()
    const attachments = [{ id: 0, filename: 'board.png', description: picture?.description.slice(0, 1000) }]
    const more = isLast ? { components: rowsOf(buttons), attachments: png === null ? [] : attachments } : {}
    form.set('payload_json', JSON.stringify({ content, flags, allowed_mentions: { parse: [] }, ...more }))
    if (isLast && png !== null)
      form.set('files[0]', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'board.png')
    return form
  })
}

function rowsOf(buttons: readonly Button[]): object[] {
  const made = new Map(buttons.filter(({ words }) => words.length <= 100).map((one) => [one.words, one]))
  const all = [...made.values()].slice(0, ROW * ROWS).map(({ words, label }) => {
    const short = label.length > LABEL ? `${label.slice(0, LABEL - 1)}…` : label
    return { type: 2, style: 2, custom_id: words, label: short }
  })
  return Array.from({ length: Math.ceil(all.length / ROW) }, (_, i) => ({
    type: 1,
    components: all.slice(i * ROW, i * ROW + ROW),
  }))
}

async function send(method: string, url: string, body: FormData): Promise<void> {
  for (let left = 3; ; left--) {
    const response = await fetch(url, { method, body })
    if (response.ok) return
    if (response.status !== 429 || left === 0) throw new Error(`The chat service answers with ${response.status}.`)
    const seconds = Number(response.headers.get('retry-after') ?? 1)
    await new Promise((done) => setTimeout(done, Math.min(seconds, 30) * 1000))
  }
}
