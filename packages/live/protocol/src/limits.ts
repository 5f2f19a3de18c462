/** How much a message to a host may be; a host may allow less. */
export const MESSAGE_LIMITS = {
  /** Characters of one message. */
  characters: 65_536,
  /** Maps and lists within each other. */
  nesting: 12,
  /** Characters of an id that a client makes up. */
  id: 64,
  /** Characters of a name, a key, or words that somebody writes. */
  words: 2_000,
  /** Entries of a list or a map. */
  entries: 500,
} as const
