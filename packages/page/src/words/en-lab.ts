import { platform } from './platform.ts'

const { amount, day, percent, plural } = platform('en')
const whole = new Intl.NumberFormat('en')

/** What the lab and the page after a fight say, in English. */
export const enLab = {
  title: 'Lab',
  of: (title: string): string => `Lab: ${title}`,
  back: 'Back to the fight',
  home: 'All fights',
  opening: 'Setting up the lab …',
  failed: 'The lab could not be opened.',
  noSuch: 'There is nothing to look at here any more. Choose the fight again.',
  whose: 'The lab is the referee’s: it knows everything, hidden things too.',
  fromStart: 'From the beginning of the fight',
  fromMoment: (round: number, command: number): string =>
    `From this moment: Round ${round}, after ${plural(command, { one: '1 command', other: `${whole.format(command)} commands` })}`,
  knows: 'The lab knows everything, hidden things too. Nothing of it happens in the fight itself.',
  over: 'This fight is over: go back to an earlier moment, and the lab can play on from there.',
  range: 'The range holds the true number 19 times of 20.',

  tools: {
    label: 'What to try',
    simulate: 'Simulate',
    odds: 'Odds of an act',
    duel: 'Duel',
    'what-if': 'What if',
    kept: 'Kept runs',
  },
  means: {
    simulate: 'Computers play the fight from here many times. Who wins, who falls, how long does it take?',
    odds: 'Everything that may come of one act, with its chance.',
    duel: 'Two of them alone, to the end. Who wins?',
    'what-if':
      'One number or one rule of the table is another one. What does that change? Both fights get the same dice.',
  },

  run: 'Simulate',
  weigh: 'Work it out',
  fight: 'Let them fight',
  compare: 'Compare',
  stop: 'Stop',
  working: 'Working …',
  trials: 'Fights',
  trialCount: (n: number): string => whole.format(n),
  seed: 'Seed of the dice',
  seedMeans: 'The same seed gives the same figures, here and on the command line.',
  more: 'Who plays, which dice',
  plays: (side: string): string => `${side} are played by`,
  policy: (id: string): string =>
    ({
      aggressive: 'a sensible fighter',
      'first-legal': 'the first thing that is legal',
      random: 'chance',
      greedy: 'one who tries things out (slow)',
      search: 'one who looks ahead (very slow)',
    })[id] ?? id,
  soFar: (side: string, chance: string): string => `${side} win ${chance} so far`,
  played: (n: number, of: number): string => `${whole.format(n)} of ${whole.format(of)} fights`,
  giveOrTake: (half: string): string => `give or take ${half}`,
  stopped: (n: number): string => `Stopped after ${whole.format(n)} fights.`,
  stoppedAtOnce: 'Stopped.',
  repeat: 'The same on the command line',
  save: 'Save the figures (JSON)',
  range95: 'Range',
  chance: 'Chance',
  times: 'Fights',
  asTable: 'As a table',
  percentRange: (low: number, high: number): string => `${percent(low)} to ${percent(high)}`,
  signedRange: (low: number, high: number): string => `${signed(low)} to ${signed(high)}`,

  where: {
    workers: (threads: number): string =>
      `Worked out by the table’s workers (${plural(threads, { one: 'one thread', other: `${whole.format(threads)} threads` })}).`,
    browser: {
      alone: 'Worked out in this browser.',
      'no-workers': 'None of the table’s workers is there: this browser works it out.',
      'not-yours': 'The table’s workers are for those who have a seat here: this browser works it out.',
      refused: 'The table’s workers do not take it, so this browser works it out.',
      gone: 'The server has gone away: this browser works it out.',
      failed: 'The table’s workers could not do it, so this browser works it out.',
    },
  },

  kept: {
    lead: 'What the table’s workers have played for this seat, the latest first. What you begin goes on there, also when you leave this page.',
    none: 'Nothing is kept yet: what the workers play is kept here.',
    open: 'Look at it',
    again: 'Look again',
    remove: 'Delete',
    kind: (kind: string): string => ({ simulate: 'Simulate', compare: 'What if' })[kind] ?? kind,
    state: { running: 'under way', done: 'done', stopped: 'stopped', failed: 'failed', left: 'left alone' },
    line: (when: string, fights: number): string =>
      `${when}, ${plural(fights, { one: 'one fight', other: `${whole.format(fights)} fights` })}`,
    day,
  },

  wins: {
    title: 'Who wins',
    side: 'Side',
    nobody: 'Nobody',
    headline: (side: string, chance: string, range: string): string => `${side} win ${chance} of the fights (${range})`,
  },
  falls: {
    title: 'Who falls',
    lead: 'How often each cannot fight any more at the end, in which Round mostly, and how much life is left on average.',
    who: 'Who',
    falls: 'Falls',
    when: 'In Round',
    left: 'Life left',
    never: 'never',
  },
  rounds: {
    title: 'How long it takes',
    round: 'Round',
    lead: (middle: number, low: number, high: number): string =>
      low === high
        ? `Mostly ${plural(middle, { one: '1 Round', other: `${middle} Rounds` })}.`
        : `Mostly ${low} to ${high} Rounds, ${middle} in the middle.`,
    ending: 'Rounds until the end',
    bar: (from: string, share: string): string => `${from}: ${share}`,
  },

  odds: {
    who: 'Who',
    action: 'What',
    which: 'Which',
    nobody: 'Nobody may do anything at this moment.',
    plain: 'just that',
    exact: (ways: number): string =>
      `Exact, over ${plural(ways, { one: 'the one way', other: `${whole.format(ways)} ways` })} in which it can go; nobody reacts.`,
    sampled: (n: number): string => `Too many ways to follow: sampled ${whole.format(n)} times; nobody reacts.`,
    answered: 'But others may react',
    answeredMeans: 'The same where each takes the better of doing nothing and what a sensible fighter would do.',
    blow: 'The blow',
    hit: 'hits',
    checks: 'Checks',
    made: (name: string): string => `${name}, made`,
    passed: (name: string): string => `${name}, passed`,
    referee: 'The referee',
    what: 'What may come of it',
    fraction: 'Exactly',
    loses: (who: string, much: string): string => `${who} loses ${much} on average`,
    gains: (who: string, much: string): string => `${who} gains ${much} on average`,
    amounts: (who: string): string => `What ${who} loses`,
    amount: 'Lost',
    down: 'goes down',
    injured: 'is injured',
    certain: 'Nothing in it is left to chance.',
    example: 'How the numbers come about',
    exampleMeans: 'One way it can go, with dice of a fixed seed. Each line opens to its parts, each part to its rule.',
  },

  duel: {
    one: 'One',
    other: 'The other',
    same: 'These two are on one side: choose one of each.',
    exact: (n: number): string =>
      `Exact: ${plural(n, { one: 'one situation', other: `${whole.format(n)} situations` })} followed to the end.`,
    sampled: (n: number): string => `Too large to follow: played ${whole.format(n)} times.`,
    wins: (who: string): string => `${who} wins`,
    draws: 'Nobody wins',
    never: 'It never ends',
    found: (n: number): string => `${whole.format(n)} situations found`,
    played: (n: number): string => `${whole.format(n)} fights played`,
    tooFew: 'A duel needs somebody on two sides who can still fight.',
  },

  whatIf: {
    kind: 'What is otherwise',
    number: 'A number',
    option: 'A rule of the table',
    who: 'Of whom',
    which: 'Which number',
    to: 'It shall be',
    now: (value: number | string): string => `now ${value}`,
    nothing: 'Nothing of this one can be another number here.',
    same: 'That is what it is already: choose something else.',
    before: 'As it is',
    after: 'Otherwise',
    difference: 'Difference',
    wins: (side: string): string => `${side} win`,
    title: 'What it changes',
    points: (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${amount(Math.abs(value) * 100)}`,
    pointsRange: (low: number, high: number): string => `${signed(low * 100)} to ${signed(high * 100)}`,
    unit: 'Differences in points of a hundred: chance to win otherwise, less chance to win as it is.',
    sure: (side: string, more: boolean): string => `${side} win surely ${more ? 'oftener' : 'less often'}.`,
    unsure: 'No sure difference: more fights would show a smaller one.',
    rounds: (difference: string, range: string): string => `Rounds: ${difference} (${range}).`,
    signed: (value: number): string => signed(value),
    winsBefore: 'Who wins as it is',
    winsAfter: 'Who wins otherwise',
  },

  after: {
    title: (title: string): string => `How it went: ${title}`,
    numbers: 'In numbers',
    rounds: (n: number): string => plural(n, { one: 'One Round.', other: `${n} Rounds.` }),
    who: 'Who',
    attacks: 'Attacks',
    hits: 'Hits',
    dealt: 'Dealt',
    taken: 'Taken',
    healed: 'Healed',
    fell: 'Fell',
    fellIn: (round: number): string => `Round ${round}`,
    gone: 'left',
    unknown: 'not known to you',
    unknownMeans: '? stands for what your seat may not know.',
    course: 'Who was winning',
    courseMeans:
      'From each moment the fight was played on a hundred times, everybody by a sensible rule of thumb. The band is the range of each chance.',
    notYours: 'Who was winning when, the referee can look at: it is worked out of everything, hidden things too.',
    notOver: 'How the fight went can be said when it is over.',
    look: 'Look where it turned',
    looking: 'Looking at each moment …',
    lookingCloser: 'Looking closer where it turned …',
    of: (side: string): string => `Chance of ${side} to win`,
    moment: 'Moment',
    command: 'What was done then',
    end: 'The end',
    winning: (side: string): string => `${side} win`,
    summary: (side: string, first: string, last: string): string =>
      `The chance of ${side} to win over the fight, from ${first} at the beginning to ${last} at the end.`,
    turned: 'Where it turned',
    never: 'Nothing in this fight changed who would win it.',
    turn: (n: number, round: number): string => `Command ${n}, Round ${round}`,
    beforeAfter: (side: string, before: string, after: string): string =>
      `${side}: ${before} to win before, ${after} after.`,
    nobodyChose: 'Nobody chose.',
    nothingBetter: 'Choice: nothing surely better was found.',
    choice: (points: string, range: string): string => `Choice: ${points} (${range}).`,
    better: 'Better:',
    noLuck: 'No luck.',
    luck: (points: string, range: string): string => `Luck: ${points} (${range}).`,
    means:
      'Choice: what the best command would have won beyond this one, before any die fell. Luck: what came of it beyond what was to be expected. In points of a hundred, with the range in which they lie 19 times of 20.',
    tryAgain: 'Try it differently from here',
    goThere: 'Look at this moment',
    trying: 'Setting it up …',
  },
}

function signed(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${amount(Math.abs(value))}`
}

/** The texts of the lab in one language. */
export type LabWords = typeof enLab
