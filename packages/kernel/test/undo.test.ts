import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '../src/index.ts'
import { faceOf, facesOf, playAtRandom, startDuel } from './duel.ts'
import { plainOf } from './tiny.ts'

const picks = fc.array(fc.nat(1000), { maxLength: 40 })

describe('undo and redo', () => {
  it('reach every point of any fight from any other, and give the same fight each time', () => {
    fc.assert(
      fc.property(picks, fc.array(fc.nat(1000), { maxLength: 12 }), (moves, jumps) => {
        const session = startDuel({ dice: 'typed' })
        const prints = [fingerprint(session.scene)]
        const memories = [session.scene.save()]
        for (const pick of moves) {
          playAtRandom(session, [pick])
          while (prints.length <= session.ply) {
            prints.push(fingerprint(session.scene))
            memories.push(session.scene.save())
          }
        }
        const all = session.ply
        for (const jump of jumps) {
          const to = jump % (all + 1)
          if (to <= session.ply) session.undo(to)
          else session.redo(to)
          expect(session.ply).toBe(to)
          expect(fingerprint(session.scene)).toBe(prints[to])
          expect(session.scene.save()).toEqual(memories[to])
        }
        session.redo(all)
        expect(session.played.map((p) => p.check)).toEqual(prints.slice(1))
      }),
      { numRuns: 60 },
    )
  })

  it('are refused with a message beyond what was done or taken back', () => {
    const session = startDuel()
    session.submit('ann', plainOf('Ada begin'))
    expect(() => session.undo(2)).toThrow('There is no point 2 to go back to: 0 to 1 can be reached.')
    expect(() => session.undo(-1)).toThrow(RangeError)
    expect(() => session.redo(2)).toThrow('There is no point 2 to go forward to: 1 to 1 can be reached.')
    session.undo()
    session.redo()
    expect(() => session.redo()).toThrow(RangeError)
    expect(() => session.undo(0.5)).toThrow(RangeError)
  })

  it('a new command ends what could be done again; a refused one does not', () => {
    const session = startDuel()
    session.submit('ann', plainOf('Ada aim target=Gob'))
    session.undo()
    session.submit('ann', plainOf('Ada attack target=Ada'))
    expect(session.undone).toHaveLength(1)
    session.submit('ann', plainOf('Ada aim target=Cid'))
    expect(session.undone).toHaveLength(0)
  })

  it('take back an open command first', () => {
    const session = startDuel()
    session.submit('ann', { actor: 'Ada', action: 'boast', words: 'I' })
    expect(session.awaited).not.toBeNull()
    session.undo(1)
    expect(session.awaited).toBeNull()
    expect(session.ply).toBe(1)
  })
})

describe('the dice of an undo', () => {
  const summoned = () => {
    const session = startDuel()
    session.submit('ann', plainOf('Ada summon'))
    session.submit('ann', plainOf('Ada summon'))
    return session
  }

  it('are not rolled again: the generator moves on', () => {
    const session = summoned()
    session.undo(1)
    session.submit('ann', plainOf('Ada summon'))
    expect(facesOf(session, 1)).toEqual([faceOf(2, 4)])
  })

  it('are rolled again where the referee says so', () => {
    const session = summoned()
    session.undo(1, true)
    session.submit('ann', plainOf('Ada summon'))
    expect(facesOf(session, 1)).toEqual([faceOf(0, 4)])
    expect(session.played[1]?.from).toBe(0)
  })

  it('come back with a redo, and are not rolled once more after it', () => {
    for (const sameDice of [false, true]) {
      const session = summoned()
      session.undo(1, sameDice)
      session.redo(3)
      expect([1, 2].flatMap((at) => facesOf(session, at))).toEqual([faceOf(0, 4), faceOf(1, 4)])
      session.submit('ann', plainOf('Ada summon'))
      expect(facesOf(session, 3)).toEqual([faceOf(2, 4)])
    }
  })
})
