import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyScene,
  type Command,
  commanderOf,
  type Game,
  isOver,
  perform,
  possibleCommands,
  type Question,
  type Random,
  randomFrom,
  type Setup,
  Table,
} from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { madeSetup } from '../src/made/made-fight.ts'

const root = join(import.meta.dirname, '../../../..')
const FIRST = 20
const FIGHTS = 8
const COMMANDS = 80

/** Answers to one command: so many for each combatant, and some more. */
const mostOf = (scene: AnyScene): number => 40 + 20 * scene.combatants

/** An answer of one who lets nothing pass that it could do. */
function eager({ kind, options, preset, decline }: Question, random: Random): number {
  if (kind !== 'choice') return preset
  const open = [...options.keys()].filter((i) => options[i]?.refusal === undefined && i !== decline)
  return open[random(Math.max(1, open.length))] ?? preset
}

/** A legal command, drawn: one that waits for others where there is any, nothing that ends the fight or gives it up. */
function drawn({ rules }: Game, scene: AnyScene, random: Random): Command | null {
  const automaticStep = rules.automaticStep(scene)
  if (automaticStep !== null) return automaticStep
  const legal = possibleCommands(rules, scene, commanderOf(rules, scene)).legal as readonly Command[]
  const gentle = legal.filter(({ action }) => rules.actions.get(action)?.drastic === undefined)
  const waiting = gentle.filter(({ action }) => /^(hold|ready|delay)$/.test(action))
  const from = waiting.length > 0 && random(3) > 0 ? waiting : gentle.length > 0 ? gentle : legal
  const actions = [...new Set(from.map(({ action }) => action))]
  const action = actions[random(Math.max(1, actions.length))]
  const commands = from.filter((command) => command.action === action)
  return commands[random(Math.max(1, commands.length))] ?? null
}

function setupOf(game: Game, n: number): Setup {
  const files = encounterFiles(game.rules.id)
  if (n % 2 === 1) return madeSetup(game, `${n} 0`)
  const encounter = parse(readFileSync(join(root, files[(n / 2) % files.length] ?? ''), 'utf8'))
  return game.readEncounter(encounter).setup as Setup
}

it.each(Object.entries(rulesets))(
  'in %s whoever lets nothing pass comes to an end of every command',
  { timeout: 600_000 },
  async (_, load) => {
    const game = await load()
    let commands = 0
    for (let n = FIRST; n < FIRST + FIGHTS; n++) {
      const scene = game.rules.open(setupOf(game, n)) as AnyScene
      const random = randomFrom(`eager ${n}`)
      for (let i = 0; i < COMMANDS && !isOver(scene); i++) {
        const command = drawn(game, scene, random)
        if (command === null) break
        let asked = 0
        scene.table = Table.quick(`${n} ${i}`, (question) => {
          if (++asked > mostOf(scene)) throw new Error(`It does not end: ${JSON.stringify(command)} in fight ${n}.`)
          return eager(question, random)
        })
        perform(game.rules, scene, command)
        commands++
      }
    }
    expect(commands).toBeGreaterThan(FIGHTS * 10)
  },
)
