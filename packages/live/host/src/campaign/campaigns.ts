import { messageOf } from '@fray/kernel'
import { type Answer, type CampaignEvent, campaignEntryText, readCampaignEntry, type SaidOf } from '@fray/live/protocol'
import { type AccessToken, SPECTATORS } from '../connection/access-tokens.ts'
import type { HostConnection } from '../connection/host-connection.ts'
import { BURST, SPAN, tooFast } from '../fight/talk.ts'
import type { Hosting, StartedCampaign } from '../hosting.ts'
import type { Hint } from '../neighbours/neighbours.ts'
import { Pacing } from '../pacing.ts'
import { apart } from '../pictures/apart.ts'
import { keepPictures, pictureLines } from '../pictures/picture-lines.ts'
import { notDone, quietly } from '../server/faults.ts'
import { Gathering, type Place } from '../server/people.ts'
import type { StoredPicture } from '../store/store.ts'
import { Campaign, type Change, noteOf } from './campaign.ts'
import { type CampaignsServer, FightOpener } from './fight-opener.ts'
import { freshCampaign, isCampaign } from './ids.ts'
import { personId } from './next-fight.ts'
import { CampaignRefused, needPerson, needPrepared, noPerson } from './refused.ts'
import type { CampaignRequest } from './request.ts'
import { after, type CampaignState, NO_CAMPAIGN, REFEREE } from './state.ts'

/** People that a campaign may have. */
const MOST_PEOPLE = 16
/** Milliseconds after which other servers are asked for news of which no hint was heard. */
const POLL = 15_000
/** Milliseconds after which a campaign at which nobody sits is put away. */
const FORGOTTEN = 300_000

interface Table {
  readonly campaign: Campaign
  readonly connections: Set<HostConnection>
  readonly gathering: Gathering
  polledAt: number
  /** When somebody last asked for something. */
  usedAt: number
}

/** All campaigns of a host: those at which somebody sits lie in memory, the others in the store. */
export class Campaigns {
  private readonly hosting: Hosting
  private readonly server: CampaignsServer
  private readonly opening: FightOpener
  private readonly tables = new Map<string, Promise<Table | null>>()
  private readonly writing = new Pacing(BURST, SPAN)
  /** What each connection was last told of its campaign. */
  private readonly told = new WeakMap<HostConnection, string>()

  constructor(hosting: Hosting, server: CampaignsServer) {
    this.hosting = hosting
    this.server = server
    this.opening = new FightOpener(hosting, server)
  }

  /** Creates a campaign, with a key for the referee, an open one, and one for spectators. */
  create(title: string): Promise<StartedCampaign> {
    return this.save([{ is: 'created', title }])
  }

  /** The campaign as lines of a file; null where there is none. */
  async file(id: string): Promise<string | null> {
    if (!isCampaign(id)) return null
    const entries = await this.hosting.store.read(id, 1)
    if (entries.length === 0) return null
    // One line for one event, however they came to be in the log: a file that is imported and saved again is the same.
    const all = entries.flatMap(({ text }) => readCampaignEntry(text))
    const { portraits, notes } = all.reduce(after, NO_CAMPAIGN)
    // The file is the referee's: of notes it has what the referee may read now, and nothing of what was there before.
    const events = [...all.filter(({ is }) => is !== 'note'), ...notesForReferee(notes)]
    const pictures = await pictureLines(this.hosting.store, id, Object.values(portraits))
    return [HEAD, ...events.map((event) => campaignEntryText([event])), ...pictures].map((line) => `${line}\n`).join('')
  }

  /** Makes a campaign of a file, with new keys; nobody has a link to it but the referee. Throws an error with the line where it is none. */
  async import(text: string): Promise<StartedCampaign> {
    const {
      lines: [head, ...lines],
      pictures,
    } = apart(text)
    if (head !== HEAD) throw new RangeError(`Line 1: this is not a file of a campaign, which begins with ${HEAD}.`)
    const events = lines.flatMap((line, at) => {
      try {
        return readCampaignEntry(line)
      } catch (error) {
        throw new RangeError(`Line ${at + 2}: ${messageOf(error)}`)
      }
    })
    if (events[0]?.is !== 'created') throw new RangeError('Line 2: a campaign begins with "created".')
    // The present fight stays where it was.
    const isInFight = events.reduce(after, NO_CAMPAIGN).now !== null
    const started = await this.save(isInFight ? [...events, { is: 'left', evening: true }] : events)
    await keepPictures(this.hosting, started.campaign, pictures, REFEREE)
    return started
  }

