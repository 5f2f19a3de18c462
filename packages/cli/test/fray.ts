import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../bin/fray.js', import.meta.url))

/** Where `fray` is found by its name. */
const COMMANDS = fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url))

/** Runs command lines in one process. */
const RESIDENT = fileURLToPath(new URL('./resident.ts', import.meta.url))

/** What is run where, with what typed into it. */
export interface CommandLine {
  readonly args: readonly string[]
  readonly input: string
  readonly env: Record<string, string>
  readonly folder: string
  /** Errors stand among the rest, as on a screen. */
  readonly isMerged?: boolean
}

/** What a command has said, and how it ended. */
export interface Said {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A folder of its own in which commands are run, as a person would run them. */
export class Place {
  readonly folder: string

  /** A new folder, or one that is there. */
  constructor(folder = mkdtempSync(join(tmpdir(), 'fray-cli-'))) {
    this.folder = folder
  }

  /** Writes a file and returns its name. */
  write(name: string, text: string): string {
    writeFileSync(join(this.folder, name), text)
    return name
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8')
  }

  files(): string[] {
    return readdirSync(this.folder).sort()
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Runs a command; `input` is what is typed, a line each. All commands of a thread share one process. */
  fray(args: readonly string[], input: readonly string[] = [], env: Record<string, string> = {}): Promise<Said> {
    return inResident({ args, input: typed(input), env: this.#environment(env), folder: this.folder })
  }

  /** The same with errors among the rest, as on a screen. */
  frayMerged(args: readonly string[], input: readonly string[] = [], env: Record<string, string> = {}): Promise<Said> {
    const line = { args, input: typed(input), env: this.#environment(env), folder: this.folder }
    return inResident({ ...line, isMerged: true })
  }

  /** Runs a command in a process of its own: for what its folder or its environment says before anything is loaded. */
  frayAlone(args: readonly string[], input: readonly string[] = [], env: Record<string, string> = {}): Promise<Said> {
    const child = this.spawn(args, env)
    child.stdin.on('error', () => {})
    child.stdin.end(typed(input))
    return ended(child)
  }

  /** Starts the real command and leaves its input open. */
  spawn(args: readonly string[], env: Record<string, string> = {}) {
    return this.spawnScript(BIN, args, env)
  }

  /** Starts a script with Node. */
  spawnScript(script: string, args: readonly string[], env: Record<string, string> = {}) {
    return spawn(process.execPath, [script, ...args], { cwd: this.folder, env: this.#environment(env) })
  }

  #environment(more: Record<string, string>): Record<string, string> {
    const { npm_lifecycle_event: _, npm_command: __, FRAY_DEBUG: ___, ...rest } = process.env as Record<string, string>
    return { ...rest, FRAY_DATA: join(this.folder, 'data'), PATH: [COMMANDS, rest.PATH].join(delimiter), ...more }
  }
}

const typed = (input: readonly string[]): string => input.map((line) => `${line}\n`).join('')

let resident: ChildProcess | null = null
let before: Promise<unknown> = Promise.resolve()

/** Runs a command line in the process that is there for them, after those before it. */
function inResident(line: CommandLine): Promise<Said> {
  const said = before.then(() => ask(line))
  before = said.catch(() => {})
  return said
}

function ask(line: CommandLine): Promise<Said> {
  const child = resident ?? startResident()
  return new Promise((resolve, reject) => {
    const ends = (code: number | null): void =>
      reject(new Error(`fray ${line.args.join(' ')} ended its process: ${code}`))
    child.once('exit', ends)
    child.once('message', (said) => {
      child.off('exit', ends)
      resolve(said as Said)
    })
    child.send(line)
  })
}

function startResident(): ChildProcess {
  const child = fork(RESIDENT, { execArgv: [] })
  child.once('exit', () => {
    if (resident === child) resident = null
  })
  // It ends with the thread that has started it.
  child.unref()
  child.channel?.unref()
  resident = child
  return child
}

/** Waits for the end of a command. */
export function ended(child: ReturnType<Place['spawn']>): Promise<Said> {
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

/** Ada and Gob in one Zone, and it is Ada's Turn: small enough to know every die. */
export const SCUFFLE = `ruleset: zones
title: A scuffle
surprised: nobody
battlefield: A-B
sides: { enemies: { hp: exact } }
combatants:
  Ada: { kind: character, level: 1, str: 2, dex: 1, hp: 10, items: ["longsword melee 1d8"], zone: A }
  Gob: { kind: creature, level: 1, skill: 1, hp: 9, attacks: [knife melee 1d4], zone: A }
now: { turn: Ada }
`
