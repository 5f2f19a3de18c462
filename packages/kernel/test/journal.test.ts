import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fingerprint,
  formatLine,
  type JournalLine,
  parseJournal,
  type SessionOptions,
  verifyJournal,
} from '../src/index.ts'
import { parseInput } from '../src/table/recorded-inputs.ts'
import { type Duel, type DuelSession, duel, duelSetup, playAtRandom, startDuel, wanderAtRandom } from './duel.ts'
import { plainOf, type TinyCommand } from './tiny.ts'

const picks = (maxLength: number) => fc.array(fc.nat(1000), { maxLength })

/** A session whose journal grows as a text. */
function journaled(more: Partial<SessionOptions<Duel, TinyCommand>> = {}): {
  session: DuelSession
  text: () => string
} {
  let text = ''
  const session = startDuel({
    ...more,
    onLine: (line) => {
      text += `${formatLine(line)}\n`
    },
  })
  return { session, text: () => text }
}

function restored(text: string, more: Partial<SessionOptions<Duel, TinyCommand>> = {}): DuelSession {
  const { head, lines } = parseJournal(text)
  const session = startDuel({ seed: head.seed, dice: head.dice, ...more })
  session.restore(lines)
  return session
}

/** The number (from 1) and the sentence of the error. */
function errorOf(text: string): string {
  try {
    parseJournal(text)
  } catch (error) {
    const { name, line, message } = error as { name: string; line: number; message: string }
    return `${name} ${line}: ${message}`
  }
  return 'none'
}

