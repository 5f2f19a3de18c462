import type { CommandWords } from './commands.ts'
import { platform } from './platform.ts'

const { list } = platform('en')

/** What the text table says, in English. */
export const enText = {
  title: 'Text table',
  command: 'Command',
  help: 'Type the key or the words of an act, or of an answer: then Enter. “help” lists what else is understood.',
  understood:
    'Keys or words of acts and answers; “end”; “undo”, “redo”; “reach NAME”, “threat NAME”; “card NAME”; “what is WORDS”; “log”; “odds KEY”; “past N”, “before”, “after”, “now”; “plan”, “plan NAME”.',
  commands: {
    help: ['help'],
    undo: ['undo'],
    redo: ['redo'],
    end: ['end', 'pass'],
    yes: ['yes'],
    no: ['no', 'never mind'],
    reach: ['reach'],
    threat: ['threat', 'threats'],
    card: ['card'],
    'what is': ['what is', 'what'],
    log: ['log'],
    odds: ['odds'],
    past: ['past', 'moment'],
    before: ['before'],
    after: ['after'],
    now: ['now'],
    'play on': ['play on', 'play on from here'],
    plan: ['plan'],
    'keep plan': ['keep', 'keep the plan', 'that is the plan'],
    'drop plan': ['drop plan', 'drop the plan'],
    'take out': ['take out'],
  } as CommandWords,
  state: 'How it stands',
  who: 'Who',
  side: 'Side',
  where: 'Where',
  how: 'How it is',
  marks: 'What lies on it',
  key: 'Key',
  act: 'Act',
  chance: 'Chances',
  places: 'Places',
  ways: 'Ways',
  lately: 'Lately',
  notUnderstood: (text: string): string => `“${text}” is no key and no words of an act.`,
  several: (keys: readonly string[]): string => `That could be ${list(keys)}: type the key.`,
  yesNo: 'Yes, or no?',
  showChances: 'Work out the chances',
  costs: 'Costs',
  nobody: 'nobody',
  together: (who: readonly string[]): string => `Together: ${list(who)}.`,
  otherwise: (words: string): string => `All others are ${words} to each other.`,
  size: (width: number, height: number, across: string): string =>
    `${width} squares from west to east, ${height} from south to north${across === '' ? '' : `, each ${across}`}. The first number counts to the east, the second to the north.`,
  blocked: 'Nothing passes here',
  door: (name: string, at: readonly [number, number], open: boolean): string =>
    `${name}: a door at ${at.join(',')}, ${open ? 'open' : 'shut'}.`,
  inPast: '“before” and “after” go from moment to moment, “past N” to the moment N, “now” back to now.',
  noMoment: (last: number): string => `The moments of this fight have the numbers 0 to ${last}: “past ${last}”.`,
  noFork: 'Only who has the whole journal of a fight plays on from a moment of it.',
  planHow:
    'Type acts, one after the other. Then “keep”: that is the plan; “take out N”: not that one; or “no”: no plan.',
  planSoFar: (steps: readonly string[]): string =>
    `The plan so far: ${steps.map((step, i) => `${i + 1}. ${step}`).join('; ')}. “keep” keeps it.`,
  planStands: (who: string): string => `The plan of ${who} waits for its turn.`,
  noPlanner: 'A plan is made for somebody of yours while others act.',
  planEmpty: 'Nothing stands in the plan yet.',
  noStep: (count: number): string => `The steps of the plan have the numbers 1 to ${count}: “take out ${count}”.`,
}
