import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type AnyRuleset,
  type AnyScene,
  answerValue,
  type Checkpoint,
  type Command,
  checkCommand,
  commandDecided,
  commandDue,
  type Game,
  isOver,
  nameOf,
  peopleIn,
  perform,
  type Random,
  REFEREE_SEAT,
  Runner,
  randomFrom,
  type Setup,
  said,
  seatOf,
  seesOf,
  Table,
  takeHiddenAway,
  type Underway,
  viewerOf,
  writeCommand,
} from '@fray/kernel'
import { type AnyPolicy, policyNamed } from '@fray/lab'
import { rulesets } from '@fray/rulesets'
import { encounterFiles, encountersFolder } from '@fray/rulesets/test/homes'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { effort, someOf } from '../../../../scripts/tests/effort.ts'
import { columnOf, EYES, seatEverybody, withSecrets } from '../src/secrets/set-up.ts'

vi.setConfig({ testTimeout: 600_000 })

/** Moments of each encounter that are looked at; more by the environment. */
const MOMENTS = effort(2, 2, 'FRAY_FIGHTS')
const root = join(import.meta.dirname, '../../../..')

/** The one who answers for a seat of players; those that search with little to spend. */
const COMPUTERS = ['aggressive', 'first-legal', 'random']
const SEARCHING = ['greedy:4', 'search:12']

/** Those that search take long: they are tried at the first moment of each encounter. */
const computersAt = (n: number): readonly string[] => (n === 0 ? [...COMPUTERS, ...SEARCHING] : COMPUTERS)

/** A fight at a moment, somebody hidden from the seat: where it is, elsewhere, and where it is not there at all. */
function worldsOf({ rules, readEncounter }: Game, file: string, n: number) {
  const { setup } = readEncounter(parse(readFileSync(join(root, encountersFolder(rules.id), file), 'utf8')))
  const fight = withSecrets(setup as Setup, { sees: 'exact', hides: [] })
  const random = randomFrom(`${file} ${n}`)
  const here = rules.open(fight) as AnyScene
  seatEverybody(rules, here)
  const policies = fight.seats.map(() => rules.policies.get('aggressive') as never)
  new Runner(rules as AnyRuleset, here, { policies, limit: 2 + ((n * 13 + file.length) % 30) }).run(`hidden ${n}`)
  here.undoable = false
  const viewer = viewerOf(here, EYES)
  const others = rowsOf(here).filter((row) => !viewer.owns(row) && rules.isStanding(here, row))
  // All of them, now and then.
  const hidden = others.filter((_, i) => n % 3 === 1 || i === n % Math.max(1, others.length) || random(3) === 0)
  for (const row of hidden) here.set(columnOf(rules, 'combatant.hidden'), row, 1, 'secret')
  here.settle()
  const copy = () => {
    const scene = rules.open(fight) as AnyScene
    scene.undoable = false
    scene.load(here.save())
    return scene
  }
  const elsewhere = copy()
  for (const row of hidden) moveElsewhere(rules, elsewhere, row, random)
  const nowhere = copy()
  for (const row of hidden) rules.takeAway?.(nowhere, row)
  nowhere.settle()
  return { fight, hidden, worlds: [here, elsewhere, nowhere] as const }
}

const rowsOf = (scene: AnyScene): number[] => Array.from({ length: scene.combatants }, (_, row) => row)

/** Puts somebody to any other place that is free; where places are relations it parts from all. */
function moveElsewhere(rules: AnyRuleset, scene: AnyScene, row: number, random: Random): void {
  const rows = rowsOf(scene)
  for (const path of ['combatant.square', 'combatant.zone']) {
    const column = rules.tables.byPath.get(path)
    if (column === undefined) continue
    const taken = rows.map((other) => scene.read(column, other))
    const most = 1 + Math.max(...taken)
    const places = Array.from({ length: most }, (_, at) => at).filter(
      (at) => at !== scene.read(column, row) && (column.name === 'zone' || !taken.includes(at)),
    )
    const to = places[random(Math.max(1, places.length))]
    if (to !== undefined) scene.set(column, row, to, 'secret')
  }
  for (const path of ['combatant.ac', 'combatant.hp']) {
    const column = rules.tables.byPath.get(path)
    if (column !== undefined) scene.set(column, row, scene.read(column, row) + 1 + random(3), 'secret')
  }
  scene.settle()
}

