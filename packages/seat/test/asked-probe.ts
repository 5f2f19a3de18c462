import { readFileSync } from 'node:fs'
import { readEncounterText } from '@fray/files'
import { answerValue, randomFrom, Session } from '@fray/kernel'
import { policyNamed, withEyes } from '@fray/lab'
import { type AnyPolicy, type AnySession, Play } from '@fray/seat'

const [fight = 'shock/pillared-hall', how = 'pass', setting = 'ask', seeds = '3', give = 'preset', filter = 'all'] = process.argv.slice(2)
const file = new URL(`../../../encounters/${fight}.yaml`, import.meta.url).pathname
const reading = await readEncounterText(readFileSync(file, 'utf8'), file)
if ('problems' in reading) throw new Error(reading.problems[0]?.message)
const { game, setup } = reading
const computer = policyNamed(game.rules, 'aggressive') as AnyPolicy
const sensible = withEyes(game.rules as never, game.rules.policies.get('aggressive') as never) as AnyPolicy
const policies = setup.seats.map(({ id }) => (id === 'players' ? null : computer))
for (let s = 0; s < Number(seeds); s++) {
  const session = new Session(game.rules, setup, { seed: `s${s}`, policies }) as AnySession
  const play = new Play(session, policies)
  play.setSettings('players', { reactions: setting as never, decisions: 'ask' })
  let questions = 0, groups = 0, otherwise = 0, turns: string[] = []
  const kinds = new Map<string, number>()
  const t0 = performance.now()
  for (let i = 0; i < 4000; i++) {
    const still = play.goOn()
    if (still === 'over' || still === 'stalemate') break
    if (still === 'question') {
      const list = play.table('players').questions
      if (list.length === 0) throw new Error('?')
      const open = session.awaited?.kind === 'answers' ? session.awaited.questions : []
      let counted = 0
      for (const q of list) {
        const question = open.find((o) => game.rules && session.scene.name(o.to) === q.to)
        const answer = question === undefined ? -9 : sensible.answer(session.scene, question, randomFrom('x'), session.underway)
        if (q.reaction && question !== undefined && answer !== question.decline) otherwise++
        const k = q.prompt.replace(/\b[A-Z]\w+( \d)?\b/g, 'N').replace(/\d+/g, '#')
        kinds.set(k, (kinds.get(k) ?? 0) + 1)
        const steps = q.reaction && question !== undefined && answer !== question.decline
        const isHit = / hits with /.test(q.prompt)
        if (filter === 'all' || !q.reaction || (filter === 'sensible' ? steps : steps && isHit)) { counted++; questions++ }
        const value = give === 'sensible' && question !== undefined ? answerValue(question, answer) : q.preset
        const r = play.answer('players', q.id, value)
        if (!r.done) throw new Error(r.reason)
      }
      if (counted > 0) groups++
      continue
    }
    if (questions > 0) turns.push(`${groups}/${questions}(${otherwise})`)
    questions = groups = otherwise = 0
    const t = play.table('players')
    const who = t.turn.who[0]
    if (who === undefined) break
    if (t.fight.round !== undefined && (t.fight as {round: number}).round > 8) break
    if (how === 'pass') {
      const a = play.actions('players', who).groups.flatMap((g) => g.actions).find((a) => /pass|end/.test(a.action))
      if (!a) throw new Error('no pass')
      const r = play.submit('players', a.key)
      if (!r.done) throw new Error(r.reason)
    } else {
      const row = [...Array(session.scene.combatants).keys()].find((r) => session.scene.name(r) === who) as number
      const c = sensible.command(session.scene, row, randomFrom(`c${i}`))
      const { writeCommand } = await import('@fray/kernel')
      const r = play.submit('players', writeCommand(game.rules as never, session.scene as never, c as never))
      if (!r.done) throw new Error(r.reason)
    }
  }
  console.log(fight, how, setting, `s${s}`, turns.join(' '), Math.round(performance.now() - t0), 'ms')
  if (s === 0) console.log([...kinds].sort((a, b) => b[1] - a[1]).slice(0, 12))
}
