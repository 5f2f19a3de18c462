import { platform } from './platform.ts'

const { list, plural } = platform('en')

/** What the page says of the referee's tools, in English. */
export const enReferee = {
  title: 'Referee',
  open: 'The referee’s tools',
  back: 'Back to the actions',
  key: (key: string): string => `Key ${key}`,
  pause: 'Pause',
  goOn: 'Continue',
  paused: 'The referee has paused the fight. Nobody else can act until the referee continues.',
  pausedByYou: 'Paused: nobody but you can act.',
  whom: 'Whom',
  whomMeans: 'Tick people here, or Ctrl-click and Shift-click them on the board and in the list.',
  everybody: (side: string): string => `Everyone: ${side}`,
  nobody: 'Nobody',
  chosen: (n: number): string => plural(n, { one: '1 chosen', other: `${n} chosen` }),
  choose: (who: string): string => `Choose ${who}`,
  isPicked: 'chosen',
  isHidden: 'hidden',
  hide: 'Hide',
  reveal: 'Reveal',
  hideMeans: 'The others no longer know of them, until you reveal them.',
  add: 'Add somebody',
  takeOut: 'Take out',
  values: 'Set a value',
  operations: 'For those chosen',
  theFight: 'For the fight',
  what: 'Which value',
  ofTheFight: 'The fight itself',
  moreValues: 'What the rules remember',
  shownValues: 'What people see',
  now: (value: string): string => (value === '' ? 'now nothing' : `now ${value}`),
  range: (min: number | null, max: number | null): string =>
    min !== null && max !== null
      ? `${min} to ${max}`
      : min !== null
        ? `${min} or more`
        : max !== null
          ? `up to ${max}`
          : '',
  to: 'Becomes',
  reason: 'Why',
  reasonMeans: 'Shown in the log, to everyone who may know the value.',
  set: 'Set',
  setFor: (n: number): string => `Set for ${n}`,
  doIt: 'Do it',
  doItFor: (n: number): string => `Do it for ${n}`,
  asOne: 'All of it is one step: Undo takes it back together.',
  sure: 'Only Undo can reverse this. Do it?',
  yes: 'Yes, do it',
  cancel: 'Never mind',
  chooseSomebody: 'Choose somebody first.',
  for: (names: readonly string[]): string => `For ${list(names)}`,
  notSet: 'not set',
  optional: 'optional',
  onBoard: 'Press a place on the board, or type it.',
  inList: 'Press a place on the board, or pick it here.',
  ready: 'Made from',
  readyNone: 'Nobody ready-made: only what is written below',
  statLine: 'Stat line',
  statLineMeans:
    'What is different, or all of it: fields with commas, as in “hp: 12, level: 2”, or a map of YAML or JSON.',
  fromFile: 'Fields are those of an encounter file.',
  hiddenAtFirst: 'Hidden at first',
  places: 'Places and things',
  placesMeans: 'What is ticked is hidden from everyone else.',
  noPlaces: 'Nothing here can be hidden.',
  againOffer: 'The referee has started this fight again.',
  comeAlong: 'Come along',
  text: {
    understood:
      'Referee: “set NAME.VALUE TO because WHY”, “values NAME”, “hide NAME”, “reveal NAME”, “hide place NAME”, “reveal place NAME”, “add NAME: STAT LINE”, “remove NAME”, “for NAME, NAME: ORDER”, “orders”, “pause”, “go on”; and every order, as “orders” lists it.',
    order: (id: string, params: readonly string[], title: string): string => `${[id, ...params].join(' ')}: ${title}`,
    value: (label: string, now: string, range: string): string =>
      [`${label}: ${now === '' ? 'nothing' : now}`, range].filter((part) => part !== '').join(', '),
    noReferee: 'Only the referee may say that.',
    nobody: (name: string): string => `Nobody is called “${name}”.`,
    sure: (line: string): string => `That is not easily reversed. If you mean it, type “${line} yes”.`,
    done: 'Done.',
  },
}
