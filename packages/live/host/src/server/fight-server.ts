import { parseJournal } from '@fray/kernel'
import type { Answer, SaidOf } from '@fray/live/protocol'
import { CLOSES } from '@fray/live/protocol'
import type { Campaigns } from '../campaign/campaigns.ts'
import { CAMPAIGN, isCampaign } from '../campaign/ids.ts'
import type { CampaignRequest } from '../campaign/request.ts'
import { type AccessToken, SPECTATORS } from '../connection/access-tokens.ts'
import { type Hall, HostConnection } from '../connection/host-connection.ts'
import type { HostTransport, Listener } from '../connection/host-transport.ts'
import { readEntry } from '../fight/entry.ts'
import { OpenFight } from '../fight/live-fight.ts'
import { type Seating, sittingAt } from '../fight/seating.ts'
import { startFight } from '../fight/start.ts'
import { linesFor } from '../fight/talk.ts'
import type { FightServer, Hosting, NewFight, Problems, SeatStep, Started, StartedCampaign } from '../hosting.ts'
import { BEAT, type Hint } from '../neighbours/neighbours.ts'
import { apart } from '../pictures/apart.ts'
import { takePicturesAlong } from '../pictures/take-along.ts'
import type { FightEntry, StoredPicture } from '../store/store.ts'
import { hearOf, notDone, quietly } from './faults.ts'
import { admitGuest, turnAwayGuest } from './guests.ts'
import { importJournal } from './import-journal.ts'
import { onceEach } from './once-each.ts'
import { Room } from './room.ts'
import { saveNew } from './save-new.ts'
import { hearSeating, NO_GUEST, type SeatsServer } from './seats.ts'
import { Shares } from './shares.ts'

/**
 * Creates the server of a host: it does nothing until fights are started or connections come.
 * @example
 * ```ts
 * import { MemoryAccessTokens, MemoryStore, openFightServer } from '@fray/live/host'
 * import { rulesets } from '@fray/rulesets'
 *
 * const chance = () => crypto.randomUUID()
 * const game = async (id: string) => (await rulesets[id]?.()) ?? null
 * const hosting = { store: new MemoryStore(), accessTokens: new MemoryAccessTokens(chance), game, program: 'my host 1', now: Date.now, chance }
 * const fightServer = openFightServer(hosting)
 * const encounter = { ruleset: 'zones', combatants: { Ada: { from: 'ada-the-warior' } } }
 * const started = await fightServer.start({ encounter, seed: 'seven' })
 * if ('problems' in started) console.log(started.problems[0]?.message) // There is no combatant "ada-the-warior" in the content. Did you mean "ada-the-warrior"?
 * ```
 */
export const openFightServer = (hosting: Hosting): FightServer =>
  new LiveFightServer({ ...hosting, now: () => Math.floor(hosting.now()) })

/** Whether only talk and pictures differ. */
const isOnlySaid = (
  { talk: _, pictures: _p, ...before }: Seating,
  { talk: _t, pictures: _q, ...now }: Seating,
): boolean => JSON.stringify(before) === JSON.stringify(now)

class LiveFightServer implements FightServer {
  private readonly hosting: Hosting
  /** Fights that are open or being opened. */
  private readonly opening = new Map<string, Promise<OpenFight | null>>()
  private readonly rooms = new Map<string, Room>()
  private readonly connections = new Set<HostConnection>()
  private readonly hall: Hall
  private readonly shares: Shares
  private readonly seats: SeatsServer
  /** Loaded when someone first comes with a campaign: most hosts have none. */
  private campaignTables: Campaigns | null = null
  private loading: Promise<Campaigns> | null = null
  private readonly stopListening: () => void
  private isStopping = false
  private beatAt = Number.NEGATIVE_INFINITY

