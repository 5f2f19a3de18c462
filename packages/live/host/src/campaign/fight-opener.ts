import { isMap, messageOf } from '@fray/kernel'
import type { CampaignEvent } from '@fray/live/protocol'
import type { OpenFight } from '../fight/live-fight.ts'
import { startFight } from '../fight/start.ts'
import type { Hosting, Problems } from '../hosting.ts'
import { takePicturesAlong } from '../pictures/take-along.ts'
import { saveNew } from '../server/save-new.ts'
import type { Campaign, Change, Changed } from './campaign.ts'
import { heroesOf, seatPeople, withGoesAlong } from './next-fight.ts'
import { badEncounter, CampaignRefused, needPrepared } from './refused.ts'
import { after, type CampaignState, goesAlongIn, type Prepared, REFEREE } from './state.ts'
import { withoutGone } from './without-gone.ts'

/** Prepared encounters that a campaign may have. */
const MOST_PREPARED = 100

/** What campaigns ask of the server. */
export interface CampaignsServer {
  open(fight: string): Promise<OpenFight | null>
  delete(fight: string): Promise<boolean>
}

/** Which fight is opened next. */
interface Wanted {
  readonly prepared?: string | undefined
  /** The present one from its beginning. */
  readonly again?: boolean | undefined
  /** Without what goes along. */
  readonly fresh?: boolean | undefined
}

/** Prepares encounters and opens fights of them. All of it throws {@link CampaignRefused} where it cannot be. */
export class FightOpener {
  private readonly hosting: Hosting
  private readonly server: CampaignsServer

  constructor(hosting: Hosting, server: CampaignsServer) {
    this.hosting = hosting
    this.server = server
  }

  /** An encounter as it is prepared: read and checked by its game, so that it opens when its time comes. */
  async prepare(text: string): Promise<(state: CampaignState) => Change> {
    const read = await (this.hosting.readEncounter ?? asPlainData)(text)
    if ('problems' in read) throw badEncounter(read)
    const { encounter } = read
    const first = await startFight(this.hosting, { encounter })
    if ('problems' in first) throw badEncounter(first)
    const { title, ruleset } = first.note
    const id = this.hosting.chance()
    return ({ prepared }) =>
      prepared.length >= MOST_PREPARED
        ? { rule: 'too-much', reason: `There are already ${MOST_PREPARED} prepared encounters: drop one first.` }
        : [{ is: 'prepared', id, title, ruleset, encounter }]
  }

  /** Opens the next fight: the seats are those of the people, and heroes begin with what went along. `isHere`: who is there now. */
  async next(campaign: Campaign, entry: string, wanted: Wanted, isHere: (person: string) => boolean): Promise<Changed> {
    const { state } = campaign
    const again = wanted.again === true ? await this.encounterAgain(state) : null
    const prepared = again === null ? needPrepared(state, wanted.prepared) : null
    const carried = again === null ? await this.carried(campaign) : []
    const there = carried.reduce(after, state)
    const { encounter, heroes, without } =
      prepared === null
        ? { encounter: again ?? {}, heroes: [], without: [] }
        : await this.seated(prepared, wanted.fresh === true, there, isHere)
    const names = {
      [REFEREE]: there.referee,
      ...Object.fromEntries(there.people.map(({ person, name }) => [person, name])),
    }
    const first = await startFight(this.hosting, { encounter, names }, leftOutText(without))
    if ('problems' in first) throw badEncounter(first)
    const { fight } = await saveNew(this.hosting, first)
    await this.takePictures(campaign.id, there, fight, again !== null)
    const events: CampaignEvent[] = [
      ...carried,
      ...heroes,
      ...(prepared === null ? [] : [{ is: 'dropped' as const, id: prepared.id }]),
      { is: 'opened', fight, title: first.note.title, at: this.hosting.now() },
    ]
    const done = await campaign.change(entry, ({ past }) =>
      past.length === state.past.length
        ? events
        : { rule: 'stale', reason: 'Another fight has been opened meanwhile: look again.' },
    )
    // Another device of the referee, or another server, was faster.
    if (campaign.state.now?.fight !== fight) await this.server.delete(fight)
    return done
  }

  /** Heroes keep their portraits; the same fight again keeps everything. */
  private async takePictures(
    campaign: string,
    { now, portraits }: CampaignState,
    to: string,
    isAgain: boolean,
  ): Promise<void> {
    const { store } = this.hosting
    const fight = isAgain && now !== null ? await this.server.open(now.fight) : null
    // A file may name a picture that it does not hold.
    const there = new Set(
      Object.keys(portraits).length === 0 ? [] : (await store.pictures(campaign)).map(({ hash }) => hash),
    )
    const who = Object.fromEntries(Object.entries(portraits).filter(([, picture]) => there.has(picture)))
    await takePicturesAlong(store, fight ?? { fight: campaign, seating: { pictures: { who } } }, () =>
      this.server.open(to),
    )
  }

