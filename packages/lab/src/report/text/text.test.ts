import { describe, expect, it } from 'vitest'
import { duel } from '../../../test/report/duel.ts'
import * as samples from '../../../test/report/samples.ts'
import { balanceText, comparisonText, simulationText, sweepText, tournamentText } from '../reports.ts'
import type { TextStyle } from './style.ts'
import { textWidth } from './width.ts'

const style = (width: number, more: Partial<TextStyle> = {}): TextStyle => ({
  width,
  plain: false,
  unicode: true,
  ...more,
})

/** Every kind of result, by name, in a style. */
const ALL: Record<string, (style: TextStyle) => string[]> = {
  simulation: (s) => simulationText(samples.ford, s),
  untried: (s) => simulationText(samples.untried, s),
  draws: (s) => simulationText(samples.draws, s),
  comparison: (s) => comparisonText(samples.comparison, s),
  sweep: (s) => sweepText(samples.sweep, s),
  'sweep of two': (s) => sweepText(samples.sweepOfTwo, s),
  'empty sweep': (s) => sweepText({ axes: samples.sweep.axes, cells: [] }, s),
  balance: (s) => balanceText(samples.balance, s),
  tournament: (s) => tournamentText(samples.tournament, s),
}

describe('a simulation in the terminal', () => {
  it('is tables with charts beside', () => {
    expect(simulationText(duel, style(80))).toEqual([
      'The duel',
      'Ada is likely to win: 75% (71 to 79) of 400 fights.',
      'In 50% of the fights somebody on the side of Ada goes down, and in 10% somebody',
      'dies; in 50% nobody does.',
      'For Ada that is a hard fight.',
      'It takes about 3 Rounds, mostly 2 to 3.',
      'The computer played Ada as "aggressive", Wolves as "random"; people may do',
      'better or worse.',
      '',
      'How it ends',
      'Unfinished trials were given up after 2,000 commands.',
      'ending      share',
      'Ada wins     75% (71 to 79)     ████████████████████████████▒▒▒▒',
      'Wolves win   24% (20 to 28)     ████████▒▒▒',
      'draw        0.8% (0.3 to 2.2)   ▒',
      'stalemate     0% (0 to 1.0)',
      'unfinished  0.2% (<0.1 to 1.4)  ▒',
      'Bars: full to the low end of the interval, light to the high end.',
      '',
      'Who wins, by who acts first',
      'The first to act gives the first command that somebody decides on. The shares of',
      'victories are of the fights in that row.',
      'first to act  fights          Ada wins        Wolves win',
      'Ada           60% (57 to 63)  75% (71 to 78)  23% (20 to 27)',
      'Wolves        40% (37 to 43)  43% (38 to 48)  53% (48 to 58)',
      '',
      'Hit points left Round by Round',
      'At the end of each Round, over all fights; one that has ended keeps what was',
      'left. Mostly: at least four fifths of the fights lie between the two numbers.',
      '                                          fights',
      '       Ada:            Wolves:            going',
      'Round  mean  mostly    mean     mostly    on',
      'start    20              20               100%    ██████████████████████████████',
      '1      16.0  12 to 20  15.0     11 to 19   75%    ██████████████████▒▒▒▒▒▒▒▒▒▒▒▒',
      '2      12.0   8 to 16   9.0      5 to 13   50%    ████████████▒▒▒▒▒▒▒▒▒▒▒▒',
      '3       9.0   5 to 13   6.0      2 to 10   25%    ████████▒▒▒▒▒▒▒▒▒▒▒▒',
      '4       8.0   4 to 12   5.0       1 to 9    0%    ██████▒▒▒▒▒▒▒▒▒▒▒▒',
      'Bars: Ada, full to the low end, light to the high end of its band. Drawn is the',
      'part of the hit points at the start: the mean, and as its band what four fifths',
      'of the fights lie between.',
      '',
      'Rounds',
      'A fight takes 2.75 (2.70 to 2.80) Rounds on average; four fifths take 2 to 3,',
      'half at most 3, all 2 to 3.',
      'Every fight takes 6 commands.',
      'Rounds  trials  share',
      '2       100     25%    █████████████',
      '3       300     75%    ████████████████████████████████████████',
      '',
      'Combatants',
      'Down in Round: the mean of the trials in which the combatant goes down.',
      '           still fights',
      'combatant  at the end      down in Round        deals',
      'Ada',
      '  Ada      75% (71 to 79)  2.60 (2.46 to 2.76)  5.8 (5.5 to 6.0)  ██████████▒',
      '',
      'combatant  takes',
      'Ada',
      '  Ada      4.0 (3.6 to 4.5)',
      'Bars: full to the low end of the interval, light to the high end.',
      '',
      'Hit points left at the end',
      'Mostly: at least four fifths of the trials lie between the two numbers.',
      'combatant  mean              middle  mostly   all',
      'Ada',
      '  Ada      6.0 (5.6 to 6.5)  4       0 to 10  0 to 10  ━━━━━━━━━━●━━━━━━━━━━━━━━',
      'Chart from 0 to 10: dot the middle, thick line half of the trials, thin line',
      'four fifths, points all.',
      '',
      'Who is down by which Round',
      'The share of all trials in which a combatant went down in that Round or before,',
      'and stayed down.',
      '           Round  Round',
      'combatant  2      3',
      'Ada',
      '  Ada      10%    25%    ▁▁▁▂▂▂',
      'Chart: the Rounds of the table from left to right; a full block is all trials.',
      '',
      'What each action does',
      'Numbers are means of one trial; the share is of all commands of the side.',
      'action             share  uses  damage',
      'Ada',
      '  Attack [attack]  100%   3.00  5.8     ████████████████████████████████████████',
      '',
      'Trials worth watching',
      'Each can be written out as a journal and watched: the one in the middle.',
      'trial                  number',
      'the one in the middle  7',
      '',
      'How it was made',
      'Ruleset: zones 0.1.0',
      'Policies: Ada: aggressive; Wolves: random; the referee: first-legal',
      'Seed: 7',
      'Trials: It ended after 400 trials, because the requested precision was reached;',
      '  the results are corrected for that.',
      'Limit: A trial is given up after 2,000 commands.',
      'To repeat it: Simulate with the same version, the same encounter and the same',
      '  seed: the numbers are the same, whatever the number of threads.',
      '',
      'The brackets hold the 95% interval: the true number lies inside in about 19 of',
      '20 such reports. More trials make it narrower.',
    ])
  })

  it('is what most people want to know where it is to be brief, and says where the rest is', () => {
    const lines = simulationText(duel, style(80, { brief: true }))
    expect(lines).toContain('Combatants')
    expect(lines).toContain('Seed: 7')
    expect(lines.at(-1)).toBe('There is more: --details shows everything.')
    for (const detail of ['Rounds', 'Hit points left at the end', 'What each action does', 'Trials worth watching'])
      expect(lines).not.toContain(detail)
  })

  it('fits a phone, with the charts below, in ASCII', () => {
    expect(simulationText(duel, style(40, { unicode: false })).slice(0, 96)).toEqual([
      'The duel',
      'Ada is likely to win: 75% (71 to 79) of',
      '400 fights.',
      'In 50% of the fights somebody on the',
      'side of Ada goes down, and in 10%',
      'somebody dies; in 50% nobody does.',
      'For Ada that is a hard fight.',
      'It takes about 3 Rounds, mostly 2 to 3.',
      'The computer played Ada as "aggressive",',
      'Wolves as "random"; people may do better',
      'or worse.',
      '',
      'How it ends',
      'Unfinished trials were given up after',
      '2,000 commands.',
      'ending      share',
      'Ada wins     75% (71 to 79)',
      '  ###########################---',
      'Wolves win   24% (20 to 28)',
      '  ########---',
      'draw        0.8% (0.3 to 2.2)',
      '  -',
      'stalemate     0% (0 to 1.0)',
      'unfinished  0.2% (<0.1 to 1.4)',
      '  -',
      'Bars: full to the low end of the',
      'interval, light to the high end.',
      '',
      'Who wins, by who acts first',
      'The first to act gives the first command',
      'that somebody decides on. The shares of',
      'victories are of the fights in that row.',
      'first to act  fights',
      'Ada           60% (57 to 63)',
      'Wolves        40% (37 to 43)',
      '',
      'first to act  Ada wins',
      'Ada           75% (71 to 78)',
      'Wolves        43% (38 to 48)',
      '',
      'first to act  Wolves win',
      'Ada           23% (20 to 27)',
      'Wolves        53% (48 to 58)',
      '',
      'Hit points left Round by Round',
      'At the end of each Round, over all',
      'fights; one that has ended keeps what',
      'was left. Mostly: at least four fifths',
      'of the fights lie between the two',
      'numbers.',
      '       Ada:            Wolves:',
      'Round  mean  mostly    mean     mostly',
      'start    20              20',
      '  ######################################',
      '1      16.0  12 to 20  15.0     11 to 19',
      '  #######################---------------',
      '2      12.0   8 to 16   9.0      5 to 13',
      '  ###############---------------',
      '3       9.0   5 to 13   6.0      2 to 10',
      '  ##########---------------',
      '4       8.0   4 to 12   5.0       1 to 9',
      '  ########---------------',
      '',
      '       fights',
      '       going',
      'Round  on',
      'start  100%',
      '1       75%',
      '2       50%',
      '3       25%',
      '4        0%',
      'Bars: Ada, full to the low end, light to',
      'the high end of its band. Drawn is the',
      'part of the hit points at the start: the',
      'mean, and as its band what four fifths',
      'of the fights lie between.',
      '',
      'Rounds',
      'A fight takes 2.75 (2.70 to 2.80) Rounds',
      'on average; four fifths take 2 to 3,',
      'half at most 3, all 2 to 3.',
      'Every fight takes 6 commands.',
      'Rounds  trials  share',
      '2       100     25%    ######',
      '3       300     75%    #################',
      '',
      'Combatants',
      'Down in Round: the mean of the trials in',
      'which the combatant goes down.',
      '           still fights',
      'combatant  at the end',
      'Ada',
      '  Ada      75% (71 to 79)  #########-',
      '',
      'combatant  down in Round',
      'Ada',
    ])
  })

  it('is sentences for a screen reader', () => {
    expect(simulationText(duel, style(80, { plain: true, unicode: false }))).toEqual([
      'The duel',
      'Ada is likely to win: 75% (71 to 79) of 400 fights.',
      'In 50% of the fights somebody on the side of Ada goes down, and in 10% somebody',
      'dies; in 50% nobody does.',
      'For Ada that is a hard fight.',
      'It takes about 3 Rounds, mostly 2 to 3.',
      'The computer played Ada as "aggressive", Wolves as "random"; people may do',
      'better or worse.',
      '',
      'How it ends',
      'Unfinished trials were given up after 2,000 commands.',
      'Ada wins: 75% (71 to 79).',
      'Wolves win: 24% (20 to 28).',
      'draw: 0.8% (0.3 to 2.2).',
      'stalemate: 0% (0 to 1.0).',
      'unfinished: 0.2% (<0.1 to 1.4).',
      '',
      'Who wins, by who acts first',
      'The first to act gives the first command that somebody decides on. The shares of',
      'victories are of the fights in that row.',
      'Ada: fights 60% (57 to 63); Ada wins 75% (71 to 78); Wolves win 23% (20 to 27).',
      'Wolves: fights 40% (37 to 43); Ada wins 43% (38 to 48); Wolves win 53% (48 to',
      '  58).',
      '',
      'Hit points left Round by Round',
      'At the end of each Round, over all fights; one that has ended keeps what was',
      'left. Mostly: at least four fifths of the fights lie between the two numbers.',
      'start: Ada: mean 20; Wolves: mean 20; fights going on 100%.',
      'Round 1: Ada: mean 16.0; mostly 12 to 20; Wolves: mean 15.0; mostly 11 to 19;',
      '  fights going on 75%.',
      'Round 2: Ada: mean 12.0; mostly 8 to 16; Wolves: mean 9.0; mostly 5 to 13;',
      '  fights going on 50%.',
      'Round 3: Ada: mean 9.0; mostly 5 to 13; Wolves: mean 6.0; mostly 2 to 10; fights',
      '  going on 25%.',
      'Round 4: Ada: mean 8.0; mostly 4 to 12; Wolves: mean 5.0; mostly 1 to 9; fights',
      '  going on 0%.',
      '',
      'Rounds',
      'A fight takes 2.75 (2.70 to 2.80) Rounds on average; four fifths take 2 to 3,',
      'half at most 3, all 2 to 3.',
      'Every fight takes 6 commands.',
      'Rounds 2: trials 100; share 25%.',
      'Rounds 3: trials 300; share 75%.',
      '',
      'Combatants',
      'Down in Round: the mean of the trials in which the combatant goes down.',
      'Ada: still fights at the end 75% (71 to 79); down in Round 2.60 (2.46 to 2.76);',
      '  deals 5.8 (5.5 to 6.0); takes 4.0 (3.6 to 4.5).',
      '',
      'Hit points left at the end',
      'Mostly: at least four fifths of the trials lie between the two numbers.',
      'Ada: mean 6.0 (5.6 to 6.5); middle 4; mostly 0 to 10; all 0 to 10.',
      '',
      'Who is down by which Round',
      'The share of all trials in which a combatant went down in that Round or before,',
      'and stayed down.',
      'Ada: Round 2 10%; Round 3 25%.',
      '',
      'What each action does',
      'Numbers are means of one trial; the share is of all commands of the side.',
      'Attack [attack], Ada: share 100%; uses 3.00; damage 5.8.',
      '',
      'Trials worth watching',
      'Each can be written out as a journal and watched: the one in the middle.',
      'the one in the middle: 7.',
      '',
      'How it was made',
      'Ruleset: zones 0.1.0',
      'Policies: Ada: aggressive; Wolves: random; the referee: first-legal',
      'Seed: 7',
      'Trials: It ended after 400 trials, because the requested precision was reached;',
      '  the results are corrected for that.',
      'Limit: A trial is given up after 2,000 commands.',
      'To repeat it: Simulate with the same version, the same encounter and the same',
      '  seed: the numbers are the same, whatever the number of threads.',
      '',
      'The brackets hold the 95% interval: the true number lies inside in about 19 of',
      '20 such reports. More trials make it narrower.',
    ])
  })
})

