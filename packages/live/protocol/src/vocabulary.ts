import * as z from 'zod/mini'
import { asking, described, id, list, name, oneOf, perhaps, text, whole } from './declare.ts'
import { MESSAGE_LIMITS } from './limits.ts'

/*
 * What a seat may say: to a live table, and in lines of JSON to `fray play --jsonl`. Each message may carry an
 * `id`, which comes back with its answer, and the `seat` that speaks, which may be omitted if there is only one.
 */

const seat = perhaps(name('The id of the seat that speaks.'))
const at = perhaps(
  whole(
    'The `seq` of the news that it was made on: if there are newer ones, it is stale and not done. Left out, it is for the fight as it stands.',
    0,
    Number.MAX_SAFE_INTEGER,
  ),
)
const epoch = perhaps(name('The epoch that `at` counts in; the one of the welcome by default.'))

const who = name('A combatant, by name.')
const param = z.union([z.string().check(z.maxLength(MESSAGE_LIMITS.words)), z.number(), z.boolean(), z.null()])
const params = z.record(
  z.string().check(z.maxLength(100)),
  z.union([param, z.array(param).check(z.maxLength(MESSAGE_LIMITS.entries))]),
)
const given = perhaps(described(params, 'What has been said of an action that still asks.'))
const command = described(
  z.catchall(
    z.object({ actor: name('A combatant by name, or `referee`.'), action: name('The id of an action.') }),
    z.unknown(),
  ),
  'A command as commands are written.',
)
const action = described(
  z.union([name('The key of a listed action.', 40), command]),
  'The key of a listed action, or a command as an object, as in {"actor":"Ada","action":"attack","target":"Gob"}.',
)
const question = name('The id of an open question.', 40)
const branches = perhaps(whole('How many ways are followed at most.', 1, 100_000))
const wish = oneOf(
  ['ask', 'matters', 'auto', 'never'],
  'Ask each time, ask where it matters, let the seat be answered for, or never react.',
)

const says = <N extends string, F extends z.core.$ZodShape>(does: N, what: string, fields: F) =>
  asking(does, what, { id, seat, ...fields })

/** A message that changes the fight: based on a table, and done once for its id. */
const changes = <N extends string, F extends z.core.$ZodShape>(does: N, what: string, fields: F) =>
  says(does, what, { at, epoch, ...fields })

/** Queries: answered with a `result`. */
const looks = [
  says('table', 'The whole table of the seat.', {}),
  says('actions', 'What one of its combatants may do now; the one whose turn it is where `who` is left out.', {
    who: perhaps(who),
    action: perhaps(name('Only actions of this action.')),
    given,
    planned: perhaps(
      described(z.boolean(), 'For a plan: everything that it might do next turn, whether or not it may now.'),
    ),
  }),
  says('chances', 'How likely an action is to do what, on what the seat believes.', { action, branches }),
  says('option-chances', 'The same for each answer to a question.', { question, branches }),
  says('reach', 'Where a combatant can come, what it costs, who strikes on the way.', { who }),
  says('threat', 'Who could be on a combatant next turn.', { who }),
  says('between', 'What lies between two.', { who, other: who }),
  says('about', 'What an item, spell, condition, action or rule does.', {
    kind: name('The kind of thing.'),
    name: name('What it is called.'),
    of: perhaps(z.nullable(name('Whose it is.'))),
  }),
  says(
    'orders',
    'All that the referee may order in this game, as forms; with what has been said of one, what may be said of the rest.',
    {
      action: perhaps(name('Only this one.')),
      given,
    },
  ),
  says('values', 'Every value of a combatant as forms for the referee; those of the fight where `who` is left out.', {
    who: perhaps(who),
  }),
  says('read', 'The command that a line means as people type it, as commands are written.', {
    line: text('The line.'),
    who: perhaps(name('For whom, where the line does not say: a combatant, or `referee`.')),
  }),
  says('stat-line', 'A combatant as people paste it, as plain data of an encounter file.', {
    line: text('An id, fields with commas, or a map of YAML or JSON.'),
  }),
  says('told', 'What the seat has been told, from a line on.', {
    since: perhaps(whole('The number of the last line that is known.', 0, 1e9)),
    until: perhaps(whole('The number of the last line that is wanted.', 0, 1e9)),
  }),
  says('account', 'How the fight went in numbers: who did what; nothing until it is over.', {}),
  says('steps', 'The steps of the fight that the seat was told of, from the beginning to now.', {}),
  says('step', 'What the seat saw at a step; null where there is none of that number.', {
    n: whole('The number of the step, 0 for the beginning.', 0, 1e9),
  }),
] as const

/** What changes the fight, or how it is played. */
export const operations = [
  changes('submit', 'Does an action.', { action, given }),
  changes('answer', 'Answers a question.', {
    question,
    value: z.union([text('An option or words.'), described(z.number(), 'A number.')]),
  }),
  changes('roll', 'Says what real dice show; null lets them be rolled.', {
    faces: z.nullable(list(z.int(), 'The faces, in the order in which they were asked for.')),
  }),
  changes('plan', 'Plans the next turn: carried out step by step, until something is new.', {
    who,
    commands: list(command, 'Commands, one after the other; an empty list forgets the plan.', 50),
  }),
  changes('settings', 'How the seat is asked; without settings, says how.', {
    reactions: perhaps(wish),
    byRule: perhaps(
      described(z.record(z.string().check(z.maxLength(100)), wish), 'Other wishes, by the rule that asks.'),
    ),
  }),
  changes('undo', 'Takes back what the table says under `undo`.', {
    sameDice: perhaps(described(z.boolean(), 'The same dice fall again: the referee alone.')),
    redeclare: perhaps(described(z.boolean(), 'What was declared in secret is declared again: the referee alone.')),
  }),
  changes('redo', 'Does again what the table says under `redo`.', {}),
  changes('together', 'Several commands of the referee as one: all of them or none, and taken back together.', {
    actions: list(command, 'Commands, in their order.', 200),
  }),
  changes('go-on', 'Lets a fight go on that has come to a stalemate.', {}),
] as const

/** Everything that a seat may say about the fight. */
export const vocabulary = [...looks, ...operations] as const

/** Leaves `fray play --jsonl`. */
export const quit = says('quit', 'Leaves; the fight is saved.', {})

/** A query. */
export type Query = z.infer<(typeof looks)[number]>

/** Something that changes the fight. */
export type Operation = z.infer<(typeof operations)[number]>
