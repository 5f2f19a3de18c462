import { expect, it } from 'vitest'
import { formatLine, parseJournal, Session, tellEvents, viewFight } from '../src/index.ts'
import { duel, duelSetup } from './duel.ts'
import { asHost } from './tiny.ts'

it('is what docs/reference/kernel.md shows', () => {
  const rules = asHost(duel)
  const kept: string[] = []
  const session = new Session(rules, duelSetup, { seed: 'seven', onLine: (line) => kept.push(formatLine(line)) })

  let reply = session.submit('ann', { actor: 'Ada', action: 'attack', target: 'Gob' })
  while (reply.status === 'asking' && reply.awaited.kind === 'answers') {
    const [question] = reply.awaited.questions
    reply = session.answer('referee', question.options[question.preset].value)
  }
  const told = tellEvents(
    rules,
    session.scene,
    session.played.flatMap(({ events }) => events),
  )
  const seen = viewFight(rules, session.scene, 2)

  session.undo(0)
  const twin = new Session(rules, duelSetup, { seed: 'seven' })
  twin.restore(parseJournal(`${kept.join('\n')}\n`).lines)
  twin.redo(2)

  expect(reply.status).toBe('done')
  expect(told.length).toBeGreaterThan(0)
  expect(viewFight(rules, twin.scene, 2)).toEqual(seen)
})
