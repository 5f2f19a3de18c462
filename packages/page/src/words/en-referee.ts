import { platform } from './platform.ts'

const { list, plural } = platform('en')

/** What the page says of the referee's tools, in English. */
export const enReferee = {
  title: 'Referee',
  open: 'The referee’s tools',
  back: 'Back to the acts',
  key: (key: string): string => `Key ${key}`,
  pause: 'Pause',
  goOn: 'Go on',
  paused: 'The referee has put a pause. Nobody else acts until it is over.',
  pausedByYou: 'Paused: nobody but you acts.',
  whom: 'Whom',
  whomMeans: 'Tick people here, or Ctrl-click and Shift-click them on the board and in the list.',
  everybody: (side: string): string => `Everybody: ${side}`,
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
  reasonMeans: 'Stands in the log, for everybody who may know the value.',
  set: 'Set',
  setFor: (n: number): string => `Set for ${n}`,
  doIt: 'Do it',
  doItFor: (n: number): string => `Do it for ${n}`,
  asOne: 'All of it is one step: Undo takes it back together.',
  sure: 'This cannot be mended but by Undo. Do it?',
  yes: 'Yes, do it',
  cancel: 'Never mind',
  chooseSomebody: 'Choose somebody first.',
  for: (names: readonly string[]): string => `For ${list(names)}`,
  leftOut: 'not said',
  optional: 'may be left out',
  onBoard: 'Press a place on the board, or write it.',
  inList: 'Press a place on the board, or pick it here.',
  ready: 'Made from',
  readyNone: 'Nobody ready-made: only what is written below',
  statLine: 'Stat line',
  statLineMeans:
    'What is different, or all of it: fields with commas, as in “hp: 12, level: 2”, or a map of YAML or JSON.',
  fromFile: 'Fields are those of an encounter file.',
  hiddenAtFirst: 'Hidden at first',
  places: 'Places and things',
  placesMeans: 'What is ticked is hidden from everybody else.',
  noPlaces: 'Nothing here can be hidden.',
  againOffer: 'The referee has begun this fight once more.',
  comeAlong: 'Come along',
  text: {
    understood:
      'Referee: “set NAME.VALUE TO because WHY”, “values NAME”, “hide NAME”, “reveal NAME”, “hide place NAME”, “reveal place NAME”, “add NAME: STAT LINE”, “remove NAME”, “for NAME, NAME: ORDER”, “orders”, “pause”, “go on”; and every order, as “orders” lists it.',
    order: (id: string, params: readonly string[], title: string): string => `${[id, ...params].join(' ')}: ${title}`,
    value: (label: string, now: string, range: string): string =>
      [`${label}: ${now === '' ? 'nothing' : now}`, range].filter((part) => part !== '').join(', '),
    noReferee: 'Only the referee may say that.',
    nobody: (name: string): string => `There is nobody called “${name}”.`,
    sure: (line: string): string => `That is not easily mended. If you mean it, type “${line} yes”.`,
    done: 'Done.',
  },
}
