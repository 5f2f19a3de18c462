import { describe, expect, test } from 'vitest'
import { commandWords, typedWords } from '../src/index.ts'
import { actionsIn, seatsOf, sitDown } from './tables.ts'

/** A ready encounter at its first decision: who is to decide, for which seat. */
async function atFirst(file: string) {
  const play = await sitDown(`encounters/${file}.yaml`, 'words')
  play.goOn()
  const seat = seatsOf(play).find((id) => play.table(id).turn.who.length > 0) ?? ''
  return { play, rules: play.rules, seat, who: play.table(seat).turn.who[0] ?? '' }
}

describe('the words of actions', () => {
  test('an ability stands in the place of the title, by its name', async () => {
    const { play, rules, seat, who } = await atFirst('escalation/anvil')
    const action = actionsIn(play.actions(seat, who)).find(({ action }) => action === 'use')
    expect(action).toMatchObject({ label: 'Rush in', words: 'on Jork' })
    if (action === undefined) return
    expect(commandWords(rules, action.command)).toBe('Berta: Rush in on Jork')
    expect(typedWords(rules.actions.get('use')?.params ?? [], action.command)).toBe('Rush in Jork')
    const away = actionsIn(play.actions(seat, who)).find(
      ({ command }) => command.action === 'move' && 'away' in command,
    )
    expect(away).toMatchObject({ label: 'Move', words: 'away from Jork' })
  })

  test('what pays is said in words, and the title says no cost beside it', async () => {
    const { play, seat, who } = await atFirst('free-hits/heel')
    const said = actionsIn(play.actions(seat, who)).map(({ label, words }) => `${label} ${words}`)
    expect(said).toContain('Disengage with the Attack Action')
    expect(said).toContain('Disengage with two Bonus Actions')
    expect(said).toContain('Boost melee twice')
  })
})

describe('an attack and its aim', () => {
  test('are one action that asks, beside the attack that needs no aim', async () => {
    const { play, seat, who } = await atFirst('free-hits/heel')
    const foe = play.table(seat).cards.find((card) => card.who !== who)?.who ?? ''
    const beside = { actor: 'referee', action: 'push', target: foe, to: '9,3' }
    expect(play.submit('referee', beside)).toEqual({ done: true })
    const attacks = actionsIn(play.actions(seat, who)).filter(({ action }) => action === 'attack')
    expect(attacks.map(({ words, finer, asks }) => ({ words, finer, asked: asks.map(({ param }) => param) }))).toEqual([
      { words: `${foe} with Club`, finer: '', asked: [] },
      { words: `${foe} with Club`, finer: 'aimed', asked: ['aim'] },
    ])
    const [plain, aimed] = attacks
    expect(aimed?.asks[0]?.choices).toEqual(['fatal', 'slowing', 'weakening', 'disrupting', 'center-mass'])
    const { actor: _, action: __, ...given } = aimed?.command ?? {}
    const whole = actionsIn(play.actions(seat, who, { action: 'attack', given: { ...given, aim: 'fatal' } }))
    expect(whole.map(({ words, asks }) => [words, asks])).toEqual([[`${foe} with Club aimed fatal`, []]])
    expect(plain?.key).not.toBe(aimed?.key)
    expect(play.submit(seat, aimed?.key ?? '', { aim: 'slowing' })).toEqual({ done: true })
    expect(play.told(seat).some(({ words }) => words.includes('(slowing aim)'))).toBe(true)
  })
})
