import type { SeenMessage } from './parts.ts'

/** At least this many messages are kept; beyond it the older half is dropped. */
const KEPT = 20_000

let young = new Map<string, SeenMessage>()
let old: ReadonlyMap<string, SeenMessage> = new Map()

/** Remembers a message by its English words. Words without slots are their own template and need no entry. */
export function keepBehind(words: string, message: SeenMessage): void {
  if (words === message.key) return
  if (young.size >= KEPT) {
    old = young
    young = new Map()
  }
  young.set(words, message)
}

/**
 * The message recently shown with these English words, for hosts that translate it. It holds nothing beyond the
 * words. Null if unknown.
 */
export const messageBehind = (words: string): SeenMessage | null => young.get(words) ?? old.get(words) ?? null
