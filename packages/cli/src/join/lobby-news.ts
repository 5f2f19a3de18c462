import type { CampaignTable } from '@fray/live/protocol'

type Person = CampaignTable['people'][number]

/** What comes next, for the referee. */
export const nextLine = ({ referee }: CampaignTable): readonly string[] => {
  if (referee === null) return []
  const next = referee.prepared.map((one, at) => `${at + 1}. ${one.title} (${one.ruleset})`)
  return [next.length === 0 ? 'Nothing is prepared.' : `Next: ${next.join('; ')}.`]
}

/** What differs of somebody. */
function ofPerson(now: Person, before: Person | undefined): readonly string[] {
  const { name, heroes, devices } = now
  const plays = heroes.length === 0 ? 'nobody' : heroes.join(', ')
  if (before === undefined) return [`${name} has joined.`]
  const isHere = devices > 0
  return [
    ...(before.name === name ? [] : [`${before.name} is called ${name} now.`]),
    ...(before.devices > 0 === isHere ? [] : [isHere ? `${name} is here.` : `${name} has left for now.`]),
    ...(before.heroes.join() === heroes.join() ? [] : [`${name} plays ${plays}.`]),
  ]
}

/** What has changed in the lobby of a campaign, in a line each. */
export function lobbyNews(before: CampaignTable, now: CampaignTable): readonly string[] {
  const known = (of: CampaignTable, person: string) => of.people.find((one) => one.person === person)
  const gone = before.people.filter(({ person }) => known(now, person) === undefined)
  const next = nextLine(now)
  return [
    ...now.people.flatMap((one) => ofPerson(one, known(before, one.person))),
    ...gone.map(({ name }) => `${name} is no longer in the campaign.`),
    ...(before.evening !== 'over' && now.evening === 'over' ? ['This evening is over.'] : []),
    ...(nextLine(before).join() === next.join() ? [] : next),
  ]
}
