import { type ChildProcess, spawn } from 'node:child_process'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** A message as the fake service got it. */
export interface Got {
  /** The id of what was said or pressed, to which it is an answer. */
  readonly to: string
  /** Whether it is whole, or the last piece of a long one: the bot gives only that its buttons, be they none. */
  readonly isLast: boolean
  /** Who sees it; null for everybody. */
  readonly only: string | null
  readonly content: string
  readonly buttons: readonly { readonly custom_id: string; readonly label: string }[]
  readonly mentions: unknown
  readonly about: string
  readonly picture: Uint8Array | null
}

interface Payload {
  readonly content: string
  readonly flags: number
  readonly allowed_mentions: unknown
  readonly components?: readonly { readonly components: Got['buttons'] }[]
  readonly attachments?: readonly { readonly description: string }[]
}

/** A chat service of one's own that speaks as Discord does: it signs what people say, and takes the bot's messages. */
export class FakeService {
  /** All messages, in order. */
  readonly got: Got[] = []
  readonly #keys = generateKeyPairSync('ed25519')
  readonly #who = new Map<string, { readonly id: string; readonly person: string; readonly deferred: number }>()
  readonly #heard: (got: Got) => void
  readonly #server = createServer((request, response) => {
    void (async () => {
      const token = /\/webhooks\/app\/([^/]+)/.exec(request.url ?? '')?.[1] ?? ''
      const type = request.headers['content-type'] ?? ''
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const form = await new Response(Buffer.concat(parts), { headers: { 'content-type': type } }).formData()
      this.#take(token, request.method === 'PATCH', form, await pictureIn(form))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })().catch((error) => response.writeHead(400).end(String(error)))
  })
  #bot: { readonly child: ChildProcess; readonly url: string } | null = null
  #n = 0

  /** `heard` is called with each message. */
  constructor(heard: (got: Got) => void = () => {}) {
    this.#heard = heard
  }

  /** Starts the bot in a process of its own, at a server, remembering in a file; with a seed, fights have the same dice each time. */
  async start(server: string, file: string, seed = ''): Promise<void> {
    if (!this.#server.listening) await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    const { port } = this.#server.address() as { port: number }
    const x = this.#keys.publicKey.export({ format: 'jwk' }).x ?? ''
    const bot = {
      FRAY_SERVER: server,
      FRAY_SEED: seed,
      FRAY_CHAT_FILE: file,
      DISCORD_API: `http://127.0.0.1:${port}`,
      PORT: '0',
    }
    const env = { ...process.env, ...bot, DISCORD_PUBLIC_KEY: Buffer.from(x, 'base64url').toString('hex') }
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    this.#bot = { child, url: /http:\S+/.exec(said.toString())?.[0] ?? '' }
  }

  /** Ends the bot. */
  async stop(): Promise<void> {
    const child = this.#bot?.child
    if (child === undefined || child.exitCode !== null) return
    const gone = once(child, 'close')
    child.kill()
    await gone
  }

  /** Ends the bot and the service. */
  async close(): Promise<void> {
    try {
      await this.stop()
    } finally {
      this.#server.close()
      this.#server.closeAllConnections()
    }
  }

  /** What the service sends when somebody types words behind `/fray`. */
  typed(person: string, words: string, channel = 'table') {
    const [name = '', ...rest] = words.split(' ')
    const options = rest.length > 0 ? [{ type: 3, name: 'words', value: rest.join(' ') }] : []
    return this.#interaction(person, channel, 2, { name: 'fray', options: [{ type: 1, name, options }] })
  }

  /** What the service sends when somebody presses a button. */
  pressed = (person: string, custom_id: string, channel = 'table') =>
    this.#interaction(person, channel, 3, { custom_id, component_type: 2 })

  /** Sends the bot what the service would; the headers are the right ones but for those that are given. */
  post(
    interaction: unknown,
    { seconds = Math.floor(Date.now() / 1000), ...headers }: Record<string, string | number> = {},
  ) {
    const body = JSON.stringify(interaction)
    const signature = sign(null, Buffer.from(seconds + body), this.#keys.privateKey).toString('hex')
    const signed = { 'x-signature-ed25519': signature, 'x-signature-timestamp': String(seconds) }
    return fetch(this.#bot?.url ?? '', { method: 'POST', body, headers: { ...signed, ...(headers as object) } })
  }

  #interaction(person: string, channel: string, type: number, data: object) {
    const id = String(++this.#n)
    const token = createHmac('sha256', 'fake').update(id).digest('hex')
    this.#who.set(token, { id, person, deferred: 64 })
    return { id, token, type, application_id: 'app', channel_id: channel, member: { user: { id: person } }, data }
  }

  #take(token: string, isOriginal: boolean, form: FormData, picture: Uint8Array | null): void {
    const { content, flags, allowed_mentions, components, attachments } = JSON.parse(
      String(form.get('payload_json')),
    ) as Payload
    const who = this.#who.get(token)
    if (who === undefined) throw new Error('Nobody has this token.')
    if (content.length > 2000) throw new Error('A message has at most 2000 characters.')
    const got = {
      to: who.id,
      isLast: components !== undefined,
      // An edited answer is seen by those by whom its deferral was; another message says itself who sees it.
      only: ((isOriginal ? who.deferred : flags) & 64) === 0 ? null : who.person,
      content,
      buttons: (components ?? []).flatMap((row) => row.components),
      mentions: allowed_mentions,
      about: attachments?.[0]?.description ?? '',
      picture,
    }
    this.got.push(got)
    this.#heard(got)
  }
}

async function pictureIn(form: FormData): Promise<Uint8Array | null> {
  const file = form.get('files[0]')
  return file === null || typeof file === 'string' ? null : new Uint8Array(await file.arrayBuffer())
}
