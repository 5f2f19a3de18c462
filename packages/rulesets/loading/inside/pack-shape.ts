import { LIMITS } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { described, perhaps } from '../declare.ts'

/** What packs of a ruleset may contain of one kind of content. */
export interface PackKind {
  /** The schema of one thing of it, as a map. */
  readonly map: z.ZodMiniObject
  /** The schema of the whole section, as in an encounter's `content`. */
  readonly all: z.core.$ZodType
}

/** The form of a pack's id: it is used in pack names and messages. */
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A version of a pack: three numbers. */
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/

/**
 * The field `packs` of an encounter: names, or packs in full. The content of a pack is checked separately, against
 * {@link packShape}.
 */
export const packsField = perhaps(
  z
    .array(
      z.union(
        [z.string().check(z.minLength(1)), z.looseObject({ id: described(z.string(), "The pack's id.") })],
        'should be the name of a pack, as in frost-and-iron@1.2.0, or a pack in full',
      ),
    )
    .check(z.maxLength(LIMITS.packs)),
  "Content packs that hold in this fight, by name (frost-and-iron@1.2.0), path (./frost-and-iron) or in full; where two say something of the same thing, the later one holds. They come before the ruleset's content and after that of the encounter.",
)

/** The fields of a pack's manifest. */
const manifestFields = {
  id: described(
    z.string().check(z.regex(ID, 'should be small letters, digits and hyphens, as in frost-and-iron')),
    "The pack's id.",
  ),
  name: described(z.string().check(z.minLength(1), z.maxLength(LIMITS.name)), 'What people call it.'),
  version: described(
    z.string().check(z.regex(VERSION, 'should be three numbers, as in 1.2.0')),
    'The version of the pack.',
  ),
  ruleset: described(z.string(), 'The ruleset that it is for.'),
  rulesetVersion: perhaps(
    z.union(
      [z.string().check(z.minLength(1)), z.int()],
      'should be the version of a ruleset, as "fray rules" shows it',
    ),
    'The version of the ruleset that it was written for; a later one is as good. Any by default.',
  ),
  by: perhaps(z.string(), 'Who made it.'),
  about: perhaps(z.string(), 'What it is about, in a few sentences.'),
  license: perhaps(z.string(), 'What others may do with it.'),
}

/** A changed thing: any of its fields. That it cannot be based on another is checked when it is read. */
function changed({ map }: PackKind): z.core.$ZodType {
  const fields = Object.entries(map.shape as Record<string, z.core.$ZodType>)
  const optional = Object.fromEntries(fields.map(([name, field]) => [name, z.optional(field)]))
  return z.record(z.string(), z.strictObject(optional))
}

const nameOf = (kind: string): string => `${kind[0]?.toUpperCase()}${kind.slice(1)}`

/** The schema of a ruleset's packs: manifest, additions, changes and options. */
export function packShape(
  kinds: Readonly<Record<string, PackKind>>,
  knobs: Readonly<Record<string, z.core.$ZodType>>,
): z.ZodMiniObject {
  const each = (shape: (kind: PackKind) => z.core.$ZodType, says: string) =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(kinds).map(([kind, one]) => [kind, perhaps(shape(one), `${nameOf(kind)} by id, ${says}.`)]),
      ),
    )
  return z.strictObject({
    $schema: perhaps(z.string(), 'Where editors find the schema.'),
    ...manifestFields,
    digest: perhaps(z.string(), 'What everything in it came to when it was put into an encounter.'),
    add: perhaps(
      each(({ all }) => all, 'that there are not yet'),
      'New things, by kind and id.',
    ),
    change: perhaps(
      each(changed, 'each with the fields that are otherwise'),
      'Things that there are: what is said here is otherwise, all else stays; null takes a field away.',
    ),
    ...knobs,
  })
}
