import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatLine,
  isDie,
  type Journal,
  type JournalLine,
  parseJournal,
  type RecordedInput,
  verifyJournal,
} from '../src/index.ts'
import { type DuelSession, duel, duelSetup, faceOf, startDuel, wanderAtRandom } from './duel.ts'
import { plainOf } from './tiny.ts'

function played(does: (session: DuelSession) => void, dice: 'generator' | 'typed' = 'generator'): Journal {
  let text = ''
  const session = startDuel({
    dice,
    onLine: (line) => {
      text += `${formatLine(line)}\n`
    },
  })
  does(session)
  return parseJournal(text)
}
const verdict = (journal: Journal) => verifyJournal(duel, duelSetup, journal)

/** A short fight: two thralls join, somebody aims. */
const journal = played((session) => {
  session.submit('ann', plainOf('Ada summon'))
  session.submit('ann', plainOf('Ada summon'))
  session.submit('ann', plainOf('Ada aim target=Gob'))
})

/** The journal with one of its moves changed. */
function changed(at: number, change: (move: Extract<JournalLine, { kind: 'move' }>['move']) => object): Journal {
  const lines = journal.lines.map((line, i) =>
    i === at && line.kind === 'move' ? { ...line, move: { ...line.move, ...change(line.move) } } : line,
  )
  return { ...journal, lines: lines as JournalLine[] }
}
const turned = (inputs: readonly RecordedInput[]) =>
  inputs.map((entry) => (isDie(entry) ? { ...entry, face: (entry.face % entry.sides) + 1 } : entry))

