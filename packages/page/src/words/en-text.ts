import type { CommandWords } from './commands.ts'
import { platform } from './platform.ts'

const { list } = platform('en')

/** What the text table says, in English. */
export const enText = {
  title: 'Text view',
  command: 'Command',
  help: 'Type the key or the words of an action or an answer, then Enter. “help” lists everything else you can type.',
  understood:
    'Keys or words of actions and answers; “end”; “undo”, “redo”; “reach NAME”, “threat NAME”; “card NAME”; “what is WORDS”; “log”; “odds KEY”; “past N”, “before”, “after”, “now”; “plan”, “plan NAME”.',
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
    past: ['past', 'step', 'moment'],
    before: ['before'],
    after: ['after'],
    now: ['now'],
    'play on': ['play on', 'play on from here'],
    plan: ['plan'],
    'keep plan': ['keep', 'keep the plan', 'that is the plan'],
    'drop plan': ['drop plan', 'drop the plan'],
    'take out': ['take out'],
  } as CommandWords,
  state: 'Situation',
  who: 'Who',
  side: 'Side',
  where: 'Where',
  how: 'Condition',
  marks: 'Effects',
  key: 'Key',
  action: 'Action',
  chance: 'Chances',
  places: 'Places',
  ways: 'Ways',
  lately: 'Latest log entries',
  notUnderstood: (text: string): string => `“${text}” is not a key or the words of an action.`,
  several: (keys: readonly string[]): string => `That could be ${list(keys)}: type the key.`,
  yesNo: 'Yes, or no?',
  showChances: 'Calculate the chances',
  costs: 'Costs',
  nobody: 'nobody',
  together: (who: readonly string[]): string => `Together: ${list(who)}.`,
  otherwise: (words: string): string => `All others are ${words} to each other.`,
  size: (width: number, height: number, across: string): string =>
    `${width} squares from west to east, ${height} from south to north${across === '' ? '' : `, each ${across}`}. The first number counts to the east, the second to the north.`,
  blocked: 'Nothing passes here',
  door: (name: string, at: readonly [number, number], open: boolean): string =>
    `${name}: a door at ${at.join(',')}, ${open ? 'open' : 'shut'}.`,
  inPast: '“before” and “after” go from step to step, “past N” to step N, “now” back to now.',
  noStep: (last: number): string => `The steps of this fight have the numbers 0 to ${last}: “past ${last}”.`,
  noFork: 'Only someone who has the whole journal of a fight can play on from one of its steps.',
  planHow:
    'Type actions, one after the other. Then “keep”: that is the plan; “take out N”: not that one; or “no”: no plan.',
  planSoFar: (steps: readonly string[]): string =>
    `The plan so far: ${steps.map((step, i) => `${i + 1}. ${step}`).join('; ')}. “keep” keeps it.`,
  planStands: (who: string): string => `The plan of ${who} waits for its turn.`,
  noPlanner: 'A plan is made for one of your combatants while others act.',
  planEmpty: 'The plan is empty so far.',
  noPlanStep: (count: number): string => `The actions of the plan have the numbers 1 to ${count}: “take out ${count}”.`,
}
