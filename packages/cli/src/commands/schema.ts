import { caseJsonSchema, encounterJsonSchema, packJsonSchema } from '@fray/files'
import { loadGame } from '../io/games.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'

const SCHEMAS: Readonly<Record<string, (ruleset: string) => unknown>> = {
  encounter: encounterJsonSchema,
  case: caseJsonSchema,
  pack: packJsonSchema,
}

/** `fray schema encounter|case|pack [RULESET]`: the JSON Schema of such files, for editors. */
export async function schema(terminal: Terminal, kind: string, ruleset: string): Promise<void> {
  const game = await loadGame(ruleset)
  const make = SCHEMAS[kind]
  if (make === undefined) throw badInput(`There is no schema "${kind}". Available: encounter, case, pack.`)
  if (kind === 'pack' && game.packShape === undefined) throw badInput(`${ruleset} takes no content packs.`)
  terminal.say(JSON.stringify(await make(ruleset), null, 2))
}