describe('verifying a journal', () => {
  it('finds nothing in any fight that was really played', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { maxLength: 40 }),
        fc.constantFrom('generator' as const, 'typed' as const),
        (picks, dice) => {
          const real = played((session) => wanderAtRandom(session, picks), dice)
          expect(verdict(real).difference).toBeNull()
        },
      ),
      { numRuns: 60 },
    )
  })

  it('counts commands and dice', () => {
    expect(verdict(journal)).toEqual({ commands: 4, dice: 2, difference: null })
  })

  it('finds a changed die', () => {
    const found = verdict(changed(1, ({ inputs }) => ({ inputs: turned(inputs) })))
    expect(found.difference?.ply).toBe(2)
    expect(found.difference?.what).toMatch(/^die \d+ of this seed is a d\d+ showing \d+, but the journal has \d+$/)
  })

  it('finds a die that the seed does not have, where everything else fits', () => {
    const forged = played((session) => {
      session.submit('ann', plainOf('Ada begin'))
      session.submit('ann', plainOf('Ada summon'))
      session.answerDice([(faceOf(0, 4) % 4) + 1])
    }, 'typed')
    const found = verdict({ ...forged, head: { ...forged.head, dice: 'generator' } })
    expect(found.difference?.what).toMatch(/^die 0 of this seed is a d4 showing \d, but the journal has \d$/)
  })

  it('finds, where dice are typed, how many there cannot have been', () => {
    const typed = played((session) => {
      for (const face of [3, 2]) {
        session.submit('ann', plainOf('Ada summon'))
        session.answerDice([face])
      }
      session.undo(1)
      session.submit('ann', plainOf('Ada summon'))
      session.answerDice([1])
    }, 'typed')
    const changedLast = (kind: 'move' | 'undo', change: (line: JournalLine) => JournalLine) => {
      const at = typed.lines.findLastIndex((line) => line.kind === kind)
      return verdict({ ...typed, lines: typed.lines.map((line, i) => (i === at ? change(line) : line)) }).difference
        ?.what
    }
    const from = (n: number) =>
      changedLast('move', (line) => (line.kind === 'move' ? { ...line, move: { ...line.move, from: n } } : line))
    const counter = (n: number) =>
      changedLast('undo', (line) => (line.kind === 'undo' ? { ...line, counter: n } : line))
    expect(verdict(typed).difference).toBeNull()
    expect(from(9)).toBe('its dice begin with die 9 of the seed, but only 0 had been rolled before')
    expect(counter(9)).toBe('after it was taken back the dice go on with 9, not 1')
    expect(counter(-1)).toBe('after it was taken back the dice go on with -1, not 1')
  })

  it('finds dice that were rolled before', () => {
    const again = played((session) => {
      session.submit('ann', plainOf('Ada summon'))
      session.undo(1, true)
      session.submit('ann', plainOf('Ada summon'))
    })
    expect(verdict(again).difference).toBeNull()
    const lines = again.lines.map((line) => (line.kind === 'undo' ? { ...line, counter: 1 } : line))
    expect(verdict({ ...again, lines }).difference?.what).toBe(
      'its dice begin with die 0 of the seed, but 1 had been rolled before',
    )
  })

  it('finds a changed state and changed events', () => {
    const state = verdict(changed(2, () => ({ check: '0123456789abcdef' })))
    expect(state.difference).toMatchObject({ ply: 3 })
    expect(state.difference?.what).toContain('the fight afterwards differs')
    expect(verdict(changed(2, () => ({ told: '0123456789abcdef' }))).difference?.what).toContain('the events differ')
  })

  it('finds a changed command', () => {
    const aimed = changed(3, () => ({ command: plainOf('Ada aim target=Cid') }))
    expect(verdict(aimed).difference).toMatchObject({ ply: 4 })
    const illegal = changed(3, () => ({ command: plainOf('Gob aim target=Cid') }))
    expect(verdict(illegal).difference?.what).toBe("Command 4 is refused (turn): It is not Gob's turn.")
  })

  it('finds entries that are missing or left over', () => {
    const short = changed(1, () => ({ inputs: [] }))
    expect(verdict(short).difference?.what).toBe('The rule summon rolls a d4 (how tough), but no die is left.')
    const long = changed(1, ({ inputs }) => ({ inputs: [...inputs, { sides: 6, face: 1 }] }))
    expect(verdict(long).difference?.what).toBe('Command 2 leaves 1 entries of its tape unused.')
    const other = changed(1, () => ({ inputs: [{ answers: ['yes'] }] }))
    expect(verdict(other).difference?.what).toBe(
      'The rule summon rolls a d4, but the next entry is the answer ["yes"].',
    )
  })

  it('finds undo and redo to where nothing is', () => {
    const lines: JournalLine[] = [...journal.lines, { kind: 'undo', to: 9, counter: 2 }]
    expect(verdict({ ...journal, lines }).difference).toEqual({ ply: 9, what: 'there is no such point to undo to' })
    const redo: JournalLine[] = [...journal.lines, { kind: 'redo', to: 5 }]
    expect(verdict({ ...journal, lines: redo }).difference).toEqual({ ply: 5, what: 'there is nothing left to redo' })
  })
})

describe('a journal that the same rules have written, restored without comparing every step', () => {
  const restored = ({ lines }: Journal, trusting: boolean): DuelSession => {
    const session = startDuel()
    session.restore(lines, {}, trusting)
    return session
  }

  it('leads to the same fight, with the same commands, events and digests', () => {
    const [fast, slow] = [restored(journal, true), restored(journal, false)]
    expect(fast.played).toEqual(slow.played)
    expect(fast.scene.save()).toEqual(slow.scene.save())
    const { ply } = fast
    fast.undo(1)
    fast.redo(ply)
    expect(fast.scene.save()).toEqual(restored(journal, false).scene.save())
  })

  it('is refused where it leads elsewhere', () => {
    const last = journal.lines.findLastIndex(({ kind }) => kind === 'move')
    const bent = changed(last, (move) => ({ check: move.check.replace(/./, (c) => (c === '0' ? '1' : '0')) }))
    expect(() => restored(bent, true)).toThrow(/comes out otherwise/)
    const lost = { ...journal, lines: journal.lines.filter((_, i) => i !== 0) }
    expect(() => restored(lost, true)).toThrow()
  })
})
