import type { ShockSide } from '../kinds/fields.ts'

/** Names that mean something else in commands and answers; ids of sides are reserved too. */
const RESERVED = ['referee', 'nobody', 'none', 'null', 'fight', 'decline', 'done']

/** Words that cannot be names in a fight of these sides. */
export const reservedNames = (sides: readonly ShockSide[]): string[] => [
  ...RESERVED,
  ...sides.map(({ id }) => id.toLowerCase()),
]
