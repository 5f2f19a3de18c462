import { dirname } from 'node:path'
import { formatProblem, readEncounterText } from '@fray/files'
import { type AnyScene, type Game, nameOf, type Setup, sideOf } from '@fray/kernel'
import { EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readTextFile } from '../io/text-files.ts'
import { packAt } from '../packs/folder.ts'
import { packsAsked, shelfFor } from '../packs/places.ts'
import { sidesHint, sizesOf } from '../play/sides.ts'
import { count } from '../ui/words.ts'
import { checkPlace } from './packs.ts'

/** `fray validate FILE...`: every mistake of every encounter, and of every content pack. Returns the exit code. */
export async function validate(
  terminal: Terminal,
  files: readonly string[],
  { json }: { readonly json?: boolean } = {},
): Promise<number> {
  let bad = false
  const found: unknown[] = []
  for (const file of files) {
    const place = packAt(file)
    if (place !== null) {
      const { isGood, facts } = await checkPlace(terminal, place, json === true)
      if (!isGood) bad = true
      found.push(facts)
      continue
    }
    const reading = await readEncounterText(readTextFile(file), file, shelfFor(dirname(file)), packsAsked())
    if (json === true) {
      const isBad = 'problems' in reading
      if (isBad) bad = true
      found.push({
        file,
        ok: !isBad,
        ...(isBad ? { problems: reading.problems } : factsOf(reading.game, reading.setup)),
      })
    } else if ('problems' in reading) {
      bad = true
      for (const problem of reading.problems) terminal.complain(formatProblem(problem))
    } else {
      terminal.say(`${file}: ${terminal.colours.good('ok')}, ${summary(reading.game, reading.setup)}`)
      const hint = sidesHint(reading.game, reading.setup)
      if (hint !== null) terminal.say(`${file}: hint: ${hint}`)
    }
  }
  if (json === true) terminal.say(JSON.stringify(found))
  return bad ? EXIT.badInput : EXIT.done
}

const rowsOf = ({ combatants }: AnyScene): number[] => Array.from({ length: combatants }, (_, row) => row)

/** What an encounter holds, for programs. */
function factsOf(game: Game, setup: Setup) {
  const { rules } = game
  const scene = rules.open(setup)
  const names = (at: number) => rowsOf(scene).flatMap((row) => (sideOf(scene, row) === at ? [nameOf(scene, row)] : []))
  const sides = setup.sides.map(({ id, name }, at) => ({ id, name, combatants: names(at) }))
  const hint = sidesHint(game, setup)
  return { ruleset: rules.id, title: setup.title, sides, ...(hint !== null && { hints: [hint] }) }
}

/** `zones, "Ambush at the bridge", 8 combatants: 4 on the side of the characters, 4 on the side of the enemies`. */
function summary(game: Game, setup: Setup): string {
  const sizes = sizesOf(game, setup)
  const sides = sizes.map(
    ({ name, members }) => `${members} on the side of the ${name.toLowerCase().replace(/^the /, '')}`,
  )
  const all = sizes.reduce((sum, { members }) => sum + members, 0)
  const title = setup.title === '' ? '' : ` "${setup.title}",`
  return `${game.rules.id},${title} ${count(all, 'combatant')}: ${sides.join(', ')}`
}
