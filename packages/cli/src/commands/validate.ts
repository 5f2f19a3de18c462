import { formatProblem, readEncounterText } from '@fray/files'
import { type Game, type Setup, sideOf } from '@fray/kernel'
import { EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readTextFile } from '../io/text-files.ts'
import { count } from '../ui/words.ts'

/** `fray validate FILE...`: every mistake of every file. Returns the exit code. */
export async function validate(terminal: Terminal, files: readonly string[]): Promise<number> {
  let bad = false
  for (const file of files) {
    const reading = await readEncounterText(readTextFile(file), file)
    if ('problems' in reading) {
      bad = true
      for (const problem of reading.problems) terminal.complain(formatProblem(problem))
    } else terminal.say(`${file}: ${terminal.colours.good('ok')}, ${summary(reading.game, reading.setup)}`)
  }
  return bad ? EXIT.badInput : EXIT.done
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
