import { type FightEvent, nameOf, type Sheet, tellEvents, viewAll } from '@fray/kernel'
import type { AnySession, Invariants } from '../../src/random-play.ts'
import { failOf } from '../../src/watching.ts'

/** What the log said last of somebody, by what it is about. */
type Said = Map<string, { readonly line: string; readonly value: string }>

/** Sentences that state something: what about, and what must then be so. NAME stands for a combatant. */
const STATEMENTS: readonly {
  readonly about: string
  readonly says: string
  readonly value: (found: string[]) => string
}[] = [
  {
    about: 'at',
    says: 'NAME (?:goes|moves|is moved|runs for|gets no further than|charges .*?,|screens .*?, at) (?:to )?(-?\\d+,-?\\d+)',
    value: ([at]) => String(at),
  },
  {
    about: 'at',
    says: ' (?:shoves|throws|drags|summons) NAME (?:along )?(?:to|at) (-?\\d+,-?\\d+)',
    value: ([at]) => String(at),
  },
  { about: 'hp', says: 'NAME (?:-?\\d+) -> (-?\\d+)\\.', value: ([hp]) => String(hp) },
  { about: 'hp', says: 'NAME takes [^.]*, -?\\d+ -> (-?\\d+)\\.', value: ([hp]) => String(hp) },
  { about: 'hp', says: 'NAME is at (-?\\d+) hit points?', value: ([hp]) => String(hp) },
  {
    about: 'hp',
    says: 'NAME (?:is healed|heals|gives up \\d+ maximum hit points|pays \\d+ hit points?)',
    value: () => '',
  },
  { about: 'prone', says: 'NAME (?:stands up)', value: () => 'false' },
  { about: 'prone', says: 'NAME (?:is knocked prone|drops prone|lies down)', value: () => 'true' },
  { about: 'prone', says: ' knocks NAME prone', value: () => 'true' },
  {
    about: 'standing',
    says: 'NAME (?:is Out of Action|is dead|is defeated|is Dying|has left|has fled|vanishes|dies|is gone)',
    value: () => 'false',
  },
  { about: 'standing', says: 'NAME (?:is up again|is back in)', value: () => 'true' },
]

/** Words of a line that tells why somebody can no longer fight, or that it will not once all of a tie have acted. */
const OUT =
  /Out of Action|dead|dies|die |defeated|Dying|dying|left|fle|vanish|gone|surrender|yield|will to fight|unconscious|mortally|stable|Incapacitated|incapacitated|parley|retreat|Last Gasp|petrified|spirit|removed|falls|down|out of the fight|knocked out|paraly|has had enough|is now|->|status|state|out |takes effect when all/i

interface Remembered {
  readonly ply: number
  readonly standing: readonly boolean[]
  readonly hp: readonly unknown[]
}

const memory = new WeakMap<AnySession, Remembered>()

/** Everything that the log states of the commands since it was last looked at is true of the fight as it stands. */
export const logIsTrue: Invariants = (session) => {
  const { rules, scene } = session
  const fail = failOf(session)
  const view = viewAll(rules, scene)
  const names = scene.sheets.map((sheet: Sheet) => sheet.name)
  const standing = names.map((_: string, row: number) => rules.isStanding(scene, row))
  const hp = names.map((name: string) => view.combatants[name]?.hp)
  const before = memory.get(session)
  memory.set(session, { ply: session.ply, standing, hp })
  if (before === undefined || session.ply <= before.ply) return
  const events = session.played
    .slice(before.ply)
    .flatMap(({ events }: { events: readonly FightEvent[] }) => [...events])
  const lines: string[] = tellEvents(rules, scene, events)
  const isOverridden = events.some(({ type }: FightEvent) => type === 'override')
  for (const line of lines) if (/undefined|NaN|\[object/.test(line)) fail(`The log says "${line}"`)
  if (isOverridden) return
  const said: Said = new Map()
  for (const line of lines) hear(line, names, said)
  for (const [key, { line, value }] of said) {
    const [name = '', about = ''] = key.split('\n')
    const row = names.indexOf(name)
    const of = view.combatants[name] ?? {}
    const found = about === 'standing' ? standing[row] : of[about]
    // The one who is off the field is nowhere.
    if (found === undefined || value === '' || (about === 'at' && found === null)) continue
    if (String(found) !== value) fail(`The log says "${line}", but ${name}'s ${about} is ${String(found)}`)
  }
  before.standing.forEach((stood, row) => {
    const name = nameOf(scene, row)
    if (stood && standing[row] === false && !lines.some((line) => line.includes(name) && OUT.test(line)))
      fail(`${name} can no longer fight, and the log does not say so: ${lines.join(' ')}`)
    if (before.hp[row] !== hp[row] && !lines.some((line) => line.includes(name) || line.includes('A Full Rest')))
      fail(
        `${name} had ${String(before.hp[row])} and has ${String(hp[row])} hit points, and the log does not name it: ${lines.join(' ')}`,
      )
  })
}

/** Notes what a line states; a later line of the same person and thing takes its place. */
function hear(line: string, names: readonly string[], said: Said): void {
  for (const name of names) {
    if (!line.includes(name)) continue
    const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    for (const { about, says, value } of STATEMENTS) {
      const found = new RegExp(`(?:^|[ ,:(])${says.trimStart().replace('NAME', `${literal}(?![\\w-])`)}`).exec(line)
      if (found !== null) said.set(`${name}\n${about}`, { line, value: value(found.slice(1)) })
    }
  }
}