  constructor(hosting: Hosting) {
    this.hosting = hosting
    this.shares = new Shares(hosting)
    this.seats = {
      accessTokens: hosting.accessTokens,
      seats: (fight) => this.rooms.get(fight.fight)?.presence().all.seats ?? [],
      admit: async (fight, by, re, guest, seat) => {
        const room = this.rooms.get(fight.fight)
        if (room !== undefined) return admitGuest(hosting, room, { by, re }, guest, seat)
        return (await fight.answered(by, re)) ?? { ...NO_GUEST, re }
      },
      turnAway: async ({ fight }, guest) => {
        const room = this.rooms.get(fight)
        return room !== undefined && turnAwayGuest(hosting, room, guest, () => this.peopleChanged(fight))
      },
      again: (fight, by, re) => this.again(fight, by, re),
    }
    this.hall = {
      program: hosting.program,
      now: hosting.now,
      find: (key) => hosting.accessTokens.find(key),
      open: (fight) => this.open(fight),
      knock: (fight, connection, name) => this.knock(fight, connection, name),
      arrive: async (connection, token, name) => (await this.loadCampaigns()).arrive(connection, token, name),
      hearCampaign: ({ campaign, seat }, request) => this.hearCampaign(campaign, seat, request),
      presence: (fight) => this.peopleChanged(fight.fight),
      left: (connection) => this.left(connection),
      fault: (error, fight) => hearOf(hosting, error, fight),
    }
    this.stopListening = hosting.neighbours?.listen((hint) => this.hearHint(hint)) ?? (() => undefined)
  }

  private loadCampaigns(): Promise<Campaigns> {
    this.loading ??= import('../campaign/campaigns.ts').then(({ Campaigns }) => {
      this.campaignTables = new Campaigns(this.hosting, {
        open: (fight) => this.open(fight),
        delete: (fight) => this.delete(fight),
      })
      return this.campaignTables
    })
    return this.loading
  }

  async start(newFight: NewFight): Promise<Started | Problems> {
    const first = await startFight(this.hosting, newFight)
    return 'problems' in first ? first : saveNew(this.hosting, first, newFight.keys)
  }

  async startAgain(fight: string, by: Readonly<Record<string, string>>): Promise<Started | Problems> {
    const [open, journal] = await Promise.all([this.open(fight), this.journal(fight)])
    if (open === null || journal === null) return { problems: [{ message: 'This fight no longer exists.' }] }
    const started = await this.start({ encounter: open.encounterAgain, dice: parseJournal(journal).head.dice, by })
    if ('fight' in started) await takePicturesAlong(this.hosting.store, open, () => this.open(started.fight))
    return started
  }

  async open(fight: string): Promise<OpenFight | null> {
    const known = this.opening.get(fight)
    if (known !== undefined) {
      const open = await known
      // Anyone who comes may have seen at another server what this one has not read yet.
      if (this.hosting.neighbours !== undefined) await open?.catchUp()
      return open
    }
    const opening = OpenFight.open(this.hosting, this.shares, fight)
    this.opening.set(fight, opening)
    let open: OpenFight | null = null
    try {
      open = await opening
    } finally {
      if (open === null) this.opening.delete(fight)
    }
    if (open !== null) this.furnish(open)
    return open
  }

  private furnish(open: OpenFight): void {
    const room = new Room(this.hosting, open)
    this.rooms.set(open.fight, room)
    open.log.onSeating = (before, now) => this.seatedOtherwise(room, before, now)
    open.onTimeOut = (seat, words) => {
      const text = JSON.stringify({ type: 'notice', words } satisfies SaidOf<'notice'>)
      for (const connection of this.connections)
        if (connection.seat?.fight === open.fight && connection.seat.seat === seat) connection.sendText(text)
    }
    open.log.onGone = () => this.gone(open.fight)
    open.hearSeating = onceEach((seat, request) =>
      hearSeating(this.seats, open, seat, request).catch((error: unknown) =>
        notDone(this.hosting, error, open.fight, request.id ?? null),
      ),
    )
    quietly(
      this.hosting,
      open.fight,
      room.lookAtPeople(() => this.presence(open.fight)),
    )
  }

