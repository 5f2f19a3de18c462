import type { Problems } from '../hosting.ts'
import type { CampaignState } from './state.ts'

/** A request to a campaign was refused, for a reason in a sentence. */
export class CampaignRefused extends Error {
  readonly rule: string
  constructor(rule: string, reason: string) {
    super(reason)
    this.rule = rule
  }
}

export const noPerson = (person: string): CampaignRefused =>
  new CampaignRefused('unknown-name', `There is no person "${person}" in this campaign.`)

/** The person of that id. Throws {@link CampaignRefused} if there is none. */
export function needPerson(people: CampaignState['people'], person: string): { readonly person: string } {
  if (!people.some((one) => one.person === person)) throw noPerson(person)
  return { person }
}

/** The prepared encounter of that id, or the first. Throws {@link CampaignRefused} if there is none. */
export function needPrepared({ prepared }: CampaignState, wanted?: string): CampaignState['prepared'][number] {
  const found = wanted === undefined ? prepared[0] : prepared.find(({ id }) => id === wanted)
  if (found !== undefined) return found
  const none = 'No encounter is prepared: prepare one first.'
  throw new CampaignRefused(
    'unknown-name',
    wanted === undefined ? none : 'That encounter is no longer prepared: it was opened or removed meanwhile.',
  )
}

/** The most problems reported of one encounter. */
const MOST_PROBLEMS = 20

/** What is wrong with an encounter. */
export const badEncounter = ({ problems }: Problems, before = ''): CampaignRefused =>
  new CampaignRefused(
    'bad-encounter',
    before +
      problems
        .slice(0, MOST_PROBLEMS)
        .map(({ message }) => message)
        .join('\n'),
  )
