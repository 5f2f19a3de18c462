import { isMap, messageBehind, type SeenMessage } from '@fray/kernel'
import type { SaidOf } from '@fray/live/protocol'
import { hasRuleWords, isForMachines } from '@fray/seat'

/** Messages of a host that hold words of the rules. */
const WITH_WORDS = /^\{"type":"(table|news|result|refused)"/

/** The most words remembered as told; then all are forgotten and told once more. */
const MOST = 5_000

/** The messages behind the English words that one connection is sent, each told once. */
export class MessagesBehind {
  private readonly told = new Set<string>()

  /**
   * Those of a text that is about to be sent. Only words of the rules are looked up, never what people have written,
   * so that nobody learns by guessing what others were told.
   */
  of(text: string): SaidOf<'messages'>['behind'] {
    if (!WITH_WORDS.test(text)) return []
    if (this.told.size > MOST) this.told.clear()
    const found: [string, SeenMessage][] = []
    const look = (value: unknown, field: string, within = ''): void => {
      if (typeof value === 'string') {
        const message = !hasRuleWords(field, within) || this.told.has(value) ? null : messageBehind(value)
        if (message === null) return
        this.told.add(value)
        found.push([value, message])
      } else if (Array.isArray(value)) for (const one of value) look(one, field, within)
      else if (isMap(value)) lookInside(value, field)
    }
    const lookInside = (value: Readonly<Record<string, unknown>>, within: string): void => {
      if (Array.isArray(value.path)) {
        // A change stands for the value at its path.
        const { path } = value
        const names = path.filter((name) => typeof name === 'string')
        // What is inside a list is indexed by numbers.
        const inside = (at: number): unknown =>
          at === path.length - 1 ? value.value : typeof path[at + 1] === 'number' ? [] : null
        if (!path.some((name, at) => typeof name === 'string' && isForMachines(name, inside(at))))
          look(value.value, names.at(-1) ?? '', names.at(-2))
      } else
        for (const [name, inside] of Object.entries(value)) if (!isForMachines(name, inside)) look(inside, name, within)
    }
    const { value, ...said } = JSON.parse(text)
    look(value, '')
    look(said, '')
    return found
  }
}
