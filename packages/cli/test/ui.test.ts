import { quoteNames, type SeatQuestion } from '@fray/seat'
import { describe, expect, it } from 'vitest'
import { coloursFor } from '../src/io/colours.ts'
import { readScript } from '../src/play/script.ts'
import { answerOf } from '../src/ui/answers.ts'
import { percent } from '../src/ui/chance.ts'
import { diceText, facesTyped } from '../src/ui/dice-request.ts'
import { cutTo, flow, padTo, textWidth, wrap } from '../src/ui/width.ts'
import { ended } from '../src/ui/words.ts'
import { drawZones, type FieldZone } from '../src/ui/zone-field.ts'
import { screen } from './screen.ts'

describe('widths', () => {
  it('counts columns, not characters', () => {
    expect(textWidth('Ada')).toBe(3)
    expect(textWidth('Zoë')).toBe(3)
    expect(textWidth('Zoe\u0308')).toBe(3)
    expect(textWidth('竜')).toBe(2)
    expect(textWidth(coloursFor(true).strong('Ada'))).toBe(3)
    expect(padTo('竜', 4)).toBe('竜  ')
    expect(cutTo('The near bank', 8)).toBe('The nea~')
  })

  it('breaks lines between words only, and keeps what the first line begins with', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three'])
    expect(wrap('extraordinary', 5)).toEqual(['extraordinary'])
    expect(flow(['a b', 'c d', 'e f'], ', ', 9)).toEqual(['a b, c d,', 'e f'])
    for (const line of flow(['aaaa', 'bbbb', 'cccc'], ', ', 10)) expect(line.length).toBeLessThanOrEqual(10)
  })
})

const zone = (id: string, next: number[], here: string[] = []): FieldZone => ({
  ...{ id, name: id, next, here: here.map((text) => ({ text, paint: (t: string) => t })) },
  ...{ facts: [], note: '' },
})

it('ends a text with one full stop', () => {
  expect(['It is so', 'It is so.', 'It is so.. '].map(ended)).toEqual(['It is so.', 'It is so.', 'It is so.'])
})