describe('a journal', () => {
  it('begins with what the fight was made from', () => {
    const { text } = journaled({ dice: 'typed' })
    expect(parseJournal(text()).head).toEqual({
      fray: 'journal',
      version: 1,
      ruleset: 'tiny',
      rulesetVersion: '1',
      seed: 'duel',
      dice: 'typed',
      encounter: duelSetup.encounter,
    })
  })

  it('reads as a person would write it', () => {
    const { session, text } = journaled({ dice: 'typed' })
    session.submit('ann', plainOf('Ada attack target=Gob'))
    session.answerDice([15])
    session.answer('bob', 'yes')
    session.undo(1)
    session.redo()
    session.submit('ann', { actor: 'Ada', action: 'boast', words: 'I' })
    session.withdraw()
    const lines = text().trimEnd().split('\n').slice(1)
    expect(lines.map((line) => line.replace(/"(check|told)":"[0-9a-f]{16}"/g, '"$1":"..."'))).toEqual([
      '{"ply":1,"seat":"ann","command":{"actor":"Ada","action":"begin"},"tape":[],"from":0,"check":"...","told":"..."}',
      '{"open":{"seat":"ann","command":{"actor":"Ada","action":"attack","target":"Gob"},"tape":[],"from":0,"next":null,"given":[]}}',
      '{"open":{"seat":"ann","command":{"actor":"Ada","action":"attack","target":"Gob"},"tape":["d20=15"],"from":0,"next":null,"given":[null]}}',
      '{"ply":2,"seat":"ann","command":{"actor":"Ada","action":"attack","target":"Gob"},' +
        '"tape":["d20=15",{"answer":"yes"}],"from":0,"check":"...","told":"..."}',
      '{"undo":1,"counter":0}',
      '{"redo":2}',
      '{"open":{"seat":"ann","command":{"actor":"Ada","action":"boast","words":"I"},"tape":[],"from":1,"next":null,"given":[null]}}',
      '{"withdraw":true}',
    ])
  })

  it('has a word of before for declaring again', () => {
    const head = formatLine(startDuel({}).head())
    const line = { kind: 'undo', to: 0, counter: 0, redeclare: true }
    for (const word of ['anew', 'redeclare'])
      expect(parseJournal(`${head}\n{"undo":0,"counter":0,"${word}":true}\n`).lines).toEqual([line])
  })

  it('is the same after it was written and read, line by line', () => {
    fc.assert(
      fc.property(picks(30), fc.constantFrom('typed', 'generator'), (moves, dice) => {
        const heard: JournalLine[] = []
        const session = startDuel({
          dice,
          onLine: (line) => {
            if ('kind' in line) heard.push(line)
          },
        })
        wanderAtRandom(session, moves)
        const text = [session.head(), ...heard].map((line) => `${formatLine(line)}\n`).join('')
        expect(parseJournal(text)).toEqual({ head: session.head(), lines: heard })
      }),
      { numRuns: 60 },
    )
  })

  it('that was cut off anywhere says in which line, or is a shorter journal', () => {
    const { session, text } = journaled()
    session.submit('ann', plainOf('Ada summon'))
    session.submit('referee', { actor: 'referee', action: 'wagers' })
    const whole = text()
    const ends = new Set([...whole].flatMap((c, i) => (c === '\n' ? [i + 1] : [])))
    for (let length = 1; length < whole.length; length++) {
      const cut = whole.slice(0, length)
      const line = cut.trimEnd().split('\n').length
      if (ends.has(length)) expect(parseJournal(cut).lines).toHaveLength(line - 1)
      // The head alone may lack its end, once it is all there.
      else if (ends.has(length + 1) && line === 1) expect(parseJournal(cut).lines).toEqual([])
      else expect(errorOf(cut)).toContain(`JournalError ${line}: `)
    }
  })

  it.each([
    ['', 'JournalError 1: This is not a journal: its first line must be JSON that says "fray": "journal".'],
    [
      '{"fight":1}\n',
      'JournalError 1: This is not a journal: its first line must be JSON that says "fray": "journal".',
    ],
    ['[]\n', 'JournalError 1: This is not a journal: its first line must be JSON that says "fray": "journal".'],
    ['{"fray":"journal","version":7}\n', 'JournalError 1: This journal has version 7; this Fray reads version 1.'],
    ['{"fray":"journal","version":1}\n{"plyy":1}\n', 'JournalError 2: This line is neither a command'],
    ['{"fray":"journal","version":1}\n{"redo":1}\nnull\n', 'JournalError 3: A line of a journal is one JSON object.'],
    [
      '{"fray":"journal","version":1}\n{"ply":1,"command":{},"tape":["d6=7"]}\n',
      'JournalError 2: "d6=7" is not a die that fell: write the sides and the face, as in "d20=14".',
    ],
    [
      '{"fray":"journal","version":1}\n{"ply":1,"command":{},"tape":[7]}\n',
      'JournalError 2: 7 is neither a die ("d20=14") nor an answer ({ "answer": "decline" }).',
    ],
    ['{"fray":"journal","version":1}\n{"ply":1,"command":{}}\n', 'JournalError 2: "tape" must be the list'],
  ])('%j is refused: %s', (text, why) => {
    expect(errorOf(text)).toContain(why)
  })

  it('with a seed that nobody types is refused, as is a fight', () => {
    const problem = 'The seed has 5,000,000 characters; it may have 10,000 at most.'
    const seed = 'x'.repeat(5_000_000)
    expect(errorOf(`{"fray":"journal","version":1,"seed":"${seed}"}\n`)).toBe(`JournalError 1: ${problem}`)
    expect(errorOf('{"fray":"journal","version":1,"seed":"a\\u001b"}\n')).toContain(
      'The seed holds the control character U+001B',
    )
  })

  it('knows dice and answers of one or several seats', () => {
    expect(parseInput('d6=6')).toEqual({ sides: 6, face: 6 })
    expect(parseInput({ answer: 0 })).toEqual({ answers: [0] })
    expect(parseInput({ answers: ['a', 2] })).toEqual({ answers: ['a', 2] })
    for (const wrong of ['d6=0', 'd6', null, {}, { answer: null }]) expect(() => parseInput(wrong)).toThrow()
  })
})