/** Whether somebody of the seat's may command in each of the fights. */
const mayCommand = (rules: AnyRuleset, worlds: readonly AnyScene[], row: number): boolean =>
  worlds.every((scene) => rules.mayCommand(scene, row) === null)

/** What the computers at the seat want at the moment, in each of the fights; what is counted is how often that is the same. */
function compareCommands(rules: AnyRuleset, worlds: readonly AnyScene[], hidden: readonly number[], n: number) {
  const [here] = worlds as readonly [AnyScene]
  let same = 0
  let bumped = 0
  for (const row of rowsOf(here)) {
    if (seatOf(here, row) !== EYES || !mayCommand(rules, worlds, row)) continue
    for (const name of computersAt(n)) {
      const wanted = worlds.map((scene) => {
        const command = policyNamed(rules, name).command(scene, row, randomFrom(`seed ${n}`)) as Command
        return { command, plain: JSON.stringify(writeCommand(rules, scene, command)) }
      })
      for (const who of hidden) {
        const called = JSON.stringify(nameOf(here, who))
        for (const { plain } of wanted) expect(plain, `${name} for ${nameOf(here, row)}`).not.toContain(called)
      }
      const others = wanted.filter(({ plain }) => plain !== wanted[0]?.plain)
      if (others.length === 0) same++
      else {
        // Only what would come upon somebody is not done, or not thought about: then it shows itself.
        const isBarred = () => wanted.some(({ command }) => worlds.some((scene) => isIllegal(rules, scene, command)))
        expect(
          isBarred() || (isSearching(name) && isAnyBarred(rules, worlds, row)),
          `${name} for ${nameOf(here, row)}: ${wanted.map(({ plain }) => plain).join(' / ')}`,
        ).toBe(true)
        bumped++
      }
    }
  }
  return { same, bumped }
}

const isSearching = (name: string): boolean => name.includes(':')

/** Whether something that the seat takes for legal is not, in one of the fights. */
function isAnyBarred(rules: AnyRuleset, worlds: readonly AnyScene[], row: number): boolean {
  const [here] = worlds as readonly [AnyScene]
  const believed = rules.open(here.setup) as AnyScene
  believed.undoable = false
  believed.load(here.save())
  takeHiddenAway(rules, believed, viewerOf(here, EYES))
  for (const action of rules.actions.values()) {
    if (action.by === 'referee') continue
    for (const command of action.suggest(believed, row) as Iterable<Command>) {
      if (checkCommand(rules, believed, command) !== null) continue
      if (worlds.some((scene) => isIllegal(rules, scene, command))) return true
    }
  }
  return false
}

const isIllegal = (rules: AnyRuleset, scene: AnyScene, command: Command): boolean =>
  checkCommand(rules, scene, command) !== null && rules.implied(scene, command) === null

/** What the computer at the seat answers while a command is carried out, until somebody who is hidden is asked or acts. */
function answersOf(rules: AnyRuleset, scene: AnyScene, command: Command, policy: AnyPolicy, hidden: readonly number[]) {
  const before = scene.save()
  const answers: { asked: string; answer: unknown }[] = []
  let isShown = false
  const usual = rules.policies.get('first-legal') as AnyPolicy
  const table = Table.recorded({
    dice: 'generator',
    seed: 'answers',
    answerer: (question) => {
      isShown ||= hidden.includes(question.to) || peopleIn(question.prompt).some((row) => hidden.includes(row))
      if (question.to < 0 || seatOf(scene, question.to) !== EYES)
        return usual.answer(scene, question, randomFrom('others'))
      const underway: Underway<Command> = { command, before, inputs: table.inputs }
      const answer = policy.answer(scene, question, randomFrom(`answer ${answers.length}`), underway)
      const options = question.options
        .map(({ value, label }) => `${value}: ${said(label, seesOf(scene)).words}`)
        .join(', ')
      for (const who of hidden) expect(` ${options} `).not.toMatch(new RegExp(`\\W${nameOf(scene, who)}\\W`))
      if (!isShown) {
        const asked = JSON.stringify([question.rule, question.to, question.prompt])
        answers.push({ asked, answer: question.kind === 'text' ? '' : answerValue(question, answer) })
      }
      return answer
    },
  })
  const was = scene.table
  scene.table = table
  try {
    perform(rules, scene, command)
  } finally {
    scene.table = was
  }
  return { said: answers, isShown }
}

