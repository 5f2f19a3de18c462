/**
 * Everything that a ruleset says of itself, a line each: rule texts, what there is to explain, templates of the log, and of fights
 * that computers play the cards, the log and the parts of its numbers. For `one-number.ts`.
 *
 *   node scripts/one-number-said.ts shock
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type AnyScene, everything, Recorder, Runner, tellEvents } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { parse } from 'yaml'
import { root } from './catalogue.ts'

const [id = ''] = process.argv.slice(2)
const game = await rulesets[id]?.()
if (game === undefined) throw new Error(`There is no ruleset "${id}".`)
const { rules } = game
const { presentation } = rules
const lines = new Set<string>()
const say = (what: string, said: unknown): void => {
  lines.add(`${what}: ${typeof said === 'string' ? said : JSON.stringify(said)}`)
}

for (const [rule, { text }] of Object.entries(await rules.ruleTexts())) say(`rule ${rule}`, text)
for (const ref of presentation.content()) {
  for (const line of presentation.aboutContent(ref)?.lines ?? []) say(`${ref.kind} ${ref.name}`, line)
}
for (const [type, templates] of rules.eventTemplates ?? []) for (const one of templates) say(`event ${type}`, one)

const FIGHTS = 12
let over = -1
let most = 0
const policy = rules.policies.get('aggressive')
for (const [i, file] of encounterFiles(id).entries()) {
  const { setup } = game.readEncounter(parse(readFileSync(join(root, file), 'utf8')))
  if (setup === null || policy === undefined) continue
  for (let seed = 0; seed < FIGHTS; seed++) {
    const scene: AnyScene = rules.open(setup)
    const recorder = new Recorder()
    scene.recorder = recorder
    const look = (): void => {
      const events = recorder.take()
      for (const line of tellEvents(rules, scene, events)) say('log', line.replaceAll(/\([^()]*\)/g, ''))
      for (const event of events) sayParts(event)
      for (const event of events) watch({ ...event })
      for (let row = 0; row < scene.combatants; row++) {
        for (const { name, words } of presentation.card(scene, row as never, everything()).conditions) say(name, words)
      }
    }
    const onCommand = look
    new Runner(rules, scene, { policies: setup.seats.map(() => policy), limit: 80, onCommand }).run(`${i} ${seed}`)
    look()
  }
}

/** By how much hits succeed that computers answer with Total Defense: all by less than it adds. */
function watch(event: Readonly<Record<string, unknown>>): void {
  const { total } = (event.tally ?? {}) as { readonly total?: number }
  if (event.what === 'attack' && total !== undefined) over = total - Number(event.against)
  if (event.type === 'total-defense' && over >= 0) most = Math.max(most, over + 1)
}

/** What each part of an event's numbers adds, by what it is called. */
function sayParts(event: object): void {
  for (const value of Object.values(event)) {
    const { parts } = (value ?? {}) as { parts?: readonly { value: number; rule: string; source: { key: string } }[] }
    for (const { value: amount, rule, source } of parts ?? [])
      if (!source.key.includes('{')) say(`part ${source.key} ${rule}`, String(amount))
  }
}

if (most > 0) say('policy', `takes Total Defense against hits by less than ${most}`)
console.log([...lines].join('\n'))
