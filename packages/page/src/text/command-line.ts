import type { About, Reach, Threat } from '@fray/kernel'
import type { Chances, ListedAction, SeatQuestion } from '@fray/seat'
import { answersInOrder } from '../table/answer-groups.ts'
import { chanceWords } from '../table/chance-words.ts'
import { endOf } from '../table/use-actions.ts'
import { type Command, type Commanded, commandOf } from '../words/commands.ts'
import { en } from '../words/en.ts'
import { pastLine } from './past-line.ts'
import { planLine } from './plan-line.ts'
import { refereeLine } from './referee-line.ts'
import { byPage, byRules, type Said } from './said.ts'
import { done, not, type Sense, told, unknown } from './sense.ts'

/** Whether free text is expected: an answer, or what an action asks. */
const stageIsOpen = ({ looking: { table }, form }: Sense): boolean =>
  table.questions.length > 0 || table.dice !== null || form.stage.at !== 'list'

/** Commands that also work while the past is shown. */
const OF_THEN: ReadonlySet<Command> = new Set(['card', 'log', 'what is'])

/** Understands a line and does what it says. */
export async function understand(typed: string, sense: Sense): Promise<Said> {
  const { words, looking, form } = sense
  const { connection, table } = looking
  const text = typed.trim()
  const low = text.toLowerCase()
  const commanded = commandOf(text, words.text.commands, en.text.commands)
  const command = commanded?.command
  if (command === 'help' || low === '?')
    return done(
      byPage(words.text.understood),
      ...(sense.referee === null ? [] : [byPage(words.referee.text.understood)]),
    )
  if (command === 'undo' || command === 'redo') {
    const back = looking[command]
    if (back === null) return not(byPage(command === 'undo' ? words.fight.nothingToUndo : words.fight.nothingToRedo))
    await back.go()
    return done()
  }
  const led = commanded === null ? null : await pastLine(commanded, sense)
  if (led !== null) return led
  if (sense.past.at !== null) {
    const seen = commanded !== null && OF_THEN.has(commanded.command) ? await look(commanded, sense) : null
    return seen ?? not(byPage(words.time.isPast), byPage(words.text.inPast))
  }
  const planned = commanded === null ? null : await planLine(commanded, sense)
  if (planned !== null) return planned
  const ordered = stageIsOpen(sense) ? null : await refereeLine(text, sense.referee, words)
  if (ordered !== null) return ordered
  const looked = commanded === null ? null : await look(commanded, sense)
  if (looked !== null) return looked
  const [question] = table.questions
  if (question !== undefined) return answer(question, low, text, sense)
  if (table.dice !== null) {
    const faces = text === '' ? null : text.split(/[\s,]+/).map(Number)
    const outcome = await connection.roll(faces)
    return outcome.done ? done() : not(byRules(outcome.reason))
  }
  if (table.fight.over) return not(byPage(words.fight.over))
  if (looking.snapshot.waits?.for === 'stalemate') {
    await connection.goOn()
    return done()
  }
  const { stage } = form
  if (stage.at !== 'list' && command === 'no') {
    form.cancel()
    return done()
  }
  if (stage.at === 'sure') {
    if (command === 'yes') form.confirm()
    return command === 'yes' ? done() : not(byPage(words.text.yesNo))
  }
  if (stage.at === 'ask') {
    const choices = stage.action.asks[0]?.choices ?? []
    if (choices.length === 0) {
      form.say(text)
      return done()
    }
    const found = choices.filter((one) => String(one).toLowerCase() === low)
    const like = found.length > 0 ? found : choices.filter((one) => String(one).toLowerCase().startsWith(low))
    if (like.length !== 1 || like[0] === undefined) return unknown(words, text)
    form.say(like[0])
    return done()
  }
  const actions = stage.at === 'which' ? null : (sense.actions ?? (await sense.askActions()))
  const end = endOf(actions)
  if (command === 'end' && end !== null) {
    form.start(end)
    return done()
  }
  const all = stage.at === 'which' ? stage.actions : (actions?.groups.flatMap((group) => group.actions) ?? [])
  const found = actionsByWords(all, low)
  if (found.length === 1 && found[0] !== undefined) {
    form.start(found[0])
    return done()
  }
  if (found.length === 0) return unknown(words, text)
  const likely = found.slice(0, 8).map(({ key, words: said }) => `${key} ${said}`.trim())
  return not(byPage(words.text.several(likely)))
}