/** Steps that the fights go on, with the same commands, until the one who is hidden would have a part in them. */
const STEPS = 8

/** What computers at the seat answer to what those do of whom it knows, and to what goes without saying. */
function compareAnswers(rules: AnyRuleset, worlds: readonly AnyScene[], hidden: readonly number[], n: number) {
  const [here] = worlds as readonly [AnyScene]
  const before = worlds.map((scene) => scene.save())
  const usual = here.setup.seats.map(() => policyNamed(rules, 'aggressive'))
  let same = 0
  for (const name of computersAt(n)) {
    const policy = policyNamed(rules, name)
    worlds.forEach((scene, i) => {
      scene.load(before[i] as Checkpoint)
    })
    for (let step = 0; step < STEPS && !worlds.some(isOver); step++) {
      const command =
        commandDue(rules, here, true) ?? commandDecided(rules, here, usual, randomFrom(`step ${n} ${step}`))
      if (command === null || hidden.includes(command.actor)) break
      if (worlds.some((scene) => checkCommand(rules, scene, command) !== null)) break
      const heard = worlds.map((scene) => answersOf(rules, scene, command, policy, hidden))
      const [one, ...rest] = heard as [(typeof heard)[number], ...typeof heard]
      for (const other of rest) {
        for (let i = 0; i < Math.min(one.said.length, other.said.length); i++) {
          const [a, b] = [one.said[i], other.said[i]]
          if (a?.asked !== b?.asked) break
          expect(b, `${name}, ${JSON.stringify(writeCommand(rules, here, command))}`).toEqual(a)
          same++
        }
      }
      if (heard.some(({ isShown }) => isShown)) break
    }
  }
  return same
}

describe.each(someOf(Object.entries(rulesets), 3))('in %s', (id, load) => {
  const files = someOf(encounterFiles(id), 4).map((path) => basename(path))

  test('a computer at a seat of players acts and answers alike wherever somebody is whom the referee hides', async () => {
    const { rules } = await load()
    const found = { same: 0, bumped: 0, answers: 0 }
    for (const file of files) {
      // Games of one encounter or two are looked at more often.
      for (let n = 0; n < (files.length < 3 ? 4 * MOMENTS : MOMENTS); n++) {
        const { hidden, worlds } = worldsOf(await load(), file, n)
        if (hidden.length === 0) continue
        try {
          const { same, bumped } = compareCommands(rules, worlds, hidden, n)
          found.same += same
          found.bumped += bumped
          found.answers += compareAnswers(rules, worlds, hidden, n)
        } catch (error) {
          throw new Error(`${file}, moment ${n}: ${(error as Error).message}`, { cause: error })
        }
      }
    }
    process.stdout.write(
      `${id}: ${found.same} commands alike, ${found.bumped} barred; ${found.answers} answers alike\n`,
    )
    expect(found.same).toBeGreaterThan(10 * found.bumped)
    expect(found.same).toBeGreaterThan(0)
  })

  test('the referee’s own computers know of everybody', async () => {
    const { rules } = await load()
    let same = 0
    for (const file of files) {
      const { worlds, hidden } = worldsOf(await load(), file, 1)
      const [scene] = worlds
      for (const row of hidden) scene.set(columnOf(rules, 'combatant.hidden'), row, 0, 'secret')
      const whoCanAct = rowsOf(scene).filter(
        (row) => seatOf(scene, row) === REFEREE_SEAT && rules.mayCommand(scene, row) === null,
      )
      for (const row of whoCanAct) {
        const wanted = () => policyNamed(rules, 'aggressive').command(scene, row, randomFrom('seed')) as Command
        const before = JSON.stringify(writeCommand(rules, scene, wanted()))
        const own = rowsOf(scene).filter((other) => seatOf(scene, other) === EYES)
        for (const other of own) scene.set(columnOf(rules, 'combatant.hidden'), other, 1, 'secret')
        expect(JSON.stringify(writeCommand(rules, scene, wanted())), `${file}, ${nameOf(scene, row)}`).toBe(before)
        for (const other of own) scene.set(columnOf(rules, 'combatant.hidden'), other, 0, 'secret')
        same++
      }
    }
    expect(same).toBeGreaterThan(0)
  })
})
