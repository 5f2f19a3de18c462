import { expect, it } from 'vitest'
import { Keys } from './keys.ts'

const move = (to: number) => ({ actor: 'Ada', action: 'move', to })

it.each([false, true])(
  'keys of a long fight do not grow with it, and none comes to mean another command (shared: %s)',
  (areShared) => {
    const keys = new Keys(['move'], areShared)
    const first = keys.of(move(0))
    const often = keys.of(move(1))
    const meant = new Map<string, unknown>([[first, move(0)]])
    for (let to = 2; to < 30_000; to++) {
      const key = keys.of(move(to))
      expect(meant.has(key)).toBe(false)
      meant.set(key, move(to))
      // What is listed all the time stays what it is.
      expect(keys.of(move(1))).toBe(often)
    }
    const known = [...meant.keys()].filter((key) => keys.commandOf(key) !== null)
    expect(known.length).toBeGreaterThanOrEqual(4000)
    expect(known.length).toBeLessThanOrEqual(10_000)
    for (const key of known) expect(keys.commandOf(key)).toEqual(meant.get(key))
    expect(keys.commandOf(first)).toBeNull()
    expect(keys.commandOf(often)).toEqual(move(1))
    expect(keys.of(move(0)) === first).toBe(areShared)
  },
)
