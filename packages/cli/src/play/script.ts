import { badInput } from '../io/stop.ts'

/** One line of a script, and where it stands. */
export interface ScriptEntry {
  readonly line: number
  readonly text: string
}

/** A script: commands, and the dice and answers that it brings for them, each in order. */
export interface Script {
  readonly file: string
  readonly commands: readonly ScriptEntry[]
  /** Faces to roll; null where the script brings none and dice come from the generator. */
  readonly dice: readonly (ScriptEntry & { readonly sides: number; readonly face: number })[] | null
  /** Answers to give; null where the script brings none and policies answer. */
  readonly answers: readonly ScriptEntry[] | null
}

/**
 * Reads a script: a command text on each line; `#` begins a comment; `dice: 10 5` (or `d20=10 d8=5`) and
 * `answer: knife` lines bring dice and answers. Throws a {@link Stop} with the line that means nothing.
 */
export function readScript(text: string, file: string): Script {
  const commands: ScriptEntry[] = []
  const dice: (ScriptEntry & { sides: number; face: number })[] = []
  const answers: ScriptEntry[] = []
  let hasDice = false
  let hasAnswers = false
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = i + 1
    const content = raw.replace(/(^|\s)#.*$/, '').trim()
    if (content === '') return
    const given = /^(dice|die|answers?):\s*(.*)$/i.exec(content)
    if (given === null) commands.push({ line, text: content })
    else if (/^d/i.test(given[1] as string)) {
      hasDice = true
      for (const word of (given[2] as string).split(/[\s,]+/)) if (word !== '') dice.push(readDie(word, line, file))
    } else {
      hasAnswers = true
      answers.push({ line, text: (given[2] as string).trim() })
    }
  })
  return { file, commands, dice: hasDice ? dice : null, answers: hasAnswers ? answers : null }
}

function readDie(word: string, line: number, file: string): ScriptEntry & { sides: number; face: number } {
  const found = /^(?:d(\d+)=)?(\d+)$/i.exec(word)
  if (found === null)
    throw badInput(
      `${file}:${line}: "${word}" is not a die; write the faces, as in "dice: 10 5" or "dice: d20=10 d8=5".`,
    )
  return { line, text: word, sides: Number(found[1] ?? 0), face: Number(found[2]) }
}
