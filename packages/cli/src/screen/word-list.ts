/** The words that are always understood, and what they do. */
export const WORD_HELP: readonly (readonly [word: string, about: string])[] = [
  ['list [WORD]', 'what may be done again, or all of one kind: list give'],
  ['why [WORD]', 'what is not possible now, and by which rule; why run: whether that is possible'],
  ['what X', 'what anything is or does: what longsword, what a1, what Gob'],
  ['chances KEY', 'how likely an act is to succeed, to fell, and what it may cost'],
  ['field', 'the battlefield: who is where; field all: the whole of it'],
  ['map [ACTION]', 'the same; map run: with the places where one may run'],
  ['where [NAME]', 'who is where, in words; walls and doors too'],
  ['reach [NAME]', 'where one can come and whom one can strike: "whom can I reach"'],
  ['threat [NAME]', 'who could be on one next turn: "who can reach me"'],
  ['between A B', 'what lies between two: "what is between us Gob", "look Gob"'],
  ['order', 'who acts when'],
  ['card NAME', 'everything about a combatant ("view" does the same)'],
  ['log [N]', 'the last lines of the log, with their numbers'],
  ['turning', 'after a fight: where it turned, and what of it was choice and what luck'],
  ['explain [N]', 'the numbers of the last roll or damage, part by part (N: of the Nth last)'],
  ['rule ID', 'a rule in full'],
  ['dice [WHOSE]', 'whose real dice you type: dice mine, dice all, dice none (Fray rolls)'],
  ['reactions ...', 'ask, auto or never; reactions never RULE for one rule alone'],
  ['skip', 'where somebody may step in: not until this act is over; skip round: not this Round'],
  ['undo [N]', 'take back your last step, or the last N; "referee undo" takes back anything'],
  ['redo [N]', 'do it again as it was'],
  ['again ...', 'play once more: again round 3, again as SIDE, again hot-seat'],
  ['pause', 'stop before the next turn begins, for words of the referee'],
  ['referee ...', 'a command of the referee: referee end-combat'],
  ['packs', 'which content packs hold, and what is otherwise than in the book'],
  ['legend', 'what the drawing shows'],
  ['save FILE', 'a copy of the journal'],
  ['quit', 'leave; the fight is saved and can be resumed'],
]

/** The words alone, for suggestions and completion. */
export const WORDS: readonly string[] = WORD_HELP.map(([word]) => word.split(' ')[0] as string)

/** Words that mean themselves where they stand alone, also where free words are asked. */
const ALONE: ReadonlySet<string> = new Set(['?', 'help', 'why', 'undo', 'redo', 'quit', 'exit'])

/** Whether a line of free words is one of the words that are always understood, and nothing else. */
export const isWordAlone = (text: string): boolean => ALONE.has(text.trim().toLowerCase())