  private async save(events: readonly CampaignEvent[]): Promise<StartedCampaign> {
    const { chance, store } = this.hosting
    const campaign = freshCampaign(chance)
    const state = events.reduce(after, NO_CAMPAIGN)
    const made = [REFEREE, null, SPECTATORS].map((seat) =>
      this.hosting.accessTokens.prepare(seat === null ? { fight: campaign, seat } : { fight: campaign, seat }),
    )
    const kept = made.map((one) => one.kept)
    await store.start(campaign, { id: '/1', text: campaignEntryText(events) }, noteOf(state), kept)
    const [referee = '', anybody = '', spectators = ''] = made.map(({ key }) => key)
    return { campaign, keys: { referee, anybody, spectators } }
  }

  /** The portrait of somebody's hero, by its name; null where none of them has that. */
  async picture(id: string, name: string): Promise<StoredPicture | null> {
    const state = (await this.table(id))?.campaign.state
    const isShown = state?.people.some(({ heroes }) => heroes.some((who) => state.portraits[who] === name))
    return isShown === true ? this.hosting.store.picture(id, name) : null
  }

  /** What a key opens now: the seat of the present fight, or of another one that the campaign has played; null where there is none. */
  async leadsTo({ fight, seat }: AccessToken, wanted?: string): Promise<AccessToken | null> {
    const table = await this.table(fight)
    if (table === null) return null
    await this.upToDate(table)
    const { now, past, people } = table.campaign.state
    if (seat !== null && !isThere(people, seat)) return null
    const to = wanted === undefined || wanted === fight ? now?.fight : past.find((one) => one.fight === wanted)?.fight
    return to === undefined ? null : ({ fight: to, seat } as AccessToken)
  }

  /** The title of a campaign; null where there is none. */
  async titleOf(id: string): Promise<string | null> {
    return (await this.table(id))?.campaign.state.title ?? null
  }

  /** Somebody comes by a link of the campaign: at the present fight, or in the lobby. A new person joins by the open link. */
  async arrive(connection: HostConnection, token: AccessToken, name: string): Promise<void> {
    const table = await this.table(token.fight)
    if (table === null) return connection.close('no-such-fight')
    await this.upToDate(table)
    const { campaign } = table
    const seat = token.seat ?? (await this.join(campaign, name))
    if (seat === null)
      return connection.close(
        'full',
        `This campaign has ${MOST_PEOPLE} people, as many as it may: ask the referee to remove one.`,
      )
    if (!isThere(campaign.state.people, seat)) return connection.close('no-such-link')
    const key = token.seat === null ? await this.hosting.accessTokens.make({ fight: campaign.id, seat }) : null
    if (connection.isClosed) return
    table.connections.add(connection)
    await connection.takeCampaign({ campaign: campaign.id, seat, key })
    await this.move(table, connection)
    this.peopleChanged(table)
  }

  private join(campaign: Campaign, name: string): Promise<string | null> {
    return campaign.inTurn(async () => {
      let person: string | null = null
      await campaign.change(this.hosting.chance(), ({ people, joined }) => {
        if (people.length >= MOST_PEOPLE) return { rule: 'too-much', reason: '' }
        person = personId(joined + 1)
        return [{ is: 'person', person, name }]
      })
      this.hint(campaign)
      return person
    })
  }

  /** Somebody has gone. */
  left(connection: HostConnection): void {
    const { at } = connection
    if (at === null) return
    quietly(
      this.hosting,
      at.campaign,
      this.table(at.campaign).then((table) => {
        if (table?.connections.delete(connection) === true) this.peopleChanged(table)
      }),
    )
  }