describe('a fight restored from its journal', () => {
  it('stands where it stood, open question, undone commands and all, and goes on alike', () => {
    fc.assert(
      fc.property(picks(40), picks(12), (moves, more) => {
        const { session, text } = journaled()
        wanderAtRandom(session, moves)
        const again = restored(text())
        const compare = () => {
          expect(fingerprint(again.scene)).toBe(fingerprint(session.scene))
          expect(again.scene.save().memory).toEqual(session.scene.save().memory)
          expect(again.awaited).toEqual(session.awaited)
          expect(again.openCommand).toEqual(session.openCommand)
          expect(again.openEvents).toEqual(session.openEvents)
          expect(again.played.map((p) => [p.check, p.told, p.inputs])).toEqual(
            session.played.map((p) => [p.check, p.told, p.inputs]),
          )
          expect(again.undone.map((p) => p.command)).toEqual(session.undone.map((p) => p.command))
        }
        compare()
        for (const one of [session, again]) wanderAtRandom(one, more)
        compare()
      }),
      { numRuns: 80 },
    )
  })

  it('does not roll dice again that were seen before the command was withdrawn', () => {
    const { session, text } = journaled({ seed: 'fishing' })
    while (session.awaited === null) session.submit('ann', plainOf('Ada attack target=Gob'))
    session.withdraw()
    const again = restored(text())
    for (const one of [session, again]) one.submit('ann', plainOf('Ada summon'))
    expect(again.played.at(-1)).toEqual(session.played.at(-1))
  })

  it('rolls dice again that went back with the command, and that and no other number of them verifies', () => {
    const { session, text } = journaled({ seed: 'fishing' })
    while (session.awaited === null) session.submit('ann', plainOf('Ada attack target=Gob'))
    session.withdraw()
    const lines = text().trimEnd().split('\n')
    const { from, tape } = JSON.parse(lines.at(-2) as string).open
    expect(tape.length).toBeGreaterThan(0)
    const verdict = (counter: number) => {
      let whole = `${[...lines.slice(0, -1), JSON.stringify({ withdraw: true, counter })].join('\n')}\n`
      const again = restored(whole, {
        onLine: (line) => {
          if ('kind' in line) whole += `${formatLine(line)}\n`
        },
      })
      again.submit('ann', plainOf('Ada summon'))
      return verifyJournal(duel, duelSetup, parseJournal(whole)).difference
    }
    expect(verdict(from)).toBeNull()
    expect(verdict(from + 1)?.what).toMatch(/the dice go on with/)
  })

  it('goes on in the same journal, which verifies as if nothing had happened', () => {
    fc.assert(
      fc.property(picks(30), picks(20), (moves, more) => {
        const { session, text } = journaled()
        wanderAtRandom(session, moves)
        let whole = text()
        const again = restored(whole, {
          onLine: (line) => {
            if ('kind' in line) whole += `${formatLine(line)}\n`
          },
        })
        wanderAtRandom(again, more)
        expect(verifyJournal(duel, duelSetup, parseJournal(whole)).difference).toBeNull()
        expect(fingerprint(restored(whole).scene)).toBe(fingerprint(again.scene))
      }),
      { numRuns: 60 },
    )
  })

  it('does not lose the command that waits behind an implied one', () => {
    const { session, text } = journaled({ dice: 'typed' })
    session.submit('referee', { actor: 'referee', action: 'override', path: 'fight.weather', to: 'rain' })
    session.submit('ann', plainOf('Ada aim target=Gob'))
    const again = restored(text())
    expect(again.answerDice([2]).played.map((p) => p.command.action)).toEqual(['begin', 'aim'])
    expect(again.scene.now.combatant.aimed[0]).toBe(1)
  })

  it('can be forked from a journal of its own', () => {
    const { session } = journaled()
    playAtRandom(session, [1, 5, 9, 2, 40, 3])
    let text = ''
    const twin = session.fork(session.ply, {
      onLine: (line) => {
        text += `${formatLine(line)}\n`
      },
    })
    twin.submit('referee', { actor: 'referee', action: 'override', path: 'Ada.hp', to: 3 })
    expect(fingerprint(restored(text).scene)).toBe(fingerprint(twin.scene))
  })

  it.each([
    [(l: string[]) => l.with(1, l[1].replace(/"check":"./, '"check":"x')), 'comes out otherwise'],
    [(l: string[]) => l.with(1, l[1].replace('"begin"', '"begun"')), 'There is no action "begun"'],
    [(l: string[]) => l.with(2, l[2].replace('"tape":[', '"tape":["d6=2",')), 'rolls a d4'],
    [(l: string[]) => [...l, '{"undo":9,"counter":0}'], 'takes back to command 9, which was never done'],
    [(l: string[]) => [...l, '{"redo":4}'], 'does command 4 again, which was not taken back'],
    [
      (l: string[]) => [...l, '{"open":{"seat":"ann","command":{"actor":"Zed","action":"end"},"tape":[],"from":0}}'],
      'The open command of this journal is refused: There is no combatant "Zed".',
    ],
  ])('says in a sentence what was changed in it', (change, why) => {
    const { session, text } = journaled()
    session.submit('ann', plainOf('Ada summon'))
    session.submit('ann', plainOf('Ada aim target=Gob'))
    const lines = change(text().trimEnd().split('\n'))
    expect(() => restored(`${lines.join('\n')}\n`)).toThrow(why)
  })
})
