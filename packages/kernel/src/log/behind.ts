import type { SeenMessage } from './parts.ts'

/** So many messages are kept at least; then the older half is forgotten. */
const KEPT = 20_000

let young = new Map<string, SeenMessage>()
let old: ReadonlyMap<string, SeenMessage> = new Map()

/** Keeps what was said, by its English words. Words without slots are their own template. */
export function keepBehind(words: string, message: SeenMessage): void {
  if (words === message.key) return
  if (young.size >= KEPT) {
    old = young
    young = new Map()
  }
  young.set(words, message)
}

/**
 * The message that was lately said in those English words, for those who say them in another language. It holds nothing that the words
 * do not say. Null where nobody knows.
 */
export const messageBehind = (words: string): SeenMessage | null => young.get(words) ?? old.get(words) ?? null