  /** Hears what somebody says about a campaign. */
  async hear(id: string, seat: string, request: CampaignRequest): Promise<Answer> {
    const re = request.id ?? null
    const refused = (rule: string, reason: string): Answer => ({ type: 'refused', re, rule, reason })
    if (re === null)
      return refused(
        'not-understood',
        'What changes something needs an "id", so that it can be sent again and is done once.',
      )
    const table = await this.table(id)
    if (table === null) return refused('unknown-name', 'This campaign no longer exists.')
    const isOwn = request.do === 'note' || (request.do === 'rename' && request.seat === seat)
    if (seat !== REFEREE && !(isOwn && seat !== SPECTATORS))
      return refused('not-your-seat', 'That is for the referee to say.')
    const { campaign } = table
    const entry = `${seat}/${typeof re === 'number' ? '#' : ''}${re}`
    try {
      return await campaign.inTurn(async (): Promise<Answer> => {
        if (request.do === 'invite')
          return { type: 'result', re, value: { key: await this.invite(campaign, request.to) } }
        if (await campaign.isDone(entry)) return { type: 'accepted', re, at: 0 }
        const done = await this.apply(table, entry, seat, request)
        if (!done.done) return refused(done.rule, done.reason)
        this.hint(campaign)
        return { type: 'accepted', re, at: 0 }
      })
    } catch (error) {
      if (error instanceof CampaignRefused) return refused(error.rule, error.message)
      return notDone(this.hosting, error, id, re)
    }
  }

  private async invite({ id, state }: Campaign, to: string): Promise<string> {
    if (to !== 'anybody' && !isThere(state.people, to)) throw noPerson(to)
    return this.hosting.accessTokens.make(to === 'anybody' ? { fight: id, seat: null } : { fight: id, seat: to })
  }

  private async apply(
    table: Table,
    entry: string,
    seat: string,
    request: Exclude<CampaignRequest, { readonly do: 'invite' }>,
  ) {
    const { campaign } = table
    const isHere = (person: string): boolean => this.devices(table, person) > 0
    const change = (changed: (state: CampaignState) => Change) => campaign.change(entry, changed)
    switch (request.do) {
      case 'prepare':
        return change(await this.opening.prepare(request.encounter))
      case 'drop-prepared':
        return change((state) => [{ is: 'dropped', id: needPrepared(state, request.prepared).id }])
      case 'order-prepared':
        return change(() => [{ is: 'ordered', ids: request.prepared }])
      case 'open-next':
        if (request.fight !== undefined) return this.opening.back(campaign, entry, request.fight)
        return this.opening.next(campaign, entry, request, isHere)
      case 'again':
        return this.opening.next(campaign, entry, { again: true }, isHere)
      case 'leave-fight': {
        const carried = await this.opening.carried(campaign)
        return change(({ now }) =>
          now === null && request.evening !== true
            ? { rule: 'bad-value', reason: 'There is no fight: everybody is in the lobby.' }
            : [...carried, { is: 'left', evening: request.evening ?? false }],
        )
      }
      case 'note': {
        const { text, shared = false, before: from } = request
        const { state } = campaign
        if (!isThere(state.people, seat)) throw noPerson(seat)
        const before = noteIn(state, seat)
        if (text === (before?.text ?? '') && shared === (before?.shared ?? false)) return { done: true as const }
        // Another device of the same person was faster.
        if (from !== undefined && from !== (before?.text ?? '')) return { done: false as const, ...otherNotes }
        if (this.writing.isTooFast(`${campaign.id} ${seat}`, this.hosting.now()))
          return { done: false as const, ...tooFast }
        return change(({ people }) => {
          if (!isThere(people, seat)) throw noPerson(seat)
          return [{ is: 'note', person: seat, text, shared }]
        })
      }
      case 'rename':
        return change(({ people }) => {
          const { person } = request.seat === REFEREE ? { person: REFEREE } : needPerson(people, request.seat)
          return [{ is: 'person', person, name: request.name }]
        })
      case 'person':
        return change(({ people }) => {
          const { person } = needPerson(people, request.person)
          const { called, heroes } = request
          return [
            ...(called === undefined ? [] : [{ is: 'person', person, name: called } as const]),
            ...(heroes === undefined ? [] : [{ is: 'heroes', person, heroes } as const]),
          ]
        })
      case 'revoke':
        await this.revoke(campaign, request.of)
        return change(() => [{ is: 'closed', of: request.of === 'anybody' ? null : request.of }])
      case 'remove-person':
        needPerson(campaign.state.people, request.person)
        await this.revoke(campaign, request.person)
        return change(() => [
          { is: 'closed', of: request.person },
          { is: 'removed', person: request.person },
        ])
      case 'set-hero': {
        const { who, field, to, because } = request
        return change(() => [{ is: 'set', who, field, to, because }])
      }
    }
  }

