import { messageOf } from '@fray/kernel'
import {
  type Answer,
  CLOSES,
  type CloseName,
  type Heard,
  type Hello,
  isCampaigning,
  misfitOf,
  PROTOCOL,
  type Role,
  readHeard,
  type Said,
  type SaidOf,
} from '@fray/live/protocol'
import { isCampaign } from '../campaign/ids.ts'
import type { CampaignRequest } from '../campaign/request.ts'
import { answerAt } from '../fight/asked.ts'
import type { OpenFight } from '../fight/live-fight.ts'
import { CannotOpen } from '../fight/opened.ts'
import { Queue } from '../fight/queue.ts'
import type { Device, SeatView } from '../fight/seat-view.ts'
import { linesFor } from '../fight/talk.ts'
import { type AccessToken, SPECTATORS } from './access-tokens.ts'
import type { HostTransport, Listener } from './host-transport.ts'
import { MessagesBehind } from './messages-behind.ts'

/** What a connection needs of the server. */
export interface Hall {
  readonly program: string
  readonly now: () => number
  find(key: string): Promise<AccessToken | null>
  open(fight: string): Promise<OpenFight | null>
  /** Asks the referee to let a guest in; null if too many are asking already. */
  knock(fight: OpenFight, connection: HostConnection, name: string): string | null
  /** Someone connects by a link of a campaign. */
  arrive(connection: HostConnection, token: AccessToken, name: string): Promise<void>
  /** Takes a request about a campaign. */
  hearCampaign(at: AtCampaign, request: CampaignRequest): Promise<Answer>
  /** The people present have changed. */
  presence(fight: OpenFight): void
  /** The connection has closed. */
  left(connection: HostConnection): void
  /** Reports an error; errors of the store are nobody's fault. */
  fault(error: unknown, fight: string | null): void
}

/** Seconds of silence after which a client pings. */
const BEAT = 15
/** Milliseconds within which a connection has to say hello. */
const HELLO = 10_000
/** Unsent characters above which a client counts as too slow. */
const TOO_SLOW = 4_000_000
/** Messages that were not understood, after which the connection ends. */
const MISHEARD = 50
/** The most requests of one connection being answered at once. */
const AT_ONCE = 64

/** The person behind a connection that came by a link of a campaign. */
export interface AtCampaign {
  readonly campaign: string
  /** The person's id, which is that of their seat in every fight. */
  readonly seat: string
}

/** Words of fights that refer to the campaign's links and fights on a campaign's connection. */
const OF_THE_CAMPAIGN: ReadonlySet<Heard['do']> = new Set(['invite', 'revoke', 'rename', 'again'])

const isOfCampaign = (message: Heard): message is CampaignRequest =>
  isCampaigning(message) || OF_THE_CAMPAIGN.has(message.do)

interface Seat {
  readonly fight: OpenFight
  readonly seat: string
  readonly role: Role
}

/** One connection, from hello to close. */
export class HostConnection implements Listener {
  /** When the last message came, in milliseconds. */
  heardAt: number
  /** Its seat, once welcomed. */
  private sitting: Seat | null = null
  private state: 'new' | 'opening' | 'lobby' | 'open' | 'closed' = 'new'
  private misheard = 0
  private asked = 0
  private readonly device: Device
  /** Aborted once the connection is gone: requests that have not begun are not done. */
  private readonly left = { aborted: false }
  private readonly hall: Hall
  private readonly transport: HostTransport
  private readonly accessToken: AccessToken | null
  private name = ''
  /** Set if it came by a link of a campaign: it then moves from fight to fight. */
  at: AtCampaign | null = null
  private readonly moves = new Queue()
  /** Finds the messages behind English words; null if the client does not want them. */
  private behind: MessagesBehind | null = null

  constructor(hall: Hall, transport: HostTransport, accessToken: AccessToken | null) {
    this.hall = hall
    this.transport = transport
    this.accessToken = accessToken
    this.heardAt = hall.now()
    this.device = { send: (text) => this.sendText(text), again: () => this.again() }
  }

  /** The seat of this connection, or null. */
  get seat(): { readonly fight: string; readonly seat: string } | null {
    return this.sitting === null ? null : { fight: this.sitting.fight.fight, seat: this.sitting.seat }
  }

  hear(text: string): void {
    if (this.state === 'closed') return
    this.heardAt = this.hall.now()
    const message = readHeard(text)
    if ('problem' in message) {
      this.say({ type: 'refused', re: message.id, rule: 'not-understood', reason: message.problem })
      if (this.state === 'new') this.close('no-hello')
      else if (++this.misheard > MISHEARD) this.close('not-understood')
      return
    }
    this.receive(message).catch((error: unknown) => this.failed(error))
  }

