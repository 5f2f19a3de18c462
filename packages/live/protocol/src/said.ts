import type { SeenMessage } from '@fray/kernel'
import type { Change, LogEntry, SeatTable } from '@fray/seat'
import * as z from 'zod/mini'
import { evening } from './campaigning.ts'
import { data, described, list, name, oneOf, perhaps, saying, text, whole } from './declare.ts'
import { REAL_DICE } from './words.ts'

/*
 * A host's messages. Effects come before the answer: when a request is `accepted at n`, the news number n have been
 * sent.
 */

const re = described(
  z.nullable(z.union([z.string(), z.int()])),
  'The `id` of the message that is answered; null where it had none.',
)
const seq = whole(
  'Counts what this seat was sent in this epoch: each news has the number after the one before. What the seat may not know takes no number.',
  0,
  Number.MAX_SAFE_INTEGER,
)
const lines = (what: string) => described(z.array(data<LogEntry>('A line, see docs/reference/seat.md.')), what)

/** What a seat may do at a table. */
const role = oneOf(['referee', 'player', 'spectator'], 'What one who sits there may do.')

const waits = described(
  z.strictObject({
    for: oneOf(
      ['you', 'others', 'stalemate', 'nobody', 'over'],
      '`you`: this seat is to act, answer or roll; `others`: somebody else decides; `stalemate`: computers have played for long without headway, `go-on` lets them; `nobody`: it goes on by itself; `over`.',
    ),
    seats: described(z.array(z.string()), 'Ids of the seats that are waited for.'),
  }),
  'For what the fight waits.',
)

const sitting = z.strictObject({
  seat: name('The id of the seat, or `spectators`.'),
  name: text('What people call who sits there.'),
  role,
  devices: whole('How many connections the seat has now.', 0, 1e6),
  by: described(z.string(), 'Who answers for it now: `person`, `referee`, or the id of a policy.'),
})

const guest = z.strictObject({ guest: name('The id of the guest.'), name: text('What the guest is called.') })

const person = z.strictObject({
  person: name('The id of the person, which is the id of their seat in every fight.'),
  name: text('What people call them.'),
  heroes: described(z.array(z.string()), 'The heroes they play, by name.'),
  devices: whole('How many connections they have now.', 0, 1e6),
  portraits: perhaps(
    described(
      z.record(z.string(), z.string()),
      'The names of the pictures that show their heroes, by hero; left out where there are none.',
    ),
  ),
})

const opened = z.strictObject({
  fight: name('The public id of the fight.'),
  title: text('What the fight is called.'),
})

const forReferee = z.strictObject({
  prepared: described(
    z.array(
      z.strictObject({
        prepared: name('The id of the prepared encounter.'),
        title: text('What it is called.'),
        ruleset: name('Its ruleset.'),
      }),
    ),
    'The prepared encounters, in their order.',
  ),
  heroes: described(
    z.array(
      z.strictObject({
        who: name('The hero, by name.'),
        goesAlong: described(z.record(z.string(), z.unknown()), 'What goes along, as an encounter file has it.'),
      }),
    ),
    'What goes along into the next fight.',
  ),
  heroesOf: perhaps(name('The ruleset in whose fields that is said.')),
  notes: described(
    z.array(z.strictObject({ person: name('The id of the person.'), text: text('Their notes.') })),
    'What people have noted and let the referee read.',
  ),
})

const talkLine = z.strictObject({
  line: whole('Its number, by which it is taken back.', 1, Number.MAX_SAFE_INTEGER),
  is: oneOf(['line', 'dice', 'announcement', 'picture'], 'What it is.'),
  by: name('The id of the seat that said it.'),
  to: described(z.nullable(z.string()), 'The id of the seat that it is for; null for everybody.'),
  words: text('The words, or what was rolled. Text, never markup.'),
  picture: perhaps(described(z.string(), 'The name of the picture that is shown; left out of other lines.')),
})

/** A line that someone has written besides the rules. */
export type TalkLine = z.infer<typeof talkLine>