  async list(): Promise<readonly FightEntry[]> {
    return (await this.hosting.store.list()).filter(({ ruleset }) => ruleset !== CAMPAIGN)
  }

  async startCampaign(title: string): Promise<StartedCampaign> {
    return (await this.loadCampaigns()).create(title)
  }

  async campaigns(): Promise<readonly FightEntry[]> {
    return (await this.hosting.store.list()).filter(({ ruleset }) => ruleset === CAMPAIGN)
  }

  async campaignFile(campaign: string): Promise<string | null> {
    return (await this.loadCampaigns()).file(campaign)
  }

  /** The portrait of a campaign's hero, by the picture's name; null if it is nobody's. */
  async campaignPicture(campaign: string, name: string): Promise<StoredPicture | null> {
    return (await this.loadCampaigns()).picture(campaign, name)
  }

  async importCampaign(file: string): Promise<StartedCampaign> {
    return (await this.loadCampaigns()).import(file)
  }

  async hearCampaign(campaign: string, seat: string, request: CampaignRequest): Promise<Answer> {
    return (await this.loadCampaigns()).hear(campaign, seat, request)
  }

  async leadsTo(accessToken: AccessToken, fight?: string): Promise<AccessToken | null> {
    if (isCampaign(accessToken.fight)) return (await this.loadCampaigns()).leadsTo(accessToken, fight)
    return fight === undefined || fight === accessToken.fight ? accessToken : null
  }

  async titleOf({ fight }: AccessToken): Promise<string | null> {
    if (isCampaign(fight)) return (await this.loadCampaigns()).titleOf(fight)
    const open = await this.open(fight)
    return open === null ? null : (await open.table(SPECTATORS)).table.fight.title
  }

  async delete(fight: string): Promise<boolean> {
    this.gone(fight)
    const isGone = await this.hosting.store.delete(fight)
    this.hosting.neighbours?.hint({ fight, about: 'gone', version: 0 })
    return isGone
  }

  /** The fight was deleted. */
  private gone(fight: string): void {
    for (const connection of [...this.connections])
      if (connection.seat?.fight === fight) connection.close('no-such-fight')
    this.putAway(fight)
  }

  private putAway(fight: string): void {
    this.rooms.delete(fight)
    this.opening.delete(fight)
  }

  async journal(fight: string, withPictures = false): Promise<string | null> {
    const entries = isCampaign(fight) ? [] : await this.hosting.store.read(fight, 1)
    if (entries.length === 0) return null
    const read = entries.map(({ text }) => readEntry(text))
    const engine = read.findLast(({ head }) => head.engine !== undefined)?.head.engine
    const [first = '', ...lines] = read.flatMap((one) => one.lines)
    // Everything plays the same with the version that the fight was carried over to, so the journal names that one.
    const head = engine === undefined ? first : JSON.stringify({ ...JSON.parse(first), rulesetVersion: engine })
    const open = withPictures ? await this.open(fight) : null
    const pictures =
      open === null
        ? []
        : await (await import('../pictures/picture-lines.ts')).fightPictureLines(this.hosting.store, open)
    return [head, ...lines, ...pictures].map((line) => `${line}\n`).join('')
  }

  async fork(fight: string, from: SeatStep): Promise<Started> {
    const [open, journal] = await Promise.all([this.open(fight), this.journal(fight)])
    if (open === null || journal === null) throw new RangeError('There is no such fight.')
    const { pictures: _, ...seating } = open.seating
    const first = await importJournal(this.hosting, journal, from, seating, await open.hiddenAt(from))
    const started = await saveNew(this.hosting, first)
    await takePicturesAlong(this.hosting.store, open, () => this.open(started.fight))
    return started
  }

