import type { AnyRuleset, RuleText } from '@fray/kernel'
import { loadGame, rulesetIds, unknown } from '../io/games.ts'
import { isTranslated, it, own, put } from '../io/language.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { padTo, wrap } from '../ui/width.ts'

/** `fray rules [RULESET [ID]]`: the rulesets, the rules of one, or one rule in full. */
export async function rules(
  terminal: Terminal,
  rulesetId: string | undefined,
  id: string | undefined,
  { json }: { readonly json?: boolean } = {},
): Promise<void> {
  if (json === true) {
    terminal.say(JSON.stringify(await plainRules(rulesetId, id)))
    return
  }
  if (rulesetId === undefined) return listRulesets(terminal)
  const { rules } = await loadGame(rulesetId)
  if (id === undefined) return listRules(terminal, rules)
  showRule(terminal, id, await findRule(rules, id))
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
    terminal.say(`${rules.id}  ${rules.title} (${Object.keys(rules.ruleTitles).length} rules)`)
  }
}

async function listRules(terminal: Terminal, rules: AnyRuleset): Promise<void> {
  const texts = Object.entries(await rules.ruleTexts())
  const widest = Math.max(...texts.map(([id]) => id.length))
  // The one who writes a catalogue may come back to a heading.
  for (const group of new Set(texts.map(([, text]) => text.group))) {
    terminal.say(terminal.colours.strong(group))
    for (const [id, text] of texts)
      if (text.group === group) terminal.say(`  ${padTo(id, widest)}  ${padTo(text.status, 6)}  ${text.title}`)
    terminal.say()
  }
  terminal.say(`${texts.length} rules. "fray rules ${rules.id} ID" shows one in full.`)
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
export function showRule(terminal: Terminal, id: string, rule: RuleText): void {
  const { say, colours, width } = terminal
  say(colours.strong(`${own(rule.title)} (${id})`))
  if (isTranslated()) say(own('The rule, in English:'))
  for (const line of wrap(rule.text, Math.min(width, 100))) say(line)
  say()
  say(put('Status: {status} ({meaning})', { status: it(rule.status), meaning: it(own(STATUS[rule.status])) }))
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