  /** A prepared encounter with the people in its seats, and with what went along. */
  private async seated(
    { encounter, ruleset }: Prepared,
    fresh: boolean,
    state: CampaignState,
    isHere: (person: string) => boolean,
  ): Promise<{
    readonly encounter: unknown
    readonly heroes: readonly CampaignEvent[]
    readonly without: readonly string[]
  }> {
    // What goes along is fields of the files of one game.
    const goesAlong = fresh ? {} : goesAlongIn(state, ruleset)
    const given = withGoesAlong(isMap(encounter) ? encounter : {}, goesAlong)
    const found = await this.hosting.game(ruleset)
    if (found === null) throw new CampaignRefused('bad-encounter', `There is no ruleset "${ruleset}" here.`)
    const read = withoutGone(found, given, goesAlong)
    if ('problems' in read)
      throw badEncounter(
        read,
        'With what goes along it cannot be opened: change that, or let the heroes begin afresh. ',
      )
    const seated = seatPeople(found, read.encounter, read.setup, state.people, isHere)
    return { encounter: seated.encounter, heroes: playing(seated.heroes), without: read.without }
  }

  /** Goes on with a fight that was left. */
  async back(campaign: Campaign, entry: string, fight: string): Promise<Changed> {
    const known = campaign.state.past.find((one) => one.fight === fight)
    if (known === undefined || (await this.server.open(fight)) === null)
      throw new CampaignRefused('unknown-name', `This campaign has no fight "${fight}", or it was deleted.`)
    const carried = await this.carried(campaign)
    return campaign.change(entry, () => [...carried, { is: 'opened', fight, title: known.title, at: known.at }])
  }

  private async encounterAgain({ now }: CampaignState): Promise<unknown> {
    const fight = now === null ? null : await this.server.open(now.fight)
    if (fight === null) throw new CampaignRefused('bad-value', 'There is no fight that could be played again.')
    return fight.encounterAgain
  }

  /** What the present fight leaves to the next one: who plays whom, and what goes along. */
  async carried({ id, state }: Campaign): Promise<readonly CampaignEvent[]> {
    const fight = state.now === null ? null : await this.server.open(state.now.fight)
    if (fight === null) return []
    const { session, setup, game } = fight.log.opened
    const played = heroesOf(session.scene, setup, state.people)
    const rows = Array.from({ length: session.scene.combatants }, (_, row) => row)
    const isPlayed = (who: string): boolean => [...played.values()].some((names) => names.includes(who))
    const goAlong = rows.flatMap((row) => {
      const who = session.scene.name(row)
      const fields = isPlayed(who) ? game.rules.outlasts?.(session.scene, row) : undefined
      return fields === undefined ? [] : [[who, fields] as const]
    })
    const showing = fight.seating.pictures?.who ?? {}
    const changed = rows.flatMap((row) => {
      const who = session.scene.name(row)
      const picture = Object.hasOwn(showing, who) ? (showing[who] ?? null) : null
      return isPlayed(who) && picture !== (state.portraits[who] ?? null) ? [[who, picture] as const] : []
    })
    // They are the campaign's before they are named there.
    const names = changed.flatMap(([, picture]) => picture ?? [])
    if (names.length > 0) await this.hosting.store.sharePictures(fight.fight, id, names)
    return [
      ...playing(played),
      ...(changed.length === 0 ? [] : [{ is: 'portraits' as const, who: Object.fromEntries(changed) }]),
      ...(goAlong.length === 0
        ? []
        : [{ is: 'carried' as const, ruleset: game.rules.id, heroes: Object.fromEntries(goAlong) }]),
    ]
  }
}

const playing = (by: ReadonlyMap<string, readonly string[]>): readonly CampaignEvent[] =>
  [...by].map(([person, heroes]) => ({ is: 'heroes', person, heroes: [...heroes] }))

/** What the referee is told of what an encounter was opened without; null for nothing. What would be right is for those who write files. */
const leftOutText = (without: readonly string[]): string | null =>
  without.length === 0
    ? null
    : `Left out of the encounter: ${[...new Set(without)].map((one) => one.replace(/: [^:]*$/, '.')).join(' ')}`

/** An encounter as JSON: hosts that read more than that say how. */
async function asPlainData(text: string): Promise<{ readonly encounter: unknown } | Problems> {
  try {
    return { encounter: JSON.parse(text) as unknown }
  } catch (error) {
    return { problems: [{ message: `The encounter is not JSON: ${messageOf(error)}` }] }
  }
}