describe('other results in the terminal', () => {
  it('show a difference with its interval', () => {
    const one = { ...samples.comparison, sides: samples.comparison.sides.slice(0, 1) }
    expect(comparisonText(one, style(120)).slice(0, 15)).toEqual([
      'Goblins at the ford, with Snik.hp=14',
      'The watch wins less often with the change (statistically clear): 50% of the fights instead of 62%, -12 (-15 to -9)',
      'percentage points.',
      'Somebody on the side of the watch goes down in 50% of the fights with and without the change.',
      '1,000 pairs of fights were played with the same dice. The computer played the watch as "aggressive", Goblins as',
      '"random"; people may do better or worse.',
      '',
      'Victories',
      'The difference is the second less the first, in percentage points, pair by pair.',
      'side            as it is           changed            difference',
      'The watch wins   62% (59 to 65)     50% (47 to 53)    -12 (-15 to -9)  ────●───           │',
      'draws           2.0% (1.3 to 3.1)  2.0% (1.3 to 3.1)',
      'stalemates      0.6% (0.3 to 1.3)  0.6% (0.3 to 1.3)',
      'Chart: the upright line is no difference, the dot the difference, the dashes its interval. It reaches from -15 to +15.',
      '',
    ])
  })

  it('name the lowest and highest value of a sweep only where they can be told apart', () => {
    const leadOf = (wins: readonly number[]): string =>
      sweepText(
        {
          axes: [{ name: 'Snik.hp', values: wins.map((_, i) => i) }],
          cells: wins.map((count, i) => ({ values: [i], simulation: samples.fordWon(count) })),
        },
        style(1000),
      )
        .slice(1, 4)
        .join(' ')
    expect(leadOf([500, 510, 490, 505, 520])).toContain('These trials do not tell which value is the best')
    const lead = leadOf([700, 690, 500, 300])
    expect(lead).toContain('least often at Snik.hp 3, 30% (27 to 33), and most often at Snik.hp 0, 70% (67 to 73).')
    expect(lead).toContain('Statistically tied with the highest: Snik.hp 1.')
    expect(lead).not.toContain('with the lowest')
  })

  it('mark the value that was looked for', () => {
    const lines = balanceText(samples.balance, style(80))
    expect(lines.filter((line) => line.includes(' * '))).toEqual([
      '9 *      60% (57 to 63)  2.0% (1.3 to 3.1)  ████████████████████▒▒│',
    ])
    expect(balanceText({ ...samples.balance, best: null, tried: [] }, style(80))).toEqual([
      'A fight: Snik.hp for 60%',
      'With Snik.hp 9 The watch wins nearest to 60% of the trials.',
      'Nothing was tried, so there is no result.',
    ])
  })

  it('say which policy is better, and where that is not known', () => {
    const lines = tournamentText(samples.tournament, style(80, { plain: true })).join(' ')
    expect(lines).toContain('verdict aggressive is   better')
    expect(lines).toContain('verdict not clear')
    expect(lines).toContain('verdict not fought')
    expect(lines).toContain('Flee [flee]: random never; aggressive 0.4%')
  })

  it('say that nothing is known where nothing was tried', () => {
    expect(simulationText(samples.untried, style(80)).slice(0, 2)).toEqual([
      'Goblins at the ford',
      'No fight was played, so there is no result.',
    ])
    expect(simulationText(samples.draws, style(80))[1]).toBe('Nobody won any of 1,000 fights.')
  })
})

