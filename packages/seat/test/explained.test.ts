import type { About, AnyRuleset, ThingRef } from '@fray/kernel'
import { hasSlip } from '@fray/kit/contract'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { someOf } from '../../../scripts/tests/effort.ts'
import { readyEncounters, seatsOf, sitDown } from './tables.ts'

/** Numbers that may be -1 in truth; anywhere else that stands for nothing. */
const MAY_BE_LESS = ['str', 'dex', 'con', 'int', 'wis', 'cha']

/** That a thing is explained: a title, something about it, and only rules that there are. */
function expectExplained(rules: AnyRuleset, about: About | null, { kind, name, of }: ThingRef): void {
  const what = `${kind} ${name} of ${of}`
  expect(about, what).not.toBeNull()
  if (about === null) return
  expect(about.title, what).not.toBe('')
  expect(about.lines.length + about.facts.length, `${what} says nothing`).toBeGreaterThan(0)
  for (const line of about.lines) expect(line, what).toMatch(/[.?!]["”)]?$/)
  for (const text of [...about.lines, ...about.facts.map(({ value }) => value)]) {
    expect(text, what).not.toBe('')
    expect(hasSlip(text), `${what}: ${text}`).toBe(false)
  }
  for (const { label, value } of about.facts) if (!MAY_BE_LESS.includes(label)) expect(value, what).not.toBe('-1')
  for (const rule of about.rules) expect(rules.ruleTitles, `${what} cites ${rule}`).toHaveProperty([rule])
  expect(JSON.parse(JSON.stringify(about)), what).toStrictEqual(about)
}

describe.each(Object.keys(rulesets))('what is explained in %s', (ruleset) => {
  test('everything ready-made, outside of any fight', async () => {
    const { rules, kinds = [] } = (await rulesets[ruleset]?.()) ?? { rules: null }
    const { presentation } = rules as AnyRuleset
    const content = presentation.content()
    // Where kinds are made from content there is some.
    if (kinds.some((kind) => kind.content !== null)) expect(content.length).toBeGreaterThan(20)
    for (const thing of content) expectExplained(rules as AnyRuleset, presentation.aboutContent(thing), thing)
    expect(presentation.aboutContent({ kind: 'nonsense', name: 'nonsense', of: null })).toBeNull()
  })

  test('everything on the cards of the ready encounters', async () => {
    for (const file of someOf(readyEncounters(ruleset), 3)) {
      const play = await sitDown(file, 'explained')
      play.goOn()
      const [referee = ''] = seatsOf(play)
      for (const { conditions, groups, reactions, numbers } of play.table(referee).cards) {
        const things = [...conditions, ...groups.flatMap((group) => group.things), ...reactions, ...numbers]
        for (const { ref } of things) {
          if (ref !== null) expectExplained(play.session.rules as AnyRuleset, await play.about(referee, ref), ref)
        }
      }
    }
  })
})
