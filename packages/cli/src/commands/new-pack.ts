import { join } from 'node:path'
import type { Game } from '@fray/kernel'
import { stringify } from 'yaml'
import { loadGame } from '../io/games.ts'
import { selfName } from '../io/self.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { exists, isFolder } from '../io/text-files.ts'
import { layOut } from '../io/writing.ts'

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LONGEST = 60

/** `fray new pack NAME [FOLDER]`: a small pack that works, for any game. Nothing that is there is written over. */
export async function newPack(
  terminal: Terminal,
  name: string,
  folder: string = name,
  ruleset = 'zones',
): Promise<void> {
  if (!ID.test(name) || name.length > LONGEST)
    throw badInput(
      `"${name}" cannot be the name of a pack. Use lowercase letters, digits and hyphens, starting with a letter: frost-and-iron.`,
    )
  const game = await loadGame(ruleset)
  if (exists(folder) && !isFolder(folder))
    throw badInput(`${folder}: this is a file. Name a folder that is new or empty.`)
  const files = filesOf(name, game)
  const there = [...files.keys()].find((file) => exists(join(folder, file)))
  if (there !== undefined)
    throw badInput(`${join(folder, there)}: this already exists, and nothing was written. Name another folder.`)
  for (const [file, text] of files) layOut(join(folder, file), text)
  const self = selfName()
  terminal.tell(`${terminal.colours.good('ok')}: the content pack ${name} is in ${folder}. It already works:`)
  for (const [command, what] of [
    [`${self} packs check ${folder}`, 'shows every error, with its place'],
    [`${self} play ${join(folder, 'encounters/try-it.yaml')}`, 'plays a fight that uses it'],
    [`${self} content ${ruleset}`, 'lists what you can change'],
  ] as const)
    terminal.say(`  ${command}  ${what}`)
}

const titleOf = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, hyphen: string, letter: string) => `${hyphen && ' '}${letter.toUpperCase()}`)

function filesOf(name: string, game: Game): Map<string, string> {
  const { id, version } = game.rules
  const [first, ...others] = game.rules.presentation
    .content()
    .filter(({ kind }) => kind === 'combatant')
    .map((one) => one.name)
  const manifest = [
    '# What this pack is. docs/how-to/write-content-packs.md describes everything.',
    stringify({
      id: name,
      name: titleOf(name),
      version: '0.1.0',
      ruleset: id,
      rulesetVersion: /^\d+$/.test(version) ? Number(version) : version,
      by: 'you',
      about: 'What it is about, in a few sentences.',
    }),
  ]
  const veteran = `${name}-veteran`
  const added = first === undefined ? {} : { add: { combatants: { [veteran]: { from: first, name: 'Veteran' } } } }
  let found: { readonly other: string; readonly fight: string } | undefined
  for (const other of others) {
    const fight = fightOf(name, game, veteran, other, added)
    if (fight !== null) found ??= { other, fight }
    if (found !== undefined) break
  }
  const change = found === undefined ? null : changeOf(game, found.other)
  const content = [
    `# "fray content ${id}" lists the content. New content goes under "add", changed content under "change":`,
    '# there each given field replaces the one of the book, all others stay, and null removes a field.',
    stringify({ ...added, ...(change === null ? {} : { change: { combatants: { [found?.other ?? '']: change } } }) }),
  ]
  const fight = found?.fight ?? null
  return new Map([
    ['pack.yaml', manifest.join('\n')],
    ['content.yaml', content.join('\n')],
    ...(fight === null ? [] : [['encounters/try-it.yaml', fight] as const]),
  ])
}

/** A change of somebody ready-made: one more of the first number that there is. */
function changeOf({ rules, kinds = [], readEncounter }: Game, id: string): Record<string, unknown> | null {
  const form = kinds.find(({ content }) => content === 'combatants')
  for (const { name, shape } of form?.fields ?? []) {
    if (shape.type !== 'number' && shape.type !== 'text' && shape.type !== 'any') continue
    const tried = (value: number) => {
      const pack = { id: 'tried', name: 'Tried', version: '0.1.0', ruleset: rules.id }
      const change = { combatants: { [id]: { [name]: value } } }
      const reading = readEncounter({ ruleset: rules.id, combatants: {}, packs: [{ ...pack, change }] })
      const isWrong = reading.problems.some(({ path }) => path[0] === 'packs')
      const packs = reading.setup === null ? reading.packs : reading.setup.packs
      return isWrong ? undefined : packs?.[0]?.changes[0]?.fields[0]?.was
    }
    const was = Number(tried(1) ?? 'none')
    if (Number.isInteger(was) && was > 0 && tried(was + 1) !== undefined) return { [name]: was + 1 }
  }
  return null
}

/** A fight of two, on whatever sides the game has. */
function fightOf(
  name: string,
  { rules, readEncounter }: Game,
  veteran: string,
  other: string,
  added: Readonly<Record<string, unknown>>,
): string | null {
  const pack = { id: name, name, version: '0.1.0', ruleset: rules.id, ...added }
  const sides: readonly (readonly [object, object])[] = [
    [{}, {}],
    [{ side: 'characters' }, { side: 'enemies' }],
    [{ side: 'party' }, { side: 'foes' }],
    [{ side: 'party' }, {}],
  ]
  for (const [ours, theirs] of sides) {
    const combatants = { Vera: { from: veteran, ...ours }, Otto: { from: other, ...theirs } }
    const encounter = { ruleset: rules.id, title: 'Try it', combatants }
    const { setup } = readEncounter({ ...encounter, packs: [pack] })
    if (setup === null || !isFight(rules, setup)) continue
    return stringify({ ruleset: rules.id, title: 'Try it', packs: [`${name}@0.1`], combatants })
  }
  return null
}

/** Whether both are against each other. */
function isFight(rules: Game['rules'], setup: Parameters<Game['rules']['open']>[0]): boolean {
  const scene = rules.open(setup)
  return new Set([0, 1].map((row) => scene.now.combatant.side?.[row])).size === 2
}