describe.each(Object.entries(ALL))('%s', (_, textOf) => {
  it.each([40, 80, 120])('fits %i columns', (width) => {
    for (const unicode of [true, false])
      for (const line of textOf(style(width, { unicode }))) {
        expect(textWidth(line), line).toBeLessThanOrEqual(width)
        expect(line).toBe(line.trimEnd())
      }
  })

  it('is ASCII when asked to be', () => {
    expect(textOf(style(80, { unicode: false })).join('')).toMatch(/^[\x20-\x7e]*$/)
  })

  it('has the same numbers in tables and in sentences', () => {
    const numbers = (lines: readonly string[]) => new Set(lines.join(' ').match(/[<>]?\d[\d.,]*% \([^)]*\)/g) ?? [])
    const sentences = numbers(textOf(style(1000, { plain: true })))
    expect(numbers(textOf(style(1000)).map((line) => line.replaceAll(/ {2,}/g, ' ')))).toEqual(sentences)
  })

  it('has no drawings for a screen reader', () => {
    expect(textOf(style(80, { plain: true })).join('')).not.toMatch(/[█▒▏│─━●░▓▁▂▃]|##|--/)
  })
})

describe('names from people', () => {
  it('cannot break a line, move the cursor or turn the writing', () => {
    const name = 'Evil\n\u001b[2JName\u202e with a very long tail that no column of a phone can hold'
    const sides = [{ ...samples.ford.sides[0], id: 'watch', name, wins: samples.ford.draws }]
    const combatants = samples.ford.combatants.map((c) => ({ ...c, name }))
    for (const width of [40, 80]) {
      const lines = simulationText({ ...samples.ford, sides, combatants }, style(width))
      expect(lines.join('')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
      for (const line of lines) expect(textWidth(line), line).toBeLessThanOrEqual(width)
    }
  })
})