  /** Something went wrong: closes so that the client reconnects. */
  private failed(error: unknown): void {
    this.hall.fault(error, this.seat?.fight ?? null)
    this.close('again')
  }

  private async receive(message: Heard): Promise<void> {
    if (message.do === 'hello') {
      if (this.state === 'new') await this.open(message)
      return
    }
    if (this.state === 'new') return this.close('no-hello')
    if (message.do === 'bye') return this.close('bye')
    if (message.do === 'ping') return this.pong(message.n)
    const { sitting, at } = this
    const re = 'id' in message ? (message.id ?? null) : null
    if (at === null && isCampaigning(message)) {
      this.say({ type: 'refused', re, rule: 'not-your-seat', reason: 'Your link does not belong to a campaign.' })
      return
    }
    const isOfTheCampaign = at !== null && isOfCampaign(message)
    if (sitting === null && !isOfTheCampaign) {
      const reason = at === null ? 'The referee has not let you in yet.' : 'No fight is open: wait for the referee.'
      if (message.do !== 'resume') this.say({ type: 'refused', re, rule: 'not-your-seat', reason })
      return
    }
    if (message.do === 'resume') return sitting === null ? undefined : this.resume(sitting, message)
    if (this.asked >= AT_ONCE) {
      this.say({ type: 'refused', re, rule: 'too-fast', reason: 'Too much is asked at once: wait for the answers.' })
      return
    }
    this.asked++
    try {
      const asking = { from: this.transport.from ?? '', signal: this.left }
      if (isOfTheCampaign) await this.askCampaign(at, message)
      else if (sitting !== null && !isCampaigning(message))
        this.say(await answerAt(sitting.fight, sitting.seat, message, asking))
    } finally {
      this.asked--
    }
  }

  /** A person who is renamed in the campaign is renamed in the fight, too. */
  private async askCampaign(at: AtCampaign, message: CampaignRequest): Promise<void> {
    const { sitting } = this
    const answer = await this.hall.hearCampaign(at, message)
    if (message.do === 'rename' && sitting !== null && answer.type === 'accepted')
      await answerAt(sitting.fight, sitting.seat, message)
    this.say(answer)
  }

  private async open(hello: Hello): Promise<void> {
    this.state = 'opening'
    if (hello.messages === true) this.behind = new MessagesBehind()
    const misfit = misfitOf(hello.protocol)
    if (misfit !== null) return this.close(misfit.close, misfit.words)
    const accessToken = this.accessToken ?? (hello.key === undefined ? null : await this.hall.find(hello.key))
    if (accessToken === null) return this.close('no-such-link')
    if (isCampaign(accessToken.fight)) return this.comeToCampaign(accessToken, hello)
    let fight: OpenFight | null
    try {
      fight = await this.hall.open(accessToken.fight)
    } catch (error) {
      const words = messageOf(error)
      if (!(error instanceof CannotOpen)) this.hall.fault(error, accessToken.fight)
      return this.close(error instanceof CannotOpen ? 'cannot-open' : 'busy', words)
    }
    if (fight === null) return this.close('no-such-fight')
    this.name = hello.name ?? 'Somebody'
    if (this.isClosed) return
    if (accessToken.seat === null) {
      this.state = 'lobby'
      const guest = this.hall.knock(fight, this, this.name)
      if (guest === null) return this.close('full')
      this.say({ type: 'lobby', guest })
      return
    }
    await this.sit(fight, accessToken.seat, hello.resume)
    // The key may have been revoked while it was looked up, when there was no seated connection to close.
    if (hello.key !== undefined && this.accessToken === null && (await this.hall.find(hello.key)) === null)
      this.close('revoked')
  }

  private async comeToCampaign(accessToken: AccessToken, { name = 'Somebody', resume, key }: Hello): Promise<void> {
    this.resuming = resume
    try {
      await this.hall.arrive(this, accessToken, name)
    } catch (error) {
      if (!(error instanceof CannotOpen)) this.hall.fault(error, accessToken.fight)
      return this.close(error instanceof CannotOpen ? 'cannot-open' : 'busy', messageOf(error))
    }
    if (key !== undefined && this.accessToken === null && (await this.hall.find(key)) === null) this.close('revoked')
  }

  /** How far a returning client was; used once. */
  private resuming: Hello['resume']

  /** Joins it to a campaign; a new person is told their key. */
  takeCampaign({ campaign, seat, key }: AtCampaign & { readonly key: string | null }): void {
    this.at = { campaign, seat }
    this.state = 'open'
    if (key !== null) this.say({ type: 'admitted', key, seat })
  }

