import type { Heard } from '@fray/live/protocol'
import * as z from 'zod/mini'
import { type Reply, refuses, says } from '../reply.ts'
import type { TableSeat } from '../table-seat.ts'
import { plainText } from '../texts.ts'
import { about, id, perhaps, takes, text } from './fields.ts'
import { tool } from './tool.ts'

/** The most characters in an encounter. */
const ENCOUNTER = 50_000

/** The campaign of the link, as the seat sees it. */
export function campaignData({ now: { campaign } }: TableSeat): Readonly<Record<string, unknown>> {
  if (campaign === null) return {}
  const { title, now, evening, people, past, you, note, referee } = campaign
  return {
    ...{ title, you, evening, fight: now === null ? null : now.title },
    people: people.map(({ person: who, name, heroes, devices }) => ({ person: who, name, heroes, here: devices > 0 })),
    past: past.map(({ fight, title: called }) => ({ fight, title: called })),
    ...(note !== undefined && { note: note.text }),
    ...(referee !== null && { prepared: referee.prepared, goesAlong: referee.heroes, notes: referee.notes }),
  }
}

/** Sends an operation about the campaign, once per id. */
const said = (seat: TableSeat, name: string, own: string, message: Heard, done: () => string): Promise<Reply> =>
  seat.once(name, own, message, async (requestId) => {
    const outcome = await seat.operation(requestId, null, message)
    return outcome.refused ? outcome : says(done(), { data: { done: true, ...campaignData(seat) } })
  })

const forReferees = { where: 'campaign', roles: ['referee'], changes: true, gives: { done: 'yes' } } as const

export const campaign = tool({
  name: 'campaign',
  title: 'Look at the campaign',
  gives: {
    ...{ title: 'text', you: 'text', evening: 'text', fight: 'text' },
    ...{ people: 'list', past: 'list', prepared: 'list', goesAlong: 'list', note: 'text', notes: 'list' },
  },
  what: 'The campaign of this link: people, heroes, fights; for the referee what is prepared, what goes along for each hero, and notes that people let it read.',
  where: 'campaign',
  input: takes({}),
  run: async (seat) => says('The campaign as it stands.', { data: campaignData(seat) }),
})

export const prepare = tool({
  ...forReferees,
  name: 'prepare',
  title: 'Prepare an encounter',
  what: 'Adds an encounter to those that come next: as text (YAML), or the name of a ready one; players do not see it. With drop, takes one off.',
  input: takes({
    id,
    encounter: perhaps(text(ENCOUNTER)),
    drop: perhaps(about(text(100), 'its id, of campaign')),
  }),
  async run(seat, { id: own, encounter, drop }) {
    if ((encounter === undefined) === (drop === undefined))
      return refuses('not-understood', 'Give one of encounter and drop.')
    return encounter === undefined
      ? said(seat, 'prepare', own, { do: 'drop-prepared', prepared: drop ?? '' }, () => 'It is no longer prepared.')
      : said(seat, 'prepare', own, { do: 'prepare', encounter }, () => 'It is prepared.')
  },
})

export const openNext = tool({
  ...forReferees,
  name: 'open_next',
  title: 'Open the next fight',
  what: 'Opens a fight: everybody is in it, heroes with what goes along. The first that is prepared by default.',
  input: takes({
    id,
    prepared: perhaps(about(text(100), 'which, of campaign')),
    fight: perhaps(about(text(200), 'one of past instead, as it was left')),
    again: perhaps(about(z.boolean(), 'the present one from its beginning instead')),
    fresh: perhaps(about(z.boolean(), 'without what goes along')),
  }),
  async run(seat, { id: own, ...which }) {
    const wanted = Object.fromEntries(Object.entries(which).filter(([, one]) => one !== undefined))
    return said(
      seat,
      'open_next',
      own,
      { do: 'open-next', ...wanted } as Heard,
      () => 'The fight is open for everybody: look.',
    )
  },
})

export const leaveFight = tool({
  ...forReferees,
  name: 'leave_fight',
  title: 'Leave the fight',
  what: 'Ends the present fight for the campaign: everybody is in the lobby, and what outlasts it goes along.',
  input: takes({ id, evening: perhaps(about(z.boolean(), 'the evening is over, too')) }),
  run: (seat, { id: own, evening = false }) =>
    said(seat, 'leave_fight', own, { do: 'leave-fight', evening }, () => 'Everybody is in the lobby.'),
})

export const setHero = tool({
  ...forReferees,
  name: 'set_hero',
  title: 'Change what goes along',
  what: 'Changes a value that goes along for a hero, between fights; the reason stands in the log of the campaign.',
  input: takes({
    id,
    who: text(100),
    field: about(text(100), 'of goesAlong'),
    to: about(z.union([text(), z.number(), z.null()]), 'as an encounter file has it, as 4/10; null forgets it'),
    because: text(200),
  }),
  run: (seat, { id: own, who, ...change }) => {
    // The real name, of which some characters may have been escaped.
    const heroes = seat.now.campaign?.referee?.heroes ?? []
    const hero = heroes.find((one) => plainText(one.who) === who)?.who ?? who
    return said(seat, 'set_hero', own, { do: 'set-hero', who: hero, ...change }, () => 'It goes along so.')
  },
})

export const person = tool({
  ...forReferees,
  name: 'person',
  title: 'Change a person',
  what: 'How a person is called, and which heroes they play from the next fight on.',
  input: takes({
    id,
    person: about(text(100), 'their id, of campaign'),
    called: perhaps(text(60)),
    heroes: perhaps(about(z.array(text(100)).check(z.maxLength(50)), 'all of theirs, by name')),
  }),
  run: (seat, { id: own, person: who, called, heroes }) => {
    const changes = { ...(called !== undefined && { called }), ...(heroes !== undefined && { heroes }) }
    return said(seat, 'person', own, { do: 'person', person: who, ...changes }, () => 'It is so from now on.')
  },
})
