import { dirname } from 'node:path'
import { formatProblem, readEncounterText } from '@fray/files'
import { type AnyScene, type Game, nameOf, type Setup, sideOf } from '@fray/kernel'
import { EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readTextFile } from '../io/text-files.ts'
import { packAt } from '../packs/folder.ts'
import { packsAsked, shelfFor } from '../packs/places.ts'
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
    } else terminal.say(`${file}: ${terminal.colours.good('ok')}, ${summary(reading.game, reading.setup)}`)
  }
  if (json === true) terminal.say(JSON.stringify(found))
  return bad ? EXIT.badInput : EXIT.done
}

const rowsOf = ({ combatants }: AnyScene): number[] => Array.from({ length: combatants }, (_, row) => row)

/** What an encounter holds, for programs. */
function factsOf({ rules }: Game, setup: Setup) {
  const scene = rules.open(setup)
  const names = (at: number) => rowsOf(scene).flatMap((row) => (sideOf(scene, row) === at ? [nameOf(scene, row)] : []))
  const sides = setup.sides.map(({ id, name }, at) => ({ id, name, combatants: names(at) }))
  return { ruleset: rules.id, title: setup.title, sides }
}

/** `zones, "Ambush at the bridge", 8 combatants: 4 on the side of the characters, 4 on the side of the enemies`. */
function summary(game: Game, setup: Setup): string {
  const scene = game.rules.open(setup)
  const sides = setup.sides.map((s, at) => {
    let members = 0
    for (let row = 0; row < scene.combatants; row++) if (sideOf(scene, row) === at) members++
    return `${members} on the side of the ${s.name.toLowerCase()}`
  })
  const title = setup.title === '' ? '' : ` "${setup.title}",`
  return `${game.rules.id},${title} ${count(scene.combatants, 'combatant')}: ${sides.join(', ')}`
}
