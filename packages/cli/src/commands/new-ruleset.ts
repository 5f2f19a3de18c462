import { builtinModules } from 'node:module'
import { join, relative } from 'node:path'
import { ID } from '@fray/kit/own-rulesets'
import { rulesetIds } from '../io/games.ts'
import { TEMPLATE } from '../io/home.ts'
import { selfName } from '../io/self.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { exists, filesBelow, isFolder, readTextFile } from '../io/text-files.ts'
import { layOut } from '../io/writing.ts'

/** What the ruleset that is copied is called. */
const MODEL = 'scrap'
const LONGEST = 40
/** Names that mean something else in commands, files or to npm. */
const RESERVED = new Set([
  'all',
  'fray',
  'game',
  'node-modules',
  'override',
  'referee',
  'ruleset',
  'rulesets',
  'shared',
])

/** A file that is not copied: what version control leaves out. */
const IGNORED = 'node_modules\ndist\n'

/** `fray new ruleset NAME [FOLDER]`: copies the smallest ruleset under a name of its own. Nothing that is there is written over. */
export function newRuleset(terminal: Terminal, name: string, folder: string = name): void {
  const wrong = whatIsWrongWith(name)
  if (wrong !== null) throw badInput(wrong)
  const files = new Map([['.gitignore', IGNORED]])
  for (const path of filesBelow(TEMPLATE, [''])) files.set(relative(TEMPLATE, path), renamed(readTextFile(path), name))
  if (exists(folder) && !isFolder(folder))
    throw badInput(`${folder}: this is a file. Name a folder that is new or empty.`)
  const there = [...files.keys()].filter((file) => exists(join(folder, file)))
  if (there.length > 0)
    throw badInput(
      `${join(folder, there[0] as string)}: this already exists, and nothing was written. Name another folder.`,
    )
  for (const [file, text] of files) layOut(join(folder, file), text)
  tell(terminal, name, folder)
}

/** Why a ruleset cannot be called so, in a sentence; null where it can. */
function whatIsWrongWith(name: string): string | null {
  const advice = 'Use lowercase letters, digits and hyphens, starting with a letter: my-game.'
  if (!ID.test(name)) return `"${name}" cannot be the name of a ruleset. ${advice}`
  if (name.length > LONGEST) return `"${name}" is longer than ${LONGEST} letters. Choose a shorter name.`
  if (RESERVED.has(name) || builtinModules.includes(name))
    return `"${name}" is the name of something else. Choose another one, such as ${name}-game.`
  if (rulesetIds().includes(name)) return `There is already a ruleset "${name}". Choose another name.`
  return null
}

/** The text with the new name for that of the model, and its title. */
function renamed(text: string, name: string): string {
  const title = name.replace(
    /(^|-)(\w)/g,
    (_, hyphen: string, letter: string) => `${hyphen && ' '}${letter.toUpperCase()}`,
  )
  return text.replaceAll(new RegExp(`\\b${MODEL}\\b`, 'g'), name).replaceAll(/\bScrap\b/g, title)
}

function tell({ say, tell, colours }: Terminal, name: string, folder: string): void {
  const self = selfName()
  const lines = [
    ...(relative('.', folder) === '' ? [] : [[`cd ${folder}`, '']]),
    [`${self} play yard`, 'plays a fight against the computer'],
    [`${self} serve yard`, 'opens a table with links for the browser'],
    [`${self} odds yard`, 'calculates how likely everything is'],
    [`${self} simulate yard`, 'counts who wins how often'],
    [`${self} check cases`, 'runs the cases that say what its rules are'],
    [`${self} contract ${name}`, 'checks everything that must hold whatever the rules are'],
  ] as const
  const width = Math.max(...lines.map(([command = '']) => command.length))
  tell(`${colours.good('ok')}: the ruleset ${name} is in ${folder}. It already works:`)
  for (const [command = '', what = ''] of lines) say(`  ${command.padEnd(width)}  ${what}`.trimEnd())
  tell('Its README.md says what each file is, and what to change first.')
}
