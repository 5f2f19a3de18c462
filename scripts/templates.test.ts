import { type AnyRuleset, type Command, possibleCommands, randomFrom, viewerOf } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import type { Play } from '@fray/seat'
import { expect, test, vi } from 'vitest'
import { moveAtRandom } from '../packages/seat/test/random-play.ts'
import { readyEncounters, sitDown } from '../packages/seat/test/tables.ts'
import { templatesOf } from './templates.ts'
import { effort, someOf } from './tests/effort.ts'

const MOVES = effort(8, 60)

/** The templates of all messages within a value. */
function keysIn(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  const { key, slots } = value as { readonly key?: unknown; readonly slots?: unknown }
  if (typeof key === 'string' && key !== '' && typeof slots === 'object') found.add(key)
  for (const one of Object.values(value)) keysIn(one, found)
}

/** The messages of a fight as it stands: what is asked, what is refused, what things cost. */
function messagesOf({ session }: Play): unknown[] {
  const { scene, awaited } = session
  const rules = session.rules as AnyRuleset
  const questions = awaited?.kind === 'answers' ? awaited.questions : []
  const commands =
    awaited === null ? [-1, ...rules.whoCanAct(scene)].map((who) => possibleCommands(rules, scene, who)) : []
  const legal = commands.flatMap((one) => one.legal as Command[])
  return [
    questions.map(({ prompt, options, event, pointless }) => [prompt, [...options], event, pointless]),
    commands.map(({ refused }) => refused.map(({ refusal }) => refusal.reason)),
    legal.map((command) => [
      rules.presentation.price(scene, command),
      rules.risk?.(scene, command, viewerOf(scene, 0)),
    ]),
  ]
}

test.each(someOf(Object.keys(rulesets), 3))(
  '%s: what is said in random fights is made from the templates that are listed',
  async (id) => {
    const listed = templatesOf(id)
    const said = new Set<string>()
    const names = new Set<string>()
    for (const file of readyEncounters(id)) {
      const random = randomFrom(file)
      const play = await sitDown(file, file)
      // Sides are called by their names, which need no template.
      for (const { name } of play.session.setup.sides) names.add(name)
      // What is told, with the events that it is told of.
      const tell = vi.spyOn(play.session.rules as AnyRuleset, 'tell')
      for (let move = 0; move < MOVES; move++) {
        const still = play.goOn()
        keysIn(messagesOf(play), said)
        if (still === 'over') break
        moveAtRandom(play, still, random)
      }
      for (const [, events, at] of tell.mock.calls) keysIn(events[at], said)
      for (const { value } of tell.mock.results) keysIn(value, said)
      tell.mockRestore()
    }
    expect(said.size).toBeGreaterThan(10)
    expect([...said].filter((key) => !listed.has(key) && !names.has(key))).toEqual([])
  },
)
