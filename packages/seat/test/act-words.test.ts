import { describe, expect, test } from 'vitest'
import { commandWords, typedWords } from '../src/index.ts'
import { actsIn, seatsOf, sitDown } from './tables.ts'

/** A ready encounter at its first decision: who is to decide, for which seat. */
async function atFirst(file: string) {
  const play = await sitDown(`encounters/${file}.yaml`, 'words')
  play.goOn()
  const seat = seatsOf(play).find((id) => play.table(id).turn.who.length > 0) ?? ''
  return { play, rules: play.rules, seat, who: play.table(seat).turn.who[0] ?? '' }
}

describe('the words of acts', () => {
  test('an ability stands in the place of the title, by its name', async () => {
    const { play, rules, seat, who } = await atFirst('escalation/anvil')
    const act = actsIn(play.acts(seat, who)).find(({ action }) => action === 'use')
    expect(act).toMatchObject({ label: 'Rush in', words: 'on Jork' })
    if (act === undefined) return
    expect(commandWords(rules, act.command)).toBe('Berta: Rush in on Jork')
    expect(typedWords(rules.actions.get('use')?.params ?? [], act.command)).toBe('Rush in Jork')
    const away = actsIn(play.acts(seat, who)).find(({ command }) => command.action === 'move' && 'away' in command)
    expect(away).toMatchObject({ label: 'Move', words: 'away from Jork' })
  })

  test('what pays is said in words, and the title says no cost beside it', async () => {
    const { play, seat, who } = await atFirst('free-hits/heel')
    const said = actsIn(play.acts(seat, who)).map(({ label, words }) => `${label} ${words}`)
    expect(said).toContain('Disengage with the Attack Action')
    expect(said).toContain('Disengage with two Bonus Actions')
    expect(said).toContain('Boost melee twice')
  })
})

describe('an attack and its aim', () => {
  test('are one act that asks, beside the attack that needs no aim', async () => {
    const { play, seat, who } = await atFirst('free-hits/heel')
    const foe = play.table(seat).cards.find((card) => card.who !== who)?.who ?? ''
    const beside = { actor: 'referee', action: 'push', target: foe, to: '9,3' }
    expect(play.submit('referee', beside)).toEqual({ done: true })
    const attacks = actsIn(play.acts(seat, who)).filter(({ action }) => action === 'attack')
    expect(attacks.map(({ words, finer, asks }) => ({ words, finer, asked: asks.map(({ param }) => param) }))).toEqual([
      { words: `${foe} with Club`, finer: '', asked: [] },
      { words: `${foe} with Club`, finer: 'aimed', asked: ['aim'] },
    ])
    const [plain, aimed] = attacks
    expect(aimed?.asks[0]?.choices).toEqual(['fatal', 'slowing', 'weakening', 'disrupting', 'center-mass'])
    const { actor: _, action: __, ...given } = aimed?.command ?? {}
    const whole = actsIn(play.acts(seat, who, { action: 'attack', given: { ...given, aim: 'fatal' } }))
    expect(whole.map(({ words, asks }) => [words, asks])).toEqual([[`${foe} with Club aimed fatal`, []]])
    expect(plain?.key).not.toBe(aimed?.key)
    expect(play.submit(seat, aimed?.key ?? '', { aim: 'slowing' })).toEqual({ done: true })
    expect(play.told(seat).some(({ words }) => words.includes('aimed: slowing'))).toBe(true)
  })
})