  async importFight(text: string, from: SeatStep | null = null, keys = false): Promise<Started> {
    const started = await saveNew(this.hosting, await importJournal(this.hosting, text, from), keys)
    const { pictures } = apart(text)
    const open = pictures.length === 0 ? null : await this.open(started.fight)
    if (open !== null) await (await import('../pictures/picture-lines.ts')).showPictures(this.hosting, open, pictures)
    return started
  }

  accept(transport: HostTransport, accessToken: AccessToken | null = null): Listener {
    const connection = new HostConnection(this.hall, transport, accessToken)
    if (this.isStopping) connection.close('stopping')
    else this.connections.add(connection)
    return connection
  }

  tick(): void {
    const now = this.hosting.now()
    this.campaignTables?.tick(now)
    if (now - this.beatAt >= BEAT) this.beat(now)
    for (const connection of [...this.connections])
      this.apart(connection.seat?.fight ?? null, () => connection.tick(now))
    for (const [id, room] of [...this.rooms]) {
      this.apart(id, () => room.tick(now, () => this.presence(id)))
      if (room.isForgotten(now)) this.putAway(id)
    }
  }

  /** Runs something for one connection or one fight: its errors do not affect others. */
  private apart(fight: string | null, work: () => void): void {
    try {
      work()
    } catch (error) {
      this.hosting.fault?.(error, fight)
    }
  }

  private beat(now: number): void {
    this.beatAt = now
    const beaten = this.hosting.neighbours?.beat().then((wasKnown) => {
      if (wasKnown) return
      for (const { gathering } of this.rooms.values()) gathering.showAgain()
      this.campaignTables?.showAgain()
    })
    quietly(this.hosting, null, Promise.resolve(beaten))
  }

  async stop(): Promise<void> {
    this.isStopping = true
    this.stopListening()
    for (const connection of [...this.connections]) connection.close('stopping')
    for (const { fight } of this.rooms.values()) fight.waitNoLonger()
    await Promise.all([...this.rooms.values()].map(({ fight }) => fight.settled()))
    await this.hosting.neighbours?.leave().catch(() => undefined)
  }

  private hearHint(hint: Hint | null): void {
    if (hint === null) {
      this.hosting.count?.('deaf')
      for (const [id, room] of this.rooms) room.lookAgain(() => this.presence(id))
      this.campaignTables?.lookAgain(null)
      return
    }
    if (isCampaign(hint.fight)) {
      this.campaignTables?.hearHint(hint)
      return
    }
    const room = this.rooms.get(hint.fight)
    if (room === undefined) return
    const { fight, about } = hint
    const looked =
      about === 'people'
        ? room.lookAtPeople(() => this.presence(fight))
        : room.fight.catchUp(about === 'entries' ? hint.version : undefined)
    quietly(this.hosting, fight, looked)
  }

  private left(connection: HostConnection): void {
    this.connections.delete(connection)
    this.campaignTables?.left(connection)
    for (const [id, { lobby }] of this.rooms) if (lobby.left(connection)) this.peopleChanged(id)
  }

  private knock(fight: OpenFight, connection: HostConnection, name: string): string | null {
    const room = this.rooms.get(fight.fight)
    const guest = room?.lobby.knock(connection, name, room.gathering.guestsElsewhere.length) ?? null
    if (guest !== null) this.peopleChanged(fight.fight)
    return guest
  }

  /** Restarts the encounter with everyone in their seats, and announces it; {@link invite} sends the keys. */
  private async again(fight: OpenFight, by: string, re: Answer['re']): Promise<Answer> {
    const before = await fight.answered(by, re)
    if (before !== null) return before
    const cannot = (reason: string): Answer => ({ type: 'refused', re, rule: 'bad-value', reason })
    const { again: _, talk: _talk, pictures: _pictures, ...seating } = fight.seating
    const sittings = Object.entries(seating.seats)
    const players = Object.fromEntries(sittings.map(([seat, sitting]) => [seat, sitting.by]))
    const started = await this.startAgain(fight.fight, players)
    if ('problems' in started) return cannot(started.problems[0]?.message ?? 'It could not be begun.')
    const next = await this.open(started.fight)
    await next?.seat(next.refereeSeat, null, ({ pictures }) => ({
      ...seating,
      ...(pictures && { pictures }),
      paused: false,
    }))
    const answer = await fight.seat(by, re, (now) => ({ ...now, again: started.fight }))
    // Another server has done it meanwhile, or it could not be saved.
    if (fight.seating.again !== started.fight && answer.type !== 'in-doubt') await this.delete(started.fight)
    return answer
  }

