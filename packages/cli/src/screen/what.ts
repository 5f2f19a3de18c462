import { nearest, seenOf, type ThingRef, titleOf } from '@fray/kernel'
import { commandWords } from '@fray/seat'
import { it, own, places, put } from '../io/language.ts'
import { showAbout } from '../ui/about.ts'
import { chanceLines } from '../ui/chance-words.ts'
import { usage } from '../ui/command-words.ts'
import type { Asked } from './asked.ts'
import { card } from './looking.ts'
import { rulesOf, type Sitting, tableOf } from './sitting.ts'
import { WORDS } from './word-list.ts'

/** `what X`: explains a key, a combatant, a thing on somebody's card, an action, a rule, a place, something ready-made. */
export async function what(sitting: Sitting, rest: string, asked: Asked): Promise<void> {
  const { terminal, play, viewer } = sitting
  const wanted = rest
    .replace(/^["'[]|["'\]?]$/g, '')
    .trim()
    .toLowerCase()
  if (wanted === '') {
    terminal.tell('Say what: "what NAME", of a combatant, an item, a spell, a condition, an action, a key, a rule.')
    return
  }
  if (asked.kind === 'command' && (await aboutKey(sitting, wanted, asked))) return
  const table = tableOf(sitting)
  if (table.cards.some(({ who }) => who.toLowerCase() === wanted)) return card(sitting, wanted, '')
  if (aboutZone(sitting, wanted)) return
  for (const ref of choices(sitting, wanted, asked)) {
    const about = await play.about(viewer, ref)
    if (about !== null) {
      showAbout(terminal, about)
      const action = ref.kind === 'action' ? rulesOf(sitting).actions.get(ref.name) : undefined
      if (action !== undefined) terminal.tell(`  ${put('as in: {command}', { command: it(usage(action)) })}`)
      return
    }
  }
  const near = nearest(wanted, [
    ...WORDS,
    ...table.cards.map(({ who }) => who),
    ...known(sitting).map(({ name }) => name.toLowerCase()),
  ])
  const hint =
    near === null
      ? seenOf('"help" lists what you can type, "help commands" the commands.', {})
      : seenOf('Did you mean "{near}"?', { near: it(near) })
  terminal.tell(put('Nothing here is called "{wanted}". {hint}', { wanted: it(wanted), hint }))
}

/** A key of the list: its words, what its action does, what it may lead to. A key shown earlier still says what its action does. */
async function aboutKey(sitting: Sitting, key: string, asked: Extract<Asked, { kind: 'command' }>): Promise<boolean> {
  const { terminal, play } = sitting
  const action = asked.actions?.groups.flatMap(({ actions }) => actions).find((one) => one.key === key)
  if (action === undefined) return aboutOldKey(sitting, key, asked.seat)
  terminal.tell(terminal.colours.strong(`${action.key}: ${action.whole}`))
  const about = await play.about(asked.seat, action.about)
  if (about !== null) showAbout(terminal, about)
  const chances = action.asks.length > 0 ? null : await play.chances(asked.seat, action.key)
  if (chances !== null) for (const line of chanceLines(chances)) terminal.tell(line, '  ')
  return true
}

async function aboutOldKey(sitting: Sitting, key: string, seat: string): Promise<boolean> {
  const { terminal, play } = sitting
  const command = play.commandOf(seat, key)
  if (command === null) return false
  terminal.tell(terminal.colours.strong(`${key}: ${commandWords(rulesOf(sitting), command, play.session.scene)}`))
  const about = await play.about(seat, { kind: 'action', name: command.action, of: null })
  if (about !== null) showAbout(terminal, about)
  return true
}

function aboutZone(sitting: Sitting, wanted: string): boolean {
  const { board } = tableOf(sitting)
  if (board.kind !== 'zones') return false
  const zone = board.zones.find(({ id, name }) => id.toLowerCase() === wanted || name.toLowerCase() === wanted)
  if (zone === undefined) return false
  const next = board.ways.flatMap(({ from, to, oneWay }) =>
    from === zone.id ? [to] : to === zone.id && !oneWay ? [from] : [],
  )
  sitting.terminal.tell(
    put('{name} ({id}, a Zone)', { name: it(sitting.terminal.colours.strong(zone.name)), id: it(zone.id) }),
  )
  const facts = [
    zone.note,
    zone.capacity === null ? '' : put('Room for {n}.', { n: it(zone.capacity) }),
    zone.hazard,
    zone.exits.length === 0 ? '' : put('An exit for {sides}.', { sides: it(zone.exits.join(', ')) }),
    put('Next to {places}.', { places: next.length === 0 ? it(own('nothing')) : places(next) }),
    zone.here.length === 0 ? own('Nobody is here.') : put('Here: {who}.', { who: it(zone.here.join(', ')) }),
  ]
  for (const fact of facts) if (fact !== '') sitting.terminal.tell(`  ${fact}`, '  ')
  return true
}

/** Everything that can be explained by its name: what is on the cards, actions, rules, ready-made content. */
function known(sitting: Sitting): ThingRef[] {
  const rules = rulesOf(sitting)
  const onCards = tableOf(sitting).cards.flatMap(({ groups, conditions, reactions, numbers }) => [
    ...groups.flatMap(({ things }) => things.map(({ name, ref }) => ({ ...ref, called: name }))),
    ...conditions.map(({ name, ref }) => ({ ...ref, called: name })),
    ...reactions.map(({ label, ref }) => ({ ...ref, called: label })),
    ...numbers.flatMap(({ label, ref }) => (ref === null ? [] : [{ ...ref, called: label }])),
  ])
  const actions = [...rules.actions.values()].map(({ id }) => ({ kind: 'action', name: id, of: null }))
  const all = Object.keys(rules.ruleTitles).map((name) => ({ kind: 'rule', name, of: null }))
  const { packs = [] } = sitting.play.session.setup
  const ofPacks = packs.map(({ id, name }) => ({ kind: 'pack', name: id, of: null, called: name }))
  const added = packs.flatMap(({ adds }) =>
    adds.map(({ kind, id, name }) => ({ kind, name: id, of: null, called: name })),
  )
  return [...onCards, ...actions, ...rules.presentation.content(), ...added, ...ofPacks, ...all]
}

/** The fewest letters that stand for a name which begins with them. */
const LEAST_BEGINNING = 3

/** What may be meant by the words: one's own things first, then those of others, actions, content, rules. */
function choices(sitting: Sitting, wanted: string, asked: Asked): ThingRef[] {
  const me = asked.kind === 'question' ? asked.question.to : asked.who
  const rules = rulesOf(sitting)
  const names = (ref: ThingRef & { readonly called?: string }): string[] => {
    const title =
      ref.kind === 'action' ? titleOf(rules, ref.name) : ref.kind === 'rule' ? rules.ruleTitles[ref.name] : ''
    return [ref.name, ref.called ?? '', title ?? '', ref.name.replaceAll('-', ' ')].map((name) => name.toLowerCase())
  }
  const all = known(sitting)
  const exact = all.filter((ref) => names(ref).includes(wanted))
  // Two letters begin too much to say what is meant.
  const like =
    exact.length > 0 || wanted.length < LEAST_BEGINNING
      ? exact
      : all.filter((ref) => names(ref).some((name) => name.startsWith(wanted)))
  const plain = like.map(({ kind, name, of }): ThingRef => ({ kind, name, of }))
  return [...plain.filter(({ of }) => of === me), ...plain.filter(({ of }) => of !== me)]
}
