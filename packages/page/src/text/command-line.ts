import type { About, Reach, Threat } from '@fray/kernel'
import type { Act, Acts, Chances, SeatQuestion } from '@fray/seat'
import { chanceWords } from '../table/chance-words.ts'
import type { Doing } from '../table/use-doing.ts'
import type { Looking } from '../table/use-sitting.ts'
import type { Words } from '../words/en.ts'

/** What came of a line: what is said of it, and whether the line is done with. */
export interface Said {
  readonly lines: readonly string[]
  readonly done: boolean
}

interface Sense {
  readonly words: Words
  readonly looking: Looking
  readonly acts: Acts | null
  readonly doing: Doing
  readonly end: Act | null
}

const done = (...lines: string[]): Said => ({ lines, done: true })
const not = (...lines: string[]): Said => ({ lines, done: false })

/** Understands a line and does what it says. */
export async function understand(typed: string, sense: Sense): Promise<Said> {
  const { words, looking, acts, doing, end } = sense
  const { connection, table } = looking
  const text = typed.trim()
  const low = text.toLowerCase()
  const [first = '', ...others] = low.split(/\s+/)
  const rest = others.join(' ')
  if (low === 'help' || low === '?') return done(words.text.understood)
  if (low === 'undo' || low === 'redo') {
    const back = looking[low]
    if (back === null) return not(low === 'undo' ? words.fight.nothingToUndo : words.fight.nothingToRedo)
    await back.go()
    return done()
  }
  const looked = await look(first, rest, sense)
  if (looked !== null) return looked
  const [question] = table.questions
  if (question !== undefined) return answer(question, low, text, sense)
  if (table.dice !== null) {
    const faces = text === '' ? null : text.split(/[\s,]+/).map(Number)
    const outcome = await connection.roll(faces)
    return outcome.done ? done() : not(outcome.reason)
  }
  if (table.fight.over) return not(words.fight.over)
  if (looking.snapshot.waits?.for === 'stalemate') {
    await connection.goOn()
    return done()
  }
  const { stage } = doing
  if (stage.at !== 'list' && (low === 'no' || low === 'never mind')) {
    doing.cancel()
    return done()
  }
  if (stage.at === 'sure') {
    if (low === 'yes') doing.confirm()
    return low === 'yes' ? done() : not(words.text.yesNo)
  }
  if (stage.at === 'ask') {
    const candidates = stage.act.asks[0]?.candidates ?? []
    if (candidates.length === 0) {
      doing.say(text)
      return done()
    }
    const found = candidates.filter((one) => String(one).toLowerCase() === low)
    const like = found.length > 0 ? found : candidates.filter((one) => String(one).toLowerCase().startsWith(low))
    if (like.length !== 1 || like[0] === undefined) return not(words.text.notUnderstood(text))
    doing.say(like[0])
    return done()
  }
  if ((low === 'end' || low === 'pass') && end !== null) {
    doing.start(end)
    return done()
  }
  const all = stage.at === 'which' ? stage.acts : (acts?.groups.flatMap((group) => group.acts) ?? [])
  const found = actsByWords(all, low)
  if (found.length === 1 && found[0] !== undefined) {
    doing.start(found[0])
    return done()
  }
  return not(
    found.length === 0
      ? words.text.notUnderstood(text)
      : words.text.several(found.slice(0, 8).map(({ key, words: said }) => `${key} ${said}`.trim())),
  )
}

/** Acts that a line could mean: by key, by all their words, by the words they begin with. */
function actsByWords(acts: readonly Act[], low: string): readonly Act[] {
  const byKey = acts.filter(({ key }) => key === low)
  if (byKey.length > 0 || low === '') return byKey
  const said = ({ label, words, finer }: Act) => `${label} ${words} ${finer}`.trim().toLowerCase()
  const whole = acts.filter((act) => said(act) === low)
  if (whole.length > 0) return whole
  const tokens = low.split(/\s+/)
  return acts.filter((act) => tokens.every((token) => said(act).includes(token)))
}

async function answer(
  question: SeatQuestion,
  low: string,
  text: string,
  { words, looking: { connection } }: Sense,
): Promise<Said> {
  const { id, kind, options, preset } = question
  let value: string | number = kind === 'number' ? Number(text) : text
  if (text === '') value = preset
  else if (options.length > 0) {
    const byNumber = options[Number(low) - 1]
    const byWords = options.filter(
      ({ label, value: one }) => String(one).toLowerCase() === low || label.toLowerCase().startsWith(low),
    )
    const found = byNumber ?? (byWords.length === 1 ? byWords[0] : undefined)
    if (found === undefined) return not(words.text.notUnderstood(text))
    value = found.value
  }
  const outcome = await connection.answer(id, value)
  return outcome.done ? done() : not(outcome.reason)
}

/** Words that only look. Null for any other. */
async function look(first: string, rest: string, { words, looking, acts }: Sense): Promise<Said | null> {
  const { connection, table } = looking
  const named = table.cards.find(({ who }) => who.toLowerCase() === rest)
  const who = named?.who ?? table.turn.who[0] ?? table.cards.find(({ yours }) => yours)?.who ?? ''
  switch (first) {
    case 'reach':
      return done(...((await connection.ask({ do: 'reach', who })) as Reach).lines)
    case 'threat':
    case 'threats':
      return done(...((await connection.ask({ do: 'threat', who })) as Threat).lines)
    case 'card': {
      const card = table.cards.find((one) => one.who === who)
      if (card === undefined) return null
      const pools = card.health.pools.map(
        ({ label, now, most }) => `${label} ${most === null ? now : `${now} / ${most}`}`,
      )
      const things = card.groups.map(
        ({ title, things: all }) => `${title}: ${all.map(({ name, words: said }) => `${name}, ${said}`).join('; ')}`,
      )
      return done(
        [who, card.kind, card.health.words, ...pools].filter((one) => one !== '').join(', '),
        ...card.conditions.map((one) => one.words),
        ...things,
        card.numbers.map(({ label, words: said }) => `${label} ${said}`).join(', '),
      )
    }
    case 'log':
      return done(...looking.snapshot.told.slice(-20).map((line) => line.words))
    case 'odds': {
      const act = actsByWords(acts?.groups.flatMap((group) => group.acts) ?? [], rest)[0]
      if (act === undefined) return not(words.text.notUnderstood(rest))
      const chances = (await connection.chances(act.key, 1500)) as Chances | null
      return done(chances === null ? words.about.none : chanceWords(words, chances).join(', '))
    }
    case 'what': {
      const wanted = rest.replace(/^is\s+/, '').replace(/\?$/, '')
      const things = table.cards.flatMap((card) => [
        ...card.groups.flatMap((group) => group.things),
        ...card.conditions,
      ])
      const ref = things.find(({ name }) => name.toLowerCase() === wanted)?.ref ??
        acts?.groups.flatMap((group) => group.acts).find(({ label }) => label.toLowerCase() === wanted)?.about ?? {
          kind: 'rule',
          name: wanted,
          of: null,
        }
      const about = (await connection.ask({ do: 'about', kind: ref.kind, name: ref.name, of: ref.of })) as About | null
      return about === null ? not(words.about.none) : done(`${about.title}, ${about.kind}`, ...about.lines)
    }
    default:
      return null
  }
}