  /** Sends everyone who is here the key to their seat at another fight. */
  private async invite(fight: string, to: string): Promise<void> {
    const keys = new Map<string, Promise<string>>()
    for (const connection of [...this.connections]) {
      const at = connection.seat
      if (at?.fight !== fight) continue
      const key = keys.get(at.seat) ?? this.hosting.accessTokens.make({ fight: to, seat: at.seat })
      keys.set(at.seat, key)
      connection.sendText(JSON.stringify({ type: 'again', key: await key, fight: to } satisfies SaidOf<'again'>))
    }
  }

  /** The seating has changed, here or at another server. */
  private async seatedOtherwise(room: Room, before: Seating, now: Seating): Promise<void> {
    const { fight } = room.fight
    for (const [seat, { closed = 0, away }] of Object.entries(now.seats)) {
      const was = sittingAt(before, seat)
      if (closed > (was?.closed ?? 0)) this.closeSeat(fight, seat)
      if (away === undefined && was?.away !== undefined) room.timing.cameBack(seat, this.hosting.now())
    }
    if ((now.doorClosed ?? 0) > (before.doorClosed ?? 0))
      for (const connection of room.lobby.connections) connection.close('revoked')
    this.tellTalk(room, before, now)
    if (now.again !== undefined && now.again !== before.again) await this.invite(fight, now.again)
    // Talk does not change who is present, and nobody shall count what is shown to others.
    if (!isOnlySaid(before, now)) this.presence(fight)
  }

  /** Sends everyone the talk that they may read, and where someone points. */
  private tellTalk({ fight }: Room, before: Seating, now: Seating): void {
    const { pointed } = now.talk ?? {}
    const isOther = now.talk?.lines !== before.talk?.lines
    const isPointed = pointed !== undefined && pointed.n !== before.talk?.pointed?.n
    if (!isOther && !isPointed) return
    for (const connection of this.connections) {
      const at = connection.seat
      if (at?.fight !== fight.fight) continue
      const lines = linesFor(now, at.seat)
      // Talk between others is no news.
      if (isOther && JSON.stringify(lines) !== JSON.stringify(linesFor(before, at.seat)))
        connection.say({ type: 'talk', lines })
      if (isPointed && fight.seesPlace(at.seat, pointed.place))
        connection.say({ type: 'pointed', by: pointed.by, place: pointed.place })
    }
  }

  private closeSeat(fight: string, seat: string): void {
    for (const connection of [...this.connections])
      if (connection.seat?.fight === fight && connection.seat.seat === seat)
        connection.close('revoked', CLOSES.revoked.what)
  }

  /** The people here have changed: tells everyone at the fight, and the other servers. */
  private peopleChanged(fight: string): void {
    this.presence(fight)
    this.rooms.get(fight)?.gathering.show()
  }

  /** Tells everyone at the fight who is there. */
  private presence(fight: string): void {
    const room = this.rooms.get(fight)
    if (room === undefined) return
    const { all, forReferee } = room.presence()
    const text = JSON.stringify(all)
    const forRefereeText = all === forReferee ? text : JSON.stringify(forReferee)
    for (const connection of this.connections) {
      const at = connection.seat
      if (at?.fight === fight) connection.sendText(room.fight.roleOf(at.seat) === 'referee' ? forRefereeText : text)
    }
  }
}