  private async revoke({ id, state }: Campaign, of: string): Promise<void> {
    if (of !== 'anybody' && !isThere(state.people, of)) throw noPerson(of)
    await this.hosting.accessTokens.revoke(of === 'anybody' ? { fight: id, seat: null } : { fight: id, seat: of })
  }

  /** Another server has said something about a campaign. */
  hearHint({ fight, about, version }: Hint): void {
    const opening = this.tables.get(fight)
    if (opening === undefined) return
    const looked = opening.then(async (table) => {
      if (table === null) return
      if (about === 'people') {
        if (await table.gathering.lookAround()) this.tellAll(table)
      } else await table.campaign.catchUp(version)
    })
    quietly(this.hosting, fight, looked)
  }

  /** Looks at other servers without a hint, now and then or at once. */
  lookAgain(now: number | null): void {
    if (this.hosting.neighbours === undefined) return
    for (const [id, opening] of this.tables) {
      const looked = opening.then(async (table) => {
        if (table === null || (now !== null && now - table.polledAt < POLL)) return
        table.polledAt = this.hosting.now()
        await table.campaign.catchUp()
        if (await table.gathering.lookAround()) this.tellAll(table)
      })
      quietly(this.hosting, id, looked)
    }
  }

  /** Shows other servers again who is here: they took this one for dead. */
  showAgain(): void {
    for (const [id, opening] of this.tables)
      quietly(
        this.hosting,
        id,
        opening.then((table) => table?.gathering.showAgain()),
      )
  }

  private hint({ id, version }: Campaign): void {
    this.hosting.neighbours?.hint({ fight: id, about: 'entries', version })
  }

  private table(id: string): Promise<Table | null> {
    const known = this.tables.get(id)
    if (known !== undefined)
      return known.then((table) => {
        if (table !== null) table.usedAt = this.hosting.now()
        return table
      })
    const opening = this.openTable(id)
    this.tables.set(id, opening)
    const forget = (): void => void this.tables.delete(id)
    opening.then((table) => table === null && forget(), forget)
    return opening
  }

  private async openTable(id: string): Promise<Table | null> {
    const campaign = isCampaign(id) ? await Campaign.open(this.hosting, id) : null
    if (campaign === null) return null
    const connections = new Set<HostConnection>()
    const place: Place = {
      fight: id,
      get seatIds() {
        return [REFEREE, ...campaign.state.people.map(({ person }) => person), SPECTATORS]
      },
      devicesHere: (seat) => [...connections].filter(({ at }) => at?.seat === seat).length,
      devicesElsewhere: () => 0,
    }
    const gathering = new Gathering(place, this.hosting.neighbours, () => [])
    const table: Table = { campaign, connections, gathering, polledAt: this.hosting.now(), usedAt: this.hosting.now() }
    this.places.set(table, place)
    campaign.onChange = (before, now) => this.changed(table, before, now)
    await gathering.lookAround()
    return table
  }

  private readonly places = new WeakMap<Table, Place>()

  private devices(table: Table, seat: string): number {
    const place = this.places.get(table)
    return place === undefined ? 0 : place.devicesHere(seat) + place.devicesElsewhere(seat)
  }

  private async upToDate({ campaign }: Table): Promise<void> {
    if (this.hosting.neighbours !== undefined) await campaign.catchUp()
  }

