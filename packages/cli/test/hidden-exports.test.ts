import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf } from '@fray/drawing'
import { readEncounterText } from '@fray/files'
import { type AnyRuleset, nameOf, REFEREE_SEAT, Session, seatOf } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { type AnySession, Play } from '@fray/seat'
import { describe, expect, test } from 'vitest'
import { someOf } from '../../../scripts/tests/effort.ts'
import { chronicleOf } from '../src/chronicle/chronicle.ts'
import { chronicleMarkdown } from '../src/chronicle/markdown.ts'
import { chroniclePage } from '../src/chronicle/page.ts'

const root = join(import.meta.dirname, '../../..')
/** Commands and answers of each fight; nobody is named after that who was not before. */
const STEPS = 300

/** A fight in which the referee has hidden its first combatant from the beginning on, played by computers; null where it has none. */
async function playedHiding(file: string) {
  const reading = await readEncounterText(readFileSync(join(root, file), 'utf8'), file)
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  const { setup } = reading
  const rules = reading.game.rules as AnyRuleset
  const policies = setup.seats.map(() => policyNamed(rules, 'aggressive'))
  const session = new Session(rules, setup, { seed: 'hidden', policies }) as AnySession
  const { scene } = session
  const rows = [...scene.sheets.keys()]
  const hidden = rows.find((row) => seatOf(scene, row) === REFEREE_SEAT)
  const players = setup.seats[1]?.id
  if (hidden === undefined || players === undefined) return null
  const name = nameOf(scene, hidden)
  const path = `${name}.hidden`
  session.submit(setup.seats[0]?.id ?? '', { actor: 'referee', action: 'override', path, to: 'yes' })
  const play = new Play(session, policies)
  for (let step = 0; step < STEPS && play.step() === null; step++);
  const others = rows.map((row) => nameOf(scene, row)).filter((other) => other !== name && other.includes(name))
  return { session, play, players, name, others }
}

describe.each(someOf(['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed'], 2, 1))('in %s', (id) => {
  const files = someOf(
    readdirSync(join(root, 'encounters', id)).filter((name) => name.endsWith('.yaml')),
    2,
  )

  test('what is written down and drawn for a seat of players names nobody whom the referee hides', async () => {
    let lines = 0
    for (const file of files) {
      const fight = await playedHiding(`encounters/${id}/${file}`)
      if (fight === null) continue
      const { session, play, players, name, others } = fight
      // What the author has written is read by everybody.
      const chronicle = { ...chronicleOf(session, players, []), title: '', about: '' }
      const table = play.table(players)
      const svg = pictureOf({ ...table, fight: { ...table.fight, title: '' } }, { scheme: 'light', under: '' }).svg
      const said = [chronicleMarkdown(chronicle), chroniclePage(chronicle), svg].join('\n').split(/[\n<>]/)
      const names = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u')
      const unnamed = (line: string) => others.reduce((words, other) => words.replaceAll(other, ''), line)
      expect(said.filter((line) => line.includes(name) && names.test(unnamed(line)))).toEqual([])
      expect(chronicleMarkdown(chronicleOf(session, session.setup.seats[0]?.id ?? '', []))).toContain(name)
      lines += said.length
    }
    expect(lines).toBeGreaterThan(1000)
  })
})