/** `move to lane` for `move to the lane`: nobody types articles. */
const withoutArticles = (line: string): string => line.replace(/\b(?:the|an?) /g, '')

/** Actions that a line could mean: the one with that key, else those with exactly these words, else those that contain each word. */
function actionsByWords(actions: readonly ListedAction[], low: string): readonly ListedAction[] {
  const byKey = actions.filter(({ key }) => key === low)
  if (byKey.length > 0 || low === '') return byKey
  const said = ({ whole, finer }: ListedAction) => `${whole} ${finer}`.trim().toLowerCase()
  const whole = actions.filter((action) => withoutArticles(said(action)) === withoutArticles(low))
  if (whole.length > 0) return whole
  const tokens = low.split(/\s+/)
  return actions.filter((action) => tokens.every((token) => said(action).includes(token)))
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
    const byNumber = answersInOrder(question)[Number(low) - 1]
    const byWords = options.filter(
      ({ label, value: one }) => String(one).toLowerCase() === low || label.toLowerCase().startsWith(low),
    )
    const found = byNumber ?? (byWords.length === 1 ? byWords[0] : undefined)
    if (found === undefined && !question.takesCommands) return unknown(words, text)
    value = found?.value ?? text
  }
  const outcome = await connection.answer(id, value)
  return outcome.done ? done() : not(byRules(outcome.reason))
}

/** Commands that only show something; null for any other line. */
async function look(
  { command, rest }: Commanded,
  { words, looking, actions, askActions }: Sense,
): Promise<Said | null> {
  const { connection, table } = looking
  const named = table.cards.find(({ who }) => who.toLowerCase() === rest)
  const who = named?.who ?? table.turn.who[0] ?? table.cards.find(({ yours }) => yours)?.who ?? ''
  switch (command) {
    case 'reach':
      return told(((await connection.ask({ do: 'reach', who })) as Reach).lines)
    case 'threat':
      return told(((await connection.ask({ do: 'threat', who })) as Threat).lines)
    case 'card': {
      const card = table.cards.find((one) => one.who === who)
      if (card === undefined) return null
      const pools = card.health.pools.map(
        ({ label, now, most }) => `${label} ${most === null ? now : `${now} / ${most}`}`,
      )
      const things = card.groups.map(
        ({ title, things: all }) => `${title}: ${all.map(({ name, words: said }) => `${name}, ${said}`).join('; ')}`,
      )
      return told([
        [who, card.kind, card.health.words, ...pools].filter((one) => one !== '').join(', '),
        ...card.conditions.map(({ name, words: said }) => `${name}: ${said}`),
        ...things,
        card.numbers.map(({ label, words: said }) => `${label} ${said}`).join(', '),
      ])
    }
    case 'log':
      return told(looking.snapshot.told.slice(-20).map((line) => line.words))
    case 'odds': {
      const action = actionsByWords(
        (actions ?? (await askActions()))?.groups.flatMap((group) => group.actions) ?? [],
        rest,
      )[0]
      if (action === undefined) return unknown(words, rest)
      const chances = (await connection.chances(action.key, 1500)) as Chances | null
      return done(byPage(chances === null ? words.about.none : chanceWords(words, chances).join(', ')))
    }
    case 'what is': {
      const wanted = rest.replace(/\?$/, '')
      const things = table.cards.flatMap((card) => [
        ...card.groups.flatMap((group) => group.things),
        ...card.conditions,
      ])
      const ref = things.find(({ name }) => name.toLowerCase() === wanted)?.ref ??
        actions?.groups.flatMap((group) => group.actions).find(({ label }) => label.toLowerCase() === wanted)
          ?.about ?? {
          kind: 'rule',
          name: wanted,
          of: null,
        }
      const about = (await connection.ask({ do: 'about', kind: ref.kind, name: ref.name, of: ref.of })) as About | null
      return about === null ? not(byPage(words.about.none)) : told([`${about.title}, ${about.kind}`, ...about.lines])
    }
    default:
      return null
  }
}
