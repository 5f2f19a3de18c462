import { viewAll } from '@fray/kernel'
import { expect, it } from 'vitest'
import { checkFact } from './case-facts.ts'
import { table } from './test/sample.ts'

const { rules, scene } = await table()
const view = viewAll(rules, scene)
/** The rules with facts between two combatants, of which only two are known. */
const withFact = {
  ...rules,
  fact: (_scene: unknown, path: readonly string[]) =>
    ({ 'sight Ada Old Bel': 'half', 'tower.Old Bel': null })[path.join(path[0] === 'sight' ? ' ' : '.')],
}
const check = (path: string, expected: unknown, game: typeof rules = withFact) =>
  checkFact(view, game, scene, [], { path, expected })

it('asks the ruleset for what the view does not hold', () => {
  expect(check('Ada.hp', 10)).toBe(null)
  expect(check('sight.Ada.Old Bel', 'half')).toBe(null)
  expect(check('sight.ada.old-bel', 'half')).toBe(null)
  expect(check('tower.old bel', null)).toBe(null)
  expect(check('sight.Ada.Old Bel', 'full')).toBe('sight.Ada.Old Bel should be full, but is half.')
})

it('says what is not known', () => {
  expect(check('sight.Gob.Ada', 'half')).toMatch('There is no fact "sight.Gob.Ada": "sight" means nothing there.')
  expect(check('sight.Ada.Old Bel', 'half', rules)).toMatch('"sight" means nothing there')
})
