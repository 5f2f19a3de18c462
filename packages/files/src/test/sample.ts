import type { AnyScene, Game, Setup } from '@fray/kernel'
import { zones } from '@fray/rulesets/zones'
import { runCaseFile } from '../case-file.ts'
import { readEncounterText } from '../encounter.ts'

/** A small encounter as text. */
export const BRIDGE = `ruleset: zones
title: Ambush
battlefield: A-B-C
surprised: nobody
combatants:
  Ada: { kind: character, level: 1, str: 2, dex: 1, hp: 10, items: [longsword melee 1d8, rope on body] }
  Old Bel: { kind: character, level: 1, str: 0, dex: 3, hp: 8 }
  Gob: { kind: creature, level: 1, skill: 1, hp: 9, attacks: [knife melee 1d4] }
`

/** Reads the encounter in a text. */
export async function read(text: string): Promise<{ setup: Setup; game: Game }> {
  const reading = await readEncounterText(text, 'test.yaml')
  if ('problems' in reading) throw new Error(reading.problems.map((p) => p.message).join('\n'))
  return reading
}

/** The rules of zones, and a scene of the small encounter. */
export async function table(): Promise<{ rules: Game['rules']; scene: AnyScene }> {
  const { setup } = await read(BRIDGE)
  return { rules: zones.rules, scene: zones.rules.open(setup) }
}

const CAST = `ruleset: zones
cast:
  Ada: { kind: character, level: 1, str: 2, dex: 1, hp: 10, items: [longsword melee 1d8] }
  Gob: { kind: creature, level: 1, skill: 1, hp: 9, attacks: [knife melee 1d4] }
cases:
`

/** The failures of a case given as YAML (its fields, unindented), as `line: message` with the case at line 6. */
export async function failuresOf(fields: string, claimed = 'test-roll'): Promise<string[]> {
  const lines = ['id: it', `rules: [${claimed}]`, ...fields.trim().split('\n')]
  const text = `${CAST}${lines.map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`).join('\n')}\n`
  const { results, problems } = await runCaseFile(text, 'test.yaml')
  return [...problems, ...results.flatMap((r) => r.failures)].map((f) => `${f.line}: ${f.message}`)
}
