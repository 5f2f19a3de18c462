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
  fromStart: 'From the start of the fight',
  fromStep: (round: number, command: number): string =>
    `From this step: Round ${round}, after ${plural(command, { one: '1 command', other: `${whole.format(command)} commands` })}`,
  knows: 'The lab knows everything, hidden things too. None of it happens in the fight itself.',
  over: 'This fight is over: go back to an earlier step, and the lab can play on from there.',
  range: 'The range holds the true number 19 times out of 20.',

  tools: {
    label: 'What to try',
    simulate: 'Simulate',
    odds: 'Odds of an action',
    duel: 'Duel',
    'what-if': 'What if',
    kept: 'Saved runs',
  },
  means: {
    simulate: 'Computers play the fight from here many times. Who wins, who goes down, how long does it take?',
    odds: 'Everything that may come of one action, with its chance.',
    duel: 'Two of them alone, to the end. Who wins?',
    'what-if':
      'Change one number or one rule of the table. What does that change in the fight? Both fights get the same dice.',
  },

  run: 'Simulate',
  weigh: 'Calculate',
  fight: 'Let them fight',
  compare: 'Compare',
  stop: 'Stop',
  working: 'Working …',
  trials: 'Fights',
  trialCount: (n: number): string => whole.format(n),
  seed: 'Seed of the dice',
  seedMeans: 'The same seed gives the same results, here and on the command line.',
  more: 'Who plays, which dice',
  plays: (side: string): string => `${side} are played by`,
  policy: (id: string): string =>
    ({
      aggressive: 'a sensible fighter',
      'first-legal': 'the first thing that is legal',
      random: 'chance',
      greedy: 'a player who tries things out (slow)',
      search: 'a player who looks ahead (very slow)',
    })[id] ?? id,
  soFar: (side: string, chance: string): string => `${side} win ${chance} so far`,
  played: (n: number, of: number): string => `${whole.format(n)} of ${whole.format(of)} fights`,
  giveOrTake: (half: string): string => `give or take ${half}`,
  stopped: (n: number): string => `Stopped after ${whole.format(n)} fights.`,
  stoppedAtOnce: 'Stopped.',
  repeat: 'The same on the command line',
  save: 'Save the results (JSON)',
  range95: 'Range',
  chance: 'Chance',
  times: 'Fights',
  asTable: 'As a table',
  percentRange: (low: number, high: number): string => `${percent(low)} to ${percent(high)}`,
  signedRange: (low: number, high: number): string => `${signed(low)} to ${signed(high)}`,

  where: {
    workers: (threads: number): string =>
      `Calculated by the table’s workers (${plural(threads, { one: 'one thread', other: `${whole.format(threads)} threads` })}).`,
    browser: {
      alone: 'Calculated in this browser.',
      'no-workers': 'None of the table’s workers is running: this browser calculates it.',
      'not-yours': 'The table’s workers are for people who have a seat here: this browser calculates it.',
      refused: 'The table’s workers do not accept it, so this browser calculates it.',
      gone: 'The server is gone: this browser calculates it.',
      failed: 'The table’s workers could not do it, so this browser calculates it.',
    },
  },

  kept: {
    lead: 'What the table’s workers have played for this seat, the latest first. What you start continues there, even when you leave this page.',
    none: 'Nothing is saved yet: what the workers play is saved here.',
    open: 'Open',
    again: 'Refresh',
    remove: 'Delete',
    kind: (kind: string): string => ({ simulate: 'Simulate', compare: 'What if' })[kind] ?? kind,
    state: { running: 'running', done: 'done', stopped: 'stopped', failed: 'failed', left: 'abandoned' },
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
  first: {
    title: 'Victories by who acted first',
    often: (side: string, share: string): string => `When ${side} act first (${share} of the fights)`,
  },
  hitPoints: {
    title: 'Hit points, Round by Round',
    lead: 'What each side has left at the end of a Round, on average; the band is what four fifths of the fights lie between. A fight that is over keeps what was left.',
    start: 'Start',
    going: 'Fights that go on',
    summary: (side: string, start: string, end: string, rounds: number): string =>
      `${side}: from ${start} to ${end} after ${plural(rounds, { one: '1 Round', other: `${rounds} Rounds` })}.`,
  },
  falls: {
    title: 'Who goes down',
    lead: 'How often each can no longer fight at the end, in which Round mostly, and how many hit points are left on average.',
    who: 'Who',
    falls: 'Goes down',
    when: 'In Round',
    left: 'Hit points left',
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
    nobody: 'Nobody can do anything at this step.',
    plain: 'nothing more',
    exact: (ways: number): string =>
      `Exact, over ${plural(ways, { one: 'one branch', other: `${whole.format(ways)} branches` })}; nobody reacts.`,
    sampled: (n: number): string => `Too many branches to follow: sampled ${whole.format(n)} times; nobody reacts.`,
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
    loses: (who: string, much: string): string => `${who} takes ${much} on average`,
    gains: (who: string, much: string): string => `${who} gains ${much} on average`,
    amounts: (who: string): string => `Damage to ${who}`,
    amount: 'Damage',
    down: 'goes down',
    injured: 'is injured',
    certain: 'Nothing in it is left to chance.',
    example: 'How the numbers are calculated',
    exampleMeans:
      'One possible outcome, with dice of a fixed seed. Each line opens to its parts, each part to its rule.',
  },

  duel: {
    one: 'One',
    other: 'The other',
    same: 'These two are on the same side: choose one from each side.',
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
    kind: 'What to change',
    number: 'A number',
    option: 'A rule of the table',
    without: 'Without a rule',
    rule: 'Which rule is switched off',
    who: 'Of whom',
    which: 'Which number',
    to: 'New value',
    now: (value: number | string): string => `now ${value}`,
    nothing: 'No number of this combatant can be changed here.',
    same: 'That is already its value: choose another.',
    before: 'As it is',
    after: 'Changed',
    difference: 'Difference',
    wins: (side: string): string => `${side} win`,
    title: 'What it changes',
    points: (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${amount(Math.abs(value) * 100)}`,
    pointsRange: (low: number, high: number): string => `${signed(low * 100)} to ${signed(high * 100)}`,
    unit: 'Differences in percentage points: the chance to win after the change minus the chance as it is.',
    sure: (side: string, more: boolean): string => `${side} win ${more ? 'more' : 'less'} often (statistically clear).`,
    unsure: 'No statistically clear difference: more fights would show a smaller one.',
    rounds: (difference: string, range: string): string => `Rounds: ${difference} (${range}).`,
    signed: (value: number): string => signed(value),
    winsBefore: 'Who wins as it is',
    winsAfter: 'Who wins after the change',
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
    fell: 'Went down',
    fellIn: (round: number): string => `Round ${round}`,
    gone: 'left',
    unknown: 'unknown to you',
    unknownMeans: '? stands for what your seat may not know.',
    course: 'Who was winning',
    courseMeans:
      'From each step the computer played the fight to its end a hundred times. The band shows how exact each chance is.',
    notYours: 'Only the referee can see who was winning when: it is calculated from everything, hidden things too.',
    notOver: 'How the fight went is shown when it is over.',
    look: 'Find where it turned',
    looking: 'Looking at each step …',
    lookingCloser: 'Looking more closely where it turned …',
    of: (side: string): string => `Chance of ${side} to win`,
    step: 'Step',
    command: 'What was done then',
    end: 'The end',
    winning: (side: string): string => `${side} win`,
    summary: (side: string, first: string, last: string): string =>
      `The chance of ${side} to win over the fight, from ${first} at the start to ${last} at the end.`,
    turned: 'Where it turned',
    never: 'Nothing in this fight changed who would win it.',
    turn: (n: number, round: number): string => `Action ${n}, Round ${round}`,
    beforeAfter: (side: string, before: string, after: string): string =>
      `${side}: ${before} to win before, ${after} after.`,
    nobodyChose: 'Nobody chose.',
    nothingBetter: 'Choice: nothing clearly better was found.',
    choice: (points: string, range: string): string => `Choice: ${points} (${range}).`,
    better: 'Better:',
    noLuck: 'No luck.',
    luck: (points: string, range: string): string => `Luck: ${points} (${range}).`,
    means:
      'Choice: how much more the best action would have won, before any die was rolled. Luck: how far the result differs from what was expected. In percentage points, with the range in which they lie 19 times out of 20.',
    tryAgain: 'Try it differently from here',
    goThere: 'Look at this step',
    trying: 'Setting it up …',
  },
}

function signed(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${amount(Math.abs(value))}`
}

/** The texts of the lab in one language. */
export type LabWords = typeof enLab
