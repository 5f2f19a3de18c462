import { messageOf, unfitText } from '@fray/kernel'
import * as z from 'zod/mini'
import { NOTES } from './campaigning.ts'
import { fits } from './declare.ts'

/*
 * What happens to a campaign: each entry of its log is a list of these. A campaign's file has the same lines, so they
 * are read as untrusted input.
 */

const id = z.string().check(z.minLength(1), z.maxLength(200))
/** Words that everyone reads, on one line: a campaign's file may come from anyone. */
const words = z.string().check(z.maxLength(2_000), fits(unfitText))
/** Milliseconds since 1970; older logs have fractions. */
const milliseconds = z.pipe(z.number(), z.transform(Math.floor))
/** Fields of an encounter file by name, of one hero. */
const fields = z.record(z.string().check(z.maxLength(100)), z.unknown())

const event = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('created'), title: words }),
  /** A person joins, or is renamed. */
  z.strictObject({ is: z.literal('person'), person: id, name: words }),
  z.strictObject({ is: z.literal('heroes'), person: id, heroes: z.array(id) }),
  z.strictObject({ is: z.literal('removed'), person: id }),
  /** Links of a person, or the open one (null), were revoked. */
  z.strictObject({ is: z.literal('closed'), of: z.nullable(id) }),
  z.strictObject({ is: z.literal('prepared'), id, title: words, ruleset: id, encounter: z.unknown() }),
  z.strictObject({ is: z.literal('dropped'), id }),
  z.strictObject({ is: z.literal('ordered'), ids: z.array(id) }),
  z.strictObject({ is: z.literal('opened'), fight: id, title: words, at: milliseconds }),
  z.strictObject({ is: z.literal('left'), evening: z.boolean() }),
  /** What heroes carry over, by name, read at the end of a fight. */
  z.strictObject({ is: z.literal('carried'), ruleset: id, heroes: z.record(id, fields) }),
  /** Portraits of heroes by name at the end of a fight: names of the campaign's pictures; null if removed. */
  z.strictObject({
    is: z.literal('portraits'),
    who: z.record(id, z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/)))),
  }),
  /** A person has changed their notes, or whether the referee may read them. */
  z.strictObject({
    is: z.literal('note'),
    person: id,
    text: z.string().check(
      z.maxLength(NOTES),
      fits((one) => unfitText(one, true)),
    ),
    shared: z.boolean(),
  }),
  /** The referee has changed what a hero carries over; null removes it. */
  z.strictObject({ is: z.literal('set'), who: id, field: id, to: z.unknown(), because: words }),
])

/** Something that has happened to a campaign. */
export type CampaignEvent = z.infer<typeof event>

const entry = z.array(event)

/** Reads an entry of a campaign's log. Throws an error with what is wrong if it is not valid. */
export function readCampaignEntry(text: string): readonly CampaignEvent[] {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    throw new RangeError(`It is not JSON: ${messageOf(error)}`)
  }
  const found = entry.safeParse(raw)
  if (found.success) return found.data
  const [issue] = found.error.issues
  const place = (issue?.path ?? []).map(String).join('.')
  throw new RangeError(`${place === '' ? 'The entry' : `"${place}"`} is not as it should be: ${issue?.message ?? ''}.`)
}

/** An entry as text, on one line. */
export const campaignEntryText = (events: readonly CampaignEvent[]): string => JSON.stringify(events)
