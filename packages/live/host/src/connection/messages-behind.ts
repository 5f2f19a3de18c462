import { messageBehind, type SeenMessage } from '@fray/kernel'
import type { SaidOf } from '@fray/live/protocol'

/** What a host says that holds words of the rules. */
const WITH_WORDS = /^\{"type":"(table|news|result|refused)"/

/** The messages behind the English words of what one connection is sent, each told once. */
export class MessagesBehind {
  private readonly told = new Set<string>()

  /** Those of a text that is about to be sent. What stands in a message stands in those words, too. */
  of(text: string): SaidOf<'messages'>['behind'] {
    if (!WITH_WORDS.test(text)) return []
    const found: [string, SeenMessage][] = []
    const look = (value: unknown): void => {
      if (typeof value === 'string') {
        const message = this.told.has(value) ? null : messageBehind(value)
        if (message === null) return
        this.told.add(value)
        found.push([value, message])
      } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one)
    }
    look(JSON.parse(text))
    return found
  }
}