describe('the field', () => {
  it('joins Zones in a row, and names the ways where they branch', () => {
    const row = drawZones(screen(60), [zone('A', [1], ['+ Ada']), zone('B', [0, 2]), zone('C', [1])])
    expect(row[1]).toBe('| + Ada          |---|                |---|                |')
    const fork = drawZones(screen(80), [zone('A', [1, 2]), zone('B', [0, 3]), zone('C', [0, 3]), zone('D', [1, 2])])
    expect(fork.join('\n')).toMatch(/to B, C/)
    const apart = drawZones(screen(80), [zone('A', []), zone('B', [])]).join('\n')
    expect(apart).not.toContain('|---|')
    expect(apart).toContain('to nowhere')
    for (const line of [...row, ...fork]) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('draws with lines where it may, and lists where it must', () => {
    const zones = [zone('A', [1], ['+ Ada']), zone('B', [0])]
    expect(drawZones(screen(80, { unicode: true }), zones)[0]).toMatch(/^┌─ A ─+┐/)
    const list = ['A', '  + Ada', '  (next to B)', 'B', '  nobody', '  (next to A)']
    expect(drawZones(screen(80, { plain: true }), zones)).toEqual(list)
    expect(drawZones(screen(30), zones)).toEqual(list)
  })
})

describe('what people type', () => {
  it('needs no quotes around names', () => {
    expect(quoteNames('attack old toll with long bow', ['Old Toll', 'Long bow', 'Ada'])).toBe(
      'attack "old toll" with "long bow"',
    )
    expect(quoteNames('cast mend targets=Rat 1,Rat 2', ['Rat 1', 'Rat 2'])).toBe('cast mend targets="Rat 1","Rat 2"')
    expect(quoteNames('say "to Rat 1"', ['Rat 1'])).toBe('say "to Rat 1"')
    expect(quoteNames('override Rat 1.hp 4', ['Rat 1'])).toBe('override "Rat 1.hp" 4')
  })

  it('may be dice in many ways', () => {
    expect(facesTyped('14 7')).toEqual([14, 7])
    expect(facesTyped('14,7')).toEqual([14, 7])
    expect(facesTyped(' d20=14; d6=7 ')).toEqual([14, 7])
    expect(facesTyped('00 d%=00 d100=07')).toEqual([100, 100, 7])
    expect(facesTyped('d10=00')).toEqual([0])
    expect(facesTyped('14 seven')).toBeNull()
    expect(diceText([20, 20, 6])).toBe('2d20 + 1d6')
  })

  it('answers questions by number, word or label, and by Enter', () => {
    const question: SeatQuestion = {
      ...{ id: 'q1', rule: 'r', title: '', kind: 'choice', to: 'Ada', prompt: '', min: null, max: null },
      ...{ preset: 'no', decline: 'no', reaction: true, takesCommands: false, secret: false, event: '', pointless: '' },
      options: [
        { value: 'no', label: 'not at all', under: '', refused: null },
        { value: 'bow', label: 'the bow', under: '', refused: { rule: 'r', reason: 'broken' } },
        { value: 'yes', label: 'certainly', under: '', refused: null },
      ],
    }
    const all = { upTo: 2 }
    expect(answerOf(question, '2', all)).toBe('yes')
    expect(answerOf(question, 'YES', all)).toBe('yes')
    expect(answerOf(question, 'Not at all', all)).toBe('no')
    expect(answerOf(question, 'cert', all)).toBe('yes')
    for (const word of ['0', 'pass', 'N', '']) expect(answerOf(question, word, all)).toBe('no')
    expect(answerOf({ ...question, preset: 'yes' }, '', all)).toBe('yes')
    expect(answerOf(question, '3', all)).toEqual({
      reason: 'There is no number 3 in the list, which goes from 1 to 2.',
    })
    expect(answerOf(question, '2', { upTo: 1 })).toEqual({
      reason: 'There is no number 2 in the list, which has only 1.',
    })
    // What the list does not know, the fight is asked: it may be a second spelling, or have a reason of its own.
    expect(answerOf(question, 'bow', all)).toBe('bow')
    const number: SeatQuestion = { ...question, kind: 'number', options: [], preset: 12, min: 1, max: 60 }
    expect(answerOf(number, '', all)).toBe(12)
    expect(answerOf(number, '10', all)).toBe(10)
    expect(answerOf(number, 'ten', all)).toEqual({ reason: '"ten" is not a whole number.' })
    expect(answerOf({ ...question, kind: 'text', preset: 'done' }, 'Cut: deep', all)).toBe('Cut: deep')
  })
})

describe('scripts', () => {
  it('hold commands, dice and answers in order, with their places', () => {
    const script = readScript('# one\nAda end # two\n  dice: d20=4, 5\nanswer: the knife\nstop\nnever read', 's')
    expect(script.commands).toEqual([{ line: 2, column: 1, text: 'Ada end' }])
    expect(script.dice?.map(({ line, column, sides, face }) => [line, column, sides, face])).toEqual([
      [3, 3, 20, 4],
      [3, 3, 0, 5],
    ])
    expect(script.answers).toEqual([{ line: 4, column: 1, text: 'the knife' }])
    expect(script.stops).toBe(true)
    expect(readScript('Ada end', 's')).toMatchObject({ dice: null, answers: null, stops: false })
  })
})

describe('numbers', () => {
  it('never claims certainty that is not there', () => {
    expect(percent(0)).toBe('0%')
    expect(percent(1)).toBe('100%')
    expect(percent(0.55)).toBe('55%')
    expect(percent(0.0975)).toBe('9.8%')
    expect(percent(0.9999)).toBe('>99.9%')
    expect(percent(0.0001)).toBe('<0.1%')
    expect(percent(0.998)).toBe('99.8%')
    expect([percent(1 - 1e-12), percent(1e-12)]).toEqual(['100%', '0%'])
  })
})
