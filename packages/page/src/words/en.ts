import { ENGLISH } from '@fray/drawing'
import { enLive } from './en-live.ts'
import { enReferee } from './en-referee.ts'
import { enShow } from './en-show.ts'
import { enText } from './en-text.ts'
import { enTime } from './en-time.ts'
import { platform } from './platform.ts'

const { percent, amount, list, day, plural } = platform('en')

/** Everything that the page says automatically, in English. What the fight says comes from its rules. */
export const en = {
  language: 'en',
  languageName: 'English',
  percent,
  amount,
  list,
  day,
  skip: 'Skip to the fight',
  close: 'Close',
  back: 'All fights',

  live: enLive,
  referee: enReferee,
  time: enTime,
  show: enShow,

  home: {
    /** Where the credits of pictures are. */
    credits: 'Silhouettes: game-icons.net, CC BY 3.0',
    title: 'Tabletop fights, by the book',
    lead: 'Fray knows the rules, rolls or takes your dice, shows where every number comes from, and lets you take anything back.',
    underWay: 'Fights under way',
    finished: 'Finished fights',
    saved: 'Your saved fights',
    lastPlayed: (day: string): string => `Your last fight, ${day}`,
    lastEvening: (day: string): string => `Campaign, ${day}`,
    resumeNamed: (title: string): string => `Continue ${title}`,
    lookAt: 'Look at',
    lookAtNamed: (title: string): string => `Look at ${title}`,
    start: { badge: 'Start here: about two minutes' },
    games: {
      title: (count: number): string => (count === 5 ? 'Five games' : `${amount(count)} games`),
      lead: 'Each with its own rules, from duel to siege.',
      fights: (count: number): string => plural(count, { one: '1 fight', other: `${amount(count)} fights` }),
      allOf: (count: number, game: string): string =>
        plural(count, { one: `1 fight of ${game}`, other: `${amount(count)} fights of ${game}` }),
    },
    all: {
      title: 'All fights',
      size: 'Size',
      sizes: { any: 'Any', small: 'Up to 4', middle: '5 to 10', large: 'More than 10' },
      length: 'Length',
      lengths: { any: 'Any', short: 'Short', middle: 'Medium', long: 'An evening' },
      some: (shown: number, count: number): string => `${amount(shown)} of ${amount(count)}`,
    },
    resume: 'Continue',
    forget: 'Delete',
    forgetSure: 'Delete for good?',
    keep: 'Keep it',
    save: 'Save as a file',
    play: 'Play',
    playNamed: (title: string): string => `Play ${title}`,
    otherWays: (title: string): string => `Other ways to play ${title}`,
    ways: {
      first: (side: string): string => `Play ${side}`,
      second: (side: string): string => `Play ${side}`,
      'hot-seat': 'Play everyone, on this screen',
    },
    realDice: 'We roll real dice and type them in',
    numbers: (numbers: readonly number[]): string => numbers.join(' against '),
    hard: (wins: number): string =>
      wins >= 0.85
        ? 'Gentle'
        : wins >= 0.65
          ? 'In your favour'
          : wins >= 0.4
            ? 'Even'
            : wins >= 0.2
              ? 'Hard'
              : 'Very hard',
    rounds: (rounds: number): string => `about ${amount(rounds)} rounds`,
    hardMeans: (wins: number): string =>
      `Where computers play both sides, the first side wins ${amount(Math.round(wins * 100))} fights of 100.`,
    own: {
      title: 'Your own',
      new: 'New fight',
      edit: 'Edit',
      editNamed: (title: string): string => `Edit ${title}`,
      copy: 'Edit a copy',
      forgetNamed: (title: string): string => `Delete ${title}`,
      untitled: (game: string): string => `A fight of ${game} without a title`,
    },
    onlyAtTables: 'Only at tables of this server.',
    open: 'Open a file',
    choose: 'Choose a file',
    chooseFolder: 'Choose a folder',
    noneAmong: 'This folder holds packs but no encounter: choose its file, too.',
    severalAmong: 'There are several encounters in this folder: which one?',
    openLead:
      'An encounter of your own (YAML or JSON), a saved fight, or a saved campaign. You can also drop it anywhere on this page. Content packs: choose their files together with it, or the folder that holds them all.',
    drop: 'Drop it here',
    nothingThere: 'There is nothing to open in this folder: no .yaml, .yml or .json file.',
    wrong: (name: string): string => `${name} cannot be played yet`,
    wrongLead: 'Fix it here and try again.',
    line: (line: number): string => `Line ${line}`,
    again: 'Try again',
    inLab: 'Try it in the lab',
    fileInLab: 'Look at a file in the lab',
    neverMind: 'Never mind',
    fileText: 'The text of the file',
  },

  fight: {
    yourTurn: 'Your turn',
    seat: 'View as',
    pack: 'Content pack: what differs from the book',
    opening: 'Setting up the fight …',
    failed: 'This fight could not be opened.',
    round: 'Order',
    order: 'Order',
    now: 'now',
    states: { done: 'has acted', now: 'acts now', 'to-come': 'to come', waiting: 'waits' },
    tied: 'at the same instant',
    endTurn: 'End turn',
    undo: 'Undo',
    redo: 'Redo',
    undoWhat: (what: string): string => `Undo: ${what}`,
    redoWhat: (what: string): string => `Redo: ${what}`,
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    settings: 'Settings',
    more: 'More',
    keys: 'Keys',
    lab: 'Lab',
    after: 'How it went',
    textTable: 'Text view',
    drawnTable: 'Board view',
    won: (side: string): string => `${side} win`,
    overNobody: 'The fight is over',
    over: 'The fight is over. Undo still works.',
    again: { same: 'Play again', other: 'Play the other side' },
    standing: (up: number, all: number): string => `${up} of ${all} standing`,
    stalemate: 'This fight has made no headway for a long time.',
    goOn: 'Continue',
    waitsFor: (seats: readonly string[]): string => `Waiting for ${list(seats)}`,
    waitsReferee: 'Only the referee can continue from here.',
    pending: 'Working …',
    you: 'you',
  },

  regions: { action: 'Actions', board: 'Board', people: 'People', log: 'Log', label: 'Parts of the table' },

  board: {
    label: 'Board',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show everything',
    reach: 'My reach',
    threat: 'Threats to me',
    help: 'Arrow keys move the cursor, Enter chooses.',
    edge: 'Nothing lies that way.',
    empty: 'nobody',
    down: 'down',
    cost: (words: string): string => words,
    provokes: (names: readonly string[]): string => `${list(names)} may strike on the way`,
    otherwise: (words: string): string => `All others: ${words}`,
    distances: (who: string): string => `Distances from ${who}`,
    struckBy: (names: readonly string[]): string => `within reach of ${list(names)}`,
    exitShort: ENGLISH.exitShort,
    exit: (sides: readonly string[]): string => `way out for ${list(sides)}`,
    capacity: ENGLISH.capacity,
    onGround: ENGLISH.onGround,
    height: (height: number, unit: string): string => `${height} ${unit} high`,
    nothingHere: 'Nothing can be done there now.',
    open: 'open',
    shut: 'shut',
  },

  actions: {
    title: (who: string): string => `${who}: what to do`,
    whose: 'Whose turn',
    who: 'Who acts',
    referee: 'Referee',
    next: 'Who comes next?',
    hits: (chance: string): string => `hits ${chance}`,
    ifAnswered: (chance: string): string => `${chance} with reactions`,
    fells: (chance: string): string => `drops ${chance}`,
    fellsWho: (who: string, chance: string): string => `drops ${who} ${chance}`,
    takes: (amount: string): string => `deals ${amount} on average`,
    deals: (amount: string): string => `deals ${amount}`,
    heals: (amount: string): string => `gives back ${amount}`,
    loses: (amount: string): string => `takes ${amount}`,
    costs: (amount: string): string => `takes ${amount} on average`,
    fallsItself: (chance: string): string => `goes down ${chance}`,
    risk: 'Risk:',
    danger: 'Danger:',
    about: 'about ',
    illegal: (n: number): string => `Not possible now (${n})`,
    only: (what: string): string => `With ${what}`,
    all: 'Show everything',
    none: 'Nothing can be done with that now.',
    toward: (go: string, who: string): string => `${go} toward ${who}, to attack`,
    notThis: 'Not this',
    rest: {
      harm: 'More attacks',
      move: 'More ways to move',
      protect: 'Protection and help',
      other: 'Everything else',
      gear: 'Gear and the like',
    },
    ask: (label: string): string => `${label}?`,
    leaveOut: 'nobody, nothing',
    possible: (n: number): string =>
      plural(n, { one: '1 is possible: choose it.', other: `${n} are possible: type which.` }),
    say: 'Do it',
    find: 'Find',
    onBoard: 'Choose it on the board, or type it here.',
    cancel: 'Never mind',
    sure: {
      ends: 'That ends it for everybody.',
      'gives-up': 'That gives up.',
      'throws-away': 'That throws it away.',
    },
    yes: 'Do it',
    no: 'No',
    what: (label: string): string => `What is “${label}”?`,
    waiting: 'Nothing to do for the moment.',
    more: (n: number): string => `${n} more`,
    fewer: 'Fewer',
  },

  questions: {
    title: 'A question',
    for: (who: string): string => `For ${who}`,
    of: (n: number, all: number): string => `${n} of ${all}`,
    usual: 'usual',
    nobodyForTheTurn: 'Nobody for the rest of this turn',
    nobodyThisTurn: 'Nobody steps in for the rest of this turn.',
    askAgain: 'Ask me again',
    couldStepIn: (n: number): string => `${n} could step in`,
    nobody: 'Nobody',
    nothing: 'Nothing',
    does: (who: string): string => `What ${who} does`,
    withThese: 'Go on with these',
    takes: (who: string, amount: string, isMore: boolean): string =>
      `${who} takes ${amount} ${isMore ? 'more' : 'less'}`,
    drops: (who: string, chance: string, isMore: boolean): string =>
      `${who} goes down ${chance} ${isMore ? 'more' : 'less'} often`,
    noChange: 'Same damage',
    refusedLate: 'Your last answer was refused:',
    read: 'OK',
    declared: 'You have declared',
    declareAgain: 'Change the last one',
    haveDeclared: (seats: readonly string[]): string => (seats.length === 0 ? '' : `Declared so far: ${list(seats)}`),
    others: 'Everything else',
    answer: 'Answer',
    number: (min: number | null, max: number | null): string =>
      min !== null && max !== null
        ? `from ${min} to ${max}`
        : min !== null
          ? `${min} or more`
          : max !== null
            ? `up to ${max}`
            : '',
    always: 'From now on, automatically',
    loses: (who: string, amount: string): string => `${who} takes ${amount}`,
    regains: (who: string, amount: string): string => `${who} gets ${amount} back`,
    falls: (who: string, chance: string): string => `${who} goes down ${chance}`,
  },

  dice: {
    typed: 'Real dice are typed in',
    typedBy: { own: 'for combatants whom people play', all: 'for everyone', none: 'for nobody: Fray rolls' },
    title: 'Roll real dice',
    lead: (who: string): string => `${who} rolls`,
    faces: 'What the dice show',
    die: (sides: number): string => `d${sides}`,
    faceOf: (n: number, sides: number): string => `Die ${n}, d${sides}`,
    take: 'Use these dice',
    roll: 'Roll for me',
    wrong: (sides: number): string => `A d${sides} shows 1 to ${sides}.`,
  },

  people: {
    title: 'People',
    left: (left: number, of: number | null): string => (of === null ? `${left} left` : `${left} of ${of} left`),
    reactions: 'Between turns',
    numbers: 'Numbers',
    budget: 'This turn',
  },

  log: {
    title: 'Log',
    empty: 'Everything that happens is logged here.',
    opens: (words: string): string => `How this came about: ${words}`,
    total: 'in all',
    notCounted: 'does not count',
    before: (n: number): string =>
      plural(n, { one: '1 earlier line is in the log:', other: `${n} earlier lines are in the log:` }),
    takenBack: 'Taken back',
    toEnd: 'Go to the end',
    toStart: 'Show the complete log',
  },

  about: {
    title: 'What is this?',
    none: 'Nothing is known about it.',
    rules: 'Rules',
  },

  settings: {
    title: 'Settings',
    look: 'Appearance',
    schemes: { auto: 'Same as the system', light: 'Light', dark: 'Dark' },
    reactions: 'When you could step in',
    reactionChoices: {
      ask: 'Ask always',
      matters: 'Ask when it matters',
      auto: 'Decide for me',
      never: 'Never ask',
    },
    reactionMeanings: {
      ask: 'You are asked at every chance to step in.',
      matters:
        'You are asked when something that can still be changed hits one of yours, or when stepping in is worth it.',
      auto: 'The computer decides sensibly for you.',
      never: 'Every chance to step in passes.',
    },
    letters: 'Letter keys',
    lettersOn: 'Single letters are shortcuts',
    sound: 'Sounds: your turn, a hit, a miss, a fall',
    language: 'Language',
    languageAuto: 'Same as the browser',
    save: 'Save the fight as a file',
    saveLog: 'Save the log as Markdown',
  },

  keys: {
    title: 'Keys',
    fixed: [
      ['Ctrl+Z', 'undo'],
      ['Ctrl+Shift+Z', 'redo'],
      ['1 … 9', 'the actions or answers, by their numbers'],
      ['+  −  0', 'on the board: zoom in, out, show everything'],
      ['Esc', 'back, never mind'],
      ['?', 'this list'],
    ] as readonly (readonly [string, string])[],
    letters: {
      end: 'end the turn',
      board: 'to the board',
      action: 'to the actions, or to the question',
      people: 'to the people',
      log: 'to the log',
      time: 'look back through the fight; arrows, Home and End move in it',
      reach: 'show my reach',
      threat: 'show threats',
      referee: 'referee: the tools, and back',
      pick: 'referee: choose the one whose card is open',
      add: 'referee: add somebody',
      value: 'referee: set a value',
      veil: 'referee: hide or reveal those chosen',
      pause: 'referee: pause, continue',
    },
    letterFor: (what: string): string => `Letter: ${what}`,
    change: 'To change a letter, go to it and type another.',
    changed: (letter: string, what: string): string => `Now ${letter}: ${what}.`,
    swapped: (letter: string, what: string, other: string, otherWhat: string): string =>
      `Now ${letter}: ${what}, and ${other}: ${otherWhat}.`,
    noLetter: 'That is not a letter; nothing was changed.',
    reset: 'Reset all letters',
    wasReset: 'All letters are reset.',
    off: 'Letters are switched off in the settings, and so are digits.',
  },

  text: enText,

  credits: {
    title: 'Made with',
    lead: 'Fray’s page is made with these, and we are grateful.',
  },
}

/** The texts of the page in one language. */
export type Words = typeof en