/** Every message of a host. */
export const said = [
  saying('welcome', 'A connection is open. What was missed follows, or the whole table.', {
    protocol: whole('The version of the protocol that is spoken from now on.', 0, 1e6),
    program: name('What the host is, and its version.'),
    fight: name('The public id of the fight.'),
    epoch: name('What `seq` counts in: another one says that numbers start again.'),
    seat: name('The id of the seat, or `spectators`.'),
    role,
    recovered: described(z.boolean(), 'Whether what was missed follows as news; else the whole table does.'),
    beat: whole(
      'Seconds without a message after which the client says `ping`; after three times as long the host closes.',
      1,
      3600,
    ),
    readOnly: described(
      z.nullable(z.string()),
      'Why the fight can only be looked at, in a sentence; null where it goes on.',
    ),
  }),
  saying('lobby', 'The referee has been asked to let the guest in.', { guest: name('The id of the guest.') }),
  saying('admitted', 'The guest has been let in: the welcome follows, and the key opens the seat from now on.', {
    key: name('The secret key; kept by the client and shown to nobody.'),
    seat: name('The id of the seat, or `spectators`.'),
  }),
  saying('table', 'The whole table of the seat.', {
    seq,
    table: data<SeatTable>('The table, see docs/reference/seat.md.'),
    told: lines('The last lines that the seat has been told; `told` asks for those before.'),
    waits,
  }),
  saying('news', 'What is otherwise than before.', {
    seq,
    told: lines('New lines.'),
    changes: described(z.array(data<Change>('A path with its value, or gone.')), 'Changes of the table.'),
    waits: perhaps(waits),
  }),
  saying(
    'messages',
    'Templates and slots behind English words that follow at once, for one who has asked for them with the hello.',
    {
      behind: described(
        z.array(z.tuple([z.string(), data<SeenMessage>('The template and its slots, see docs/reference/seat.md.')])),
        'The English words, each with the message that they are made of.',
      ),
    },
  ),
  saying('accepted', 'It has happened and is kept: nothing takes it away but an undo. Its news have been sent.', {
    re,
    at: described(seq, 'The `seq` of the seat with which it was there.'),
  }),
  saying('refused', 'It has not happened.', {
    re,
    rule: name('The rule that forbids it, or one of the reasons below.'),
    reason: text('Why not, in a sentence.'),
  }),
  saying('stale', 'It has not happened: it was made on an older table, and the news have been sent.', { re, at: seq }),
  saying('in-doubt', 'Nobody knows whether it is kept: the same message with the same id, sent again, finds out.', {
    re,
    reason: text('What went wrong, in a sentence.'),
  }),
  saying('result', 'What was asked for.', {
    re,
    value: described(z.unknown(), 'The value; docs/reference/seat.md has each.'),
  }),
  saying('presence', 'Who is there, and for the referee who asks to be let in.', {
    seats: list(sitting, 'All seats.'),
    guests: list(guest, 'Those who ask to be let in; nobody but the referee is told.'),
    until: described(
      z.nullable(z.int()),
      'Seconds until whoever is waited for is answered for; null where nobody set a clock.',
    ),
    paused: described(z.boolean(), 'Whether the referee has paused the fight: nobody else acts until it is over.'),
    curtain: perhaps(
      described(
        z.boolean(),
        'Whether screens for the middle of the table cover the fight; left out where they do not.',
      ),
    ),
    realDice: perhaps(
      oneOf(
        REAL_DICE,
        'The dice that people type: `own`, of what they play; `all`; `none`. Left out where no dice are typed in this fight.',
      ),
    ),
  }),
  saying('again', 'The referee has begun the fight once more at another table.', {
    key: name('The secret key to the same seat there; kept by the client and shown to nobody.'),
    fight: name('The public id of the other fight.'),
  }),
  saying('campaign', 'The campaign to which the link belongs, again whenever it changes.', {
    campaign: name('The public id of the campaign.'),
    title: text('What the campaign is called.'),
    you: name('The id of the person, `referee` or `spectators`.'),
    now: described(z.nullable(opened), 'The present fight, whose welcome and table follow; null between fights.'),
    evening,
    people: list(person, 'Everybody of the campaign; the referee has no heroes.'),
    past: described(
      z.array(z.strictObject({ ...opened.shape, at: z.int() })),
      'The fights so far, with when each was opened, in milliseconds since 1970.',
    ),
    note: perhaps(
      described(
        z.strictObject({ text: z.string(), shared: z.boolean() }),
        'The person’s own notes, and whether the referee reads them; left out where there are none.',
      ),
    ),
    referee: described(z.nullable(forReferee), 'What nobody but the referee is told; null for everybody else.'),
  }),
  saying(
    'talk',
    'The latest lines besides the rules that this seat may read: all of them, whenever there is another.',
    {
      lines: list(talkLine, 'In their order.'),
    },
  ),
  saying('pointed', 'Somebody points at a place that this seat sees: shown for some seconds.', {
    by: name('The id of the seat.'),
    place: text('The place, as the board has it.'),
  }),
  saying('notice', 'Something that people should read.', { words: text('One sentence or more.') }),
  saying('pong', 'The answer to a ping.', {
    n: perhaps(whole('The `n` of the ping.', 0, Number.MAX_SAFE_INTEGER)),
    seq,
  }),
  saying('closing', 'The connection ends now.', {
    why: name('The name of the close, see the table of closes.'),
    words: text('The same in a sentence.'),
    comeBack: oneOf(['never', 'now', 'later'], 'Whether to come back.'),
  }),
] as const

/** A message of a host. */
export type Said = z.infer<(typeof said)[number]>

/** One kind of a host's messages. */
export type SaidOf<T extends Said['type']> = Extract<Said, { readonly type: T }>

/** The possible answers to a request. */
export type Answer = SaidOf<'accepted' | 'refused' | 'stale' | 'in-doubt' | 'result'>

/** What the fight waits for, as a seat is told. */
export type Waits = SaidOf<'table'>['waits']

/** The people present. */
export type Presence = SaidOf<'presence'>

/** The campaign of a link, as one person sees it. */
export type CampaignTable = SaidOf<'campaign'>

/** What a seat may do at a table. */
export type Role = z.infer<typeof role>
