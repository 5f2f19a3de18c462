import { seenOf } from '@fray/kernel'

/** The words that are always understood, and what they do. */
export const WORD_HELP: readonly (readonly [word: string, about: string])[] = [
  ['list [WORD]', 'what you can do, once more, or all of one kind: list give'],
  ['why [WORD]', 'what is not possible now, and by which rule; why run: whether that is possible'],
  ['what X', 'what anything is or does: what longsword, what a1, what Gob'],
  ['chances KEY', 'how likely an action is to succeed, to drop someone, and what it may cost'],
  ['field', 'the battlefield: who is where; field all: the whole battlefield'],
  ['map [ACTION]', 'the same; map run: with the places you can run to'],
  ['where [NAME]', 'who is where, in words; walls and doors too'],
  ['reach [NAME]', 'where someone can go and whom they can attack: "whom can I reach"'],
  ['threat [NAME]', 'who could reach someone next turn: "who can reach me"'],
  ['between A B', 'what lies between two: "what is between us Gob", "look Gob"'],
  ['order', 'who acts when'],
  ['card NAME', 'everything about a combatant ("view" does the same)'],
  ['log [N]', 'the last log entries, with their numbers'],
  ['turning', 'after a fight: where it turned, and how much was choice and how much luck'],
  ['explain [N]', 'the numbers of the last roll or damage, part by part (N: the Nth last)'],
  ['rule ID', 'a rule in full'],
  ['dice [WHOSE]', 'whose real dice you type: dice mine, dice all, dice none (Fray rolls)'],
  ['reactions ...', 'ask, matters, auto or never; reactions never RULE for one rule alone'],
  ['skip', 'where someone can step in: do not ask again during this action; skip round: not this Round'],
  ['undo [N]', 'undo your last step, or the last N; "referee undo" undoes anything'],
  ['redo [N]', 'redo what was undone'],
  ['again ...', 'play once more: again round 3, again as SIDE, again hot-seat'],
  ['pause', 'stop before the next turn starts, for commands of the referee'],
  ['referee ...', 'a command of the referee: referee end-combat'],
  ['packs', 'which content packs are in use, and what differs from the book'],
  ['legend', 'explains the drawing'],
  ['save FILE', 'a copy of the journal'],
  ['quit', 'leave; the fight is saved and can be resumed'],
]

/** The words alone, for suggestions and completion. */
export const WORDS: readonly string[] = WORD_HELP.map(([word]) => word.split(' ')[0] as string)

/** Words that mean themselves where they stand alone, also where free words are asked. */
const ALONE: ReadonlySet<string> = new Set(['?', 'help', 'why', 'undo', 'redo', 'quit', 'exit'])

/** Whether a line of free words is one of the words that are always understood, and nothing else. */
export const isWordAlone = (text: string): boolean => ALONE.has(text.trim().toLowerCase())

/** Where people find what there is, said to one whose words mean nothing. */
export const HELP = seenOf('The list says what there is; ? is for help.', {})
