import { messageOf } from '@fray/kernel'
import { type CampaignEvent, campaignEntryText, readCampaignEntry } from '@fray/live/protocol'
import { CannotOpen } from '../fight/opened.ts'
import { Queue } from '../fight/queue.ts'
import type { Hosting } from '../hosting.ts'
import { type FightNote, StoreError } from '../store/store.ts'
import { CAMPAIGN } from './ids.ts'
import { after, type CampaignState, NO_CAMPAIGN } from './state.ts'

/** How often a change is tried again after another server was faster. */
const TRIES = 8

export const noteOf = ({ title }: CampaignState): FightNote => ({ title, ruleset: CAMPAIGN, over: false })

/** What is to happen to a campaign, or why it does not. */
export type Change = readonly CampaignEvent[] | { readonly rule: string; readonly reason: string }

/** Whether it happened. */
export type Changed = { readonly done: true } | { readonly done: false; readonly rule: string; readonly reason: string }

/** An open campaign: its state as its log says, and how the log grows. */
export class Campaign {
  readonly id: string
  state: CampaignState = NO_CAMPAIGN
  version = 0
  /** Called on every change, no matter which server wrote it; answers wait for it. */
  onChange: (before: CampaignState, now: CampaignState) => unknown = () => undefined
  private readonly hosting: Pick<Hosting, 'store'>
  private readonly queue = new Queue()

  private constructor(hosting: Pick<Hosting, 'store'>, id: string) {
    this.hosting = hosting
    this.id = id
  }

  /** Opens a campaign from the store; null if it does not exist. Throws {@link CannotOpen} if it cannot be read. */
  static async open(hosting: Pick<Hosting, 'store'>, id: string): Promise<Campaign | null> {
    const campaign = new Campaign(hosting, id)
    await campaign.takeIn()
    return campaign.version === 0 ? null : campaign
  }

  /** Runs one piece of work after the other, such as opening fights. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.queue.add(work)
  }

  /** Reads what other servers have written. */
  catchUp(version = Number.POSITIVE_INFINITY): Promise<void> {
    return version <= this.version ? Promise.resolve() : this.inTurn(() => this.takeIn())
  }

  /** Whether a request was done before. */
  async isDone(id: string): Promise<boolean> {
    return (await this.hosting.store.find(this.id, id)) !== null
  }

  /**
   * Makes a change once for its id, and saves it; if another server was faster, tries again on the state it has
   * written. Call it {@link inTurn}. Rejects with a {@link StoreError} if it cannot be saved.
   */
  async change(id: string, change: (state: CampaignState) => Change): Promise<Changed> {
    for (let tries = 0; tries < TRIES; tries++) {
      const events = change(this.state)
      if ('reason' in events) {
        if (await this.isDone(id)) return { done: true }
        return { done: false, ...events }
      }
      if (events.length === 0) return { done: true }
      const text = campaignEntryText(events)
      const note = noteOf(events.reduce(after, this.state))
      const appended = await this.hosting.store.append(this.id, this.version, [{ id, text }], note)
      await this.takeIn()
      if (appended.status !== 'conflict') return { done: true }
      if (this.version === 0) throw new StoreError('This campaign no longer exists.', true)
    }
    return {
      done: false,
      rule: 'too-fast',
      reason: 'Too much is done in this campaign at once: try again in a moment.',
    }
  }

  private async takeIn(): Promise<void> {
    const entries = await this.hosting.store.read(this.id, this.version + 1)
    if (entries.length === 0) return
    const before = this.state
    for (const { text, version } of entries) {
      try {
        this.state = readCampaignEntry(text).reduce(after, this.state)
      } catch (error) {
        throw new CannotOpen(`This campaign cannot be read any more: entry ${version}: ${messageOf(error)}`)
      }
      this.version = version
    }
    await this.onChange(before, this.state)
  }
}
