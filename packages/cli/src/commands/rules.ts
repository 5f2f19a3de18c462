import type { AnyRuleset, RuleText } from '@fray/kernel'
import { loadGame, rulesetIds, unknown } from '../io/games.ts'
import { it, languageFor, own, put, ruleText } from '../io/language.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { padTo, wrap } from '../ui/width.ts'

/** `fray rules [RULESET [ID]]`: the rulesets, the rules of one, or one rule in full. */
export async function rules(
  terminal: Terminal,
  rulesetId: string | undefined,
  id: string | undefined,
  { json, lang }: { readonly json?: boolean; readonly lang?: string } = {},
): Promise<void> {
  if (json === true) {
    terminal.say(JSON.stringify(await plainRules(rulesetId, id)))
    return
  }
  await languageFor(lang, rulesetId ?? '')
  if (rulesetId === undefined) return listRulesets(terminal)
  const { rules } = await loadGame(rulesetId)
  if (id === undefined) return listRules(terminal, rules)
  await showRule(terminal, rules, id)
}

/** The same as plain data: rulesets with how many rules each has; rules by id; one rule. */
async function plainRules(rulesetId: string | undefined, id: string | undefined): Promise<unknown> {
  if (rulesetId === undefined) {
    const games = await Promise.all(rulesetIds().map(loadGame))
    return games.map(({ rules }) => ({ id: rules.id, title: rules.title, rules: Object.keys(rules.ruleTitles).length }))
  }
  const { rules } = await loadGame(rulesetId)
  return id === undefined ? rules.ruleTexts() : { id, ...(await findRule(rules, id)) }
}

async function listRulesets(terminal: Terminal): Promise<void> {
  for (const id of rulesetIds()) {
    const { rules } = await loadGame(id)
    const count = Object.keys(rules.ruleTitles).length
    terminal.say(put('{id}  {title} ({count} rules)', { id: it(id), title: it(own(rules.title)), count: it(count) }))
  }
}

async function listRules(terminal: Terminal, rules: AnyRuleset): Promise<void> {
  const texts = Object.entries(await rules.ruleTexts())
  const widest = Math.max(...texts.map(([id]) => id.length))
  const widestStatus = Math.max(...texts.map(([, { status }]) => own(status).length))
  // The one who writes a catalogue may come back to a heading.
  for (const group of new Set(texts.map(([, text]) => text.group))) {
    terminal.say(terminal.colours.strong(own(group)))
    for (const [id, text] of texts)
      if (text.group === group)
        terminal.say(`  ${padTo(id, widest)}  ${padTo(own(text.status), widestStatus)}  ${own(text.title)}`)
    terminal.say()
  }
  const slots = { count: it(texts.length), id: it(rules.id) }
  terminal.say(put('{count} rules. "fray rules {id} ID" shows one in full.', slots))
}

/** The rule's text. Throws a {@link Stop} with the nearest id that there is. */
export async function findRule(rules: AnyRuleset, id: string): Promise<RuleText> {
  const texts = await rules.ruleTexts()
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined
  if (text === undefined)
    throw badInput(unknown(`rule of ${rules.id}`, id, Object.keys(texts), `fray rules ${rules.id}`))
  return text
}

const STATUS: Readonly<Record<RuleText['status'], string>> = {
  source: 'the game says so',
  ruling: 'the game is silent or unclear here, and this is how Fray rules',
  option: 'the table chooses',
}

/** One rule in full. */
export async function showRule(terminal: Terminal, rules: AnyRuleset, id: string): Promise<void> {
  const rule = await findRule(rules, id)
  const text = await ruleText(rule.text, rules.id)
  const { say, colours, width } = terminal
  say(colours.strong(`${own(rule.title)} (${id})`))
  for (const line of wrap(text, Math.min(width, 100))) say(line)
  say()
  say(put('Status: {status} ({meaning})', { status: it(own(rule.status)), meaning: it(own(STATUS[rule.status])) }))
  say(put('From:   {page}', { page: it(rule.from) }))
  if (rule.default !== undefined)
    say(put('Option: {usual} by default; an encounter can change it', { usual: it(String(rule.default)) }))
  if (rule.choices !== undefined) say(put('Choice: {choices}', { choices: it(rule.choices.join(', ')) }))
  if (rule.needs !== undefined && rule.needs.length > 0) {
    for (const line of wrap(
      put('Needs:  {rules}', { rules: it(rule.needs.join(', ')) }),
      Math.min(width, 100),
      ' '.repeat(8),
    ))
      say(line)
  }
}
