import { amount, byRule, data, type EventField, sum, text, who, yes } from './field.ts'

/**
 * The fields of the events that the kernel makes for every ruleset. A roll has the fields of `roll`, then the
 * ruleset's own; the meaning of a change's cells depends on its column.
 */
export const commonKinds: ReadonlyMap<string, readonly EventField[]> = new Map<string, readonly EventField[]>([
  [
    'change',
    [
      text('column', 'the column that changed, as `table.name`'),
      data('row', 'whose: a combatant by name, or the row of another table'),
      data('cell', 'which of its cells, where the column has several'),
      data('from', 'the value before, in words where it has any'),
      data('to', 'the value after'),
      byRule('rule'),
    ],
  ],
  [
    'vital-change',
    [
      text('column', 'the column that changed'),
      who('row'),
      byRule('rule'),
      text('health', 'how it looks now: for those who may not know the numbers'),
      yes('gains', 'whether it has got life back'),
    ],
  ],
  [
    'roll',
    [
      text('what', 'what is rolled for'),
      who('who'),
      byRule('rule'),
      sum('tally'),
      amount('against', 'the number to reach, or null'),
      yes('passed', 'whether it was reached, or null'),
    ],
  ],
  [
    'asked',
    [
      byRule('rule'),
      who('to'),
      text('prompt', 'the question, with names'),
      data('answer', 'a word or a number; empty for those who may not know it'),
      yes('secret', 'whether nobody but the seat that was asked may know the answer yet'),
      yes('declined', 'whether it was to let something pass, which nobody else hears of'),
      yes('reaction', 'set where it was whether somebody steps in'),
      text('moment', 'which of several moments of the rule asked; left out where there is one'),
    ],
  ],
  [
    'override',
    [
      text('path', 'the value as the referee named it'),
      text('whose', 'a combatant by name, or the table'),
      text('column', 'the column, as `table.name`'),
      data('row', 'whose: a combatant by name, or the row of another table'),
      text('to', 'the new value'),
      text('because', "why, in the referee's words; empty where nothing was said"),
    ],
  ],
  ['join', [who('row'), text('name', 'what people call it'), byRule('rule')]],
])
