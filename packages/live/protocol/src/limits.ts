/** Limits of a message to a host; a host may allow less. */
export const MESSAGE_LIMITS = {
  /** Characters of one message. */
  characters: 65_536,
  /** Maps and lists inside each other. */
  nesting: 12,
  /** Characters of an id that a client makes up. */
  id: 64,
  /** Characters of a name, a key, or words that people write. */
  words: 2_000,
  /** Entries of a list or a map. */
  entries: 500,
} as const