  /** Leaves the fight for the present one of the campaign, or for the lobby if there is none. */
  moveTo(present: () => Promise<OpenFight | null>): Promise<void> {
    return this.moves.add(async () => {
      const { at, sitting, resuming } = this
      const fight = await present()
      if (at === null || this.isClosed || (fight !== null && fight === sitting?.fight)) return
      this.resuming = undefined
      this.sitting = null
      if (sitting !== null) {
        sitting.fight.detach(sitting.seat, this.device)
        this.hall.presence(sitting.fight)
      }
      // Someone who joined after the fight began, and found no free seat, watches it.
      if (fight !== null) await this.sit(fight, fight.roleOf(at.seat) === null ? SPECTATORS : at.seat, resuming)
    })
  }

  /** Whether the connection has ended. */
  get isClosed(): boolean {
    return this.state === 'closed'
  }

  /** The referee has let the guest in. */
  async admit(fight: OpenFight, seat: string, key: string): Promise<void> {
    this.say({ type: 'admitted', key, seat })
    try {
      await this.sit(fight, seat)
    } catch (error) {
      // The client knows its key by now.
      this.failed(error)
    }
  }

  private async sit(fight: OpenFight, seat: string, resume?: Hello['resume']): Promise<void> {
    const role = fight.roleOf(seat)
    if (role === null) return this.close('no-such-link')
    await fight.attach(seat, this.device, (view, epoch) => {
      if (this.isClosed) return
      this.state = 'open'
      this.sitting = { fight, seat, role }
      const missed = resume?.epoch === epoch ? view.since(resume.seq) : null
      this.welcome(view, epoch, missed)
    })
    if (this.isClosed) fight.detach(seat, this.device)
    this.hall.presence(fight)
  }

  private welcome(view: SeatView, epoch: string, missed: readonly string[] | null): void {
    const { fight, seat, role } = this.sitting as Seat
    this.say({
      ...{ type: 'welcome', protocol: PROTOCOL, program: this.hall.program, fight: fight.fight, epoch, seat, role },
      ...{ recovered: missed !== null, beat: BEAT, readOnly: fight.readOnly },
    } as SaidOf<'welcome'>)
    if (fight.carriedOver !== null) this.say({ type: 'notice', words: fight.carriedOver })
    const lines = linesFor(fight.seating, seat)
    if (lines.length > 0) this.say({ type: 'talk', lines })
    if (this.behind !== null) view.sayAgain()
    if (missed === null) this.say(view.whole())
    else for (const text of missed) this.sendText(text)
  }

  /** The fight was opened again: welcomes the client again over the same connection. */
  private again(): void {
    const { fight, seat } = this.sitting as Seat
    fight.atView(seat, (view, epoch) => this.welcome(view, epoch, null)).catch((error: unknown) => this.failed(error))
  }

  private async resume({ fight, seat }: Seat, { epoch, seq }: Extract<Heard, { do: 'resume' }>): Promise<void> {
    await fight.atView(seat, (view, now) => {
      const missed = epoch === now ? view.since(seq) : null
      if (missed === null) this.welcome(view, now, null)
      else for (const text of missed) this.sendText(text)
    })
  }

  private async pong(n: number | undefined): Promise<void> {
    const { sitting } = this
    const seq = sitting === null ? 0 : await sitting.fight.atView(sitting.seat, (view) => view.seq)
    this.say({ type: 'pong', ...(n === undefined ? {} : { n }), seq })
  }

  /** Sends a message to this connection alone. */
  say(said: Said): void {
    this.sendText(JSON.stringify(said))
  }

  /** Sends a message that is already JSON. */
  sendText(text: string): void {
    if (this.isClosed) return
    const behind = this.behind?.of(text) ?? []
    if (behind.length > 0) this.transport.send(JSON.stringify({ type: 'messages', behind } satisfies Said))
    this.transport.send(text)
    if (this.transport.waiting > TOO_SLOW) this.close('too-slow')
  }

  /** Ends the connection. */
  close(why: CloseName, words: string = CLOSES[why].what): void {
    if (this.isClosed) return
    if (why !== 'too-slow') this.say({ type: 'closing', why, words, comeBack: CLOSES[why].comeBack })
    this.transport.close(why, words)
    this.gone()
  }

  /** Ends the connection after too long a silence. */
  tick(now: number): void {
    const silent = now - this.heardAt
    // A hello that is late, on a slow line or at a busy server, is not a wrong one: the client may reconnect.
    if (silent > (this.state === 'new' ? HELLO : BEAT * 3_000)) this.close('silent')
  }

  gone(): void {
    if (this.isClosed) return
    this.state = 'closed'
    this.left.aborted = true
    const { sitting } = this
    if (sitting !== null) sitting.fight.detach(sitting.seat, this.device)
    this.hall.left(this)
    if (sitting !== null) this.hall.presence(sitting.fight)
  }
}