  /** The campaign differs: links that were taken back are closed, and everybody is moved to where they belong now. */
  private async changed(table: Table, before: CampaignState, now: CampaignState): Promise<void> {
    for (const connection of [...table.connections]) {
      const seat = connection.at?.seat ?? ''
      if ((now.closed[seat] ?? 0) > (before.closed[seat] ?? 0)) connection.close('revoked')
    }
    if (before.now?.fight !== now.now?.fight)
      await Promise.all([...table.connections].map((connection) => this.move(table, connection)))
    else this.tellAll(table)
  }

  /** Tells somebody how the campaign is, and seats them at the present fight. */
  private async move(table: Table, connection: HostConnection): Promise<void> {
    this.tell(table, connection)
    await connection.moveTo(async () => {
      const { now } = table.campaign.state
      return now === null ? null : await this.server.open(now.fight)
    })
  }

  private peopleChanged(table: Table): void {
    this.tellAll(table)
    table.gathering.show()
  }

  private tellAll(table: Table): void {
    for (const connection of table.connections) this.tell(table, connection)
  }

  private tell(table: Table, connection: HostConnection): void {
    const { at } = connection
    if (at === null) return
    const { id, state } = table.campaign
    const people = [{ person: REFEREE, name: state.referee, heroes: [] }, ...state.people].map(
      ({ person, name, heroes }) => ({
        ...{ person, name, heroes: [...heroes] },
        devices: this.devices(table, person),
        ...portraitsOf(state, heroes),
      }),
    )
    const referee = {
      prepared: state.prepared.map(({ id: prepared, title, ruleset }) => ({ prepared, title, ruleset })),
      heroes: Object.entries(state.heroes).map(([who, goesAlong]) => ({ who, goesAlong: { ...goesAlong } })),
      ...(state.heroesOf !== null && { heroesOf: state.heroesOf }),
      notes: Object.entries(state.notes).flatMap(([person, { text, shared }]) =>
        shared && person !== REFEREE ? [{ person, text }] : [],
      ),
    }
    const note = noteIn(state, at.seat)
    const message = {
      ...{ type: 'campaign', campaign: id, title: state.title, you: at.seat, now: state.now, evening: state.evening },
      ...{ people, past: [...state.past], referee: at.seat === REFEREE ? referee : null },
      ...(note !== undefined && { note: { ...note } }),
    } satisfies SaidOf<'campaign'>
    // Nobody is to count what others write for themselves.
    const text = JSON.stringify(message)
    if (this.told.get(connection) === text) return
    this.told.set(connection, text)
    connection.sendText(text)
  }

  /** Puts away what nobody looks at, and looks at other servers. */
  tick(now: number): void {
    this.lookAgain(now)
    for (const [id, opening] of this.tables)
      quietly(
        this.hosting,
        id,
        opening.then((table) => {
          if (table !== null && table.connections.size === 0 && now - table.usedAt > FORGOTTEN) this.tables.delete(id)
        }),
      )
  }
}

/** The portraits of these heroes: everybody is told whose they are, so everybody may see them. */
function portraitsOf({ portraits }: CampaignState, heroes: readonly string[]) {
  const found = heroes.flatMap((who) => (Object.hasOwn(portraits, who) ? [[who, portraits[who] ?? '']] : []))
  return found.length === 0 ? {} : { portraits: Object.fromEntries(found) as Record<string, string> }
}

/** The first line of a file of a campaign. */
const HEAD = '{"fray":"campaign","version":1}'

const notesForReferee = (notes: CampaignState['notes']): readonly CampaignEvent[] =>
  Object.entries(notes).flatMap(([person, note]) =>
    note.shared || person === REFEREE ? [{ is: 'note', person, ...note }] : [],
  )

const otherNotes = {
  rule: 'stale',
  reason: 'Your notes were changed at another device meanwhile: look at those first.',
}

/** The note of a person; undefined where there is none. */
const noteIn = ({ notes }: CampaignState, person: string) => (Object.hasOwn(notes, person) ? notes[person] : undefined)

const isThere = (people: CampaignState['people'], seat: string): boolean =>
  seat === REFEREE || seat === SPECTATORS || people.some(({ person }) => person === seat)
