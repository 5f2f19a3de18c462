import type { PlainCommand } from '@fray/kernel'
import type { OrderForm, ValueForm } from '@fray/seat'
import { hideablesOf, placeOrder } from '../referee/hiding-form.tsx'
import { hidingOrders, order, type Referee } from '../referee/referee.ts'
import type { Words } from '../words/en.ts'
import { byPage, byRules, type Said } from './said.ts'

const done = (...lines: string[]): Said => ({ lines: lines.map(byPage), done: true })
const not = (line: string): Said => ({ lines: [byPage(line)], done: false })
const refused = (why: string): Said => ({ lines: [byRules(why)], done: false })

/** What only a referee says. */
const WORDS = /^(set(?=.*\.\w)|values|hide|reveal|add|remove|for|orders|pause|go on)\b/i

/** Understands what a referee types: words of its own, and every order of the game as it is written. Null for anything else. */
export async function refereeLine(typed: string, referee: Referee | null, words: Words): Promise<Said | null> {
  const text = typed.trim()
  const [, word = ''] = WORDS.exec(text) ?? []
  if (referee === null || text === '') return null
  const { referee: own } = words
  const rest = text.slice(word.length).trim()
  const { table, connection } = referee
  const outcome = (why: string): Said => (why === '' ? done(own.text.done) : refused(why))
  // What comes of it is told by the fight.
  const give = async (commands: readonly PlainCommand[]): Promise<Said> => {
    const why = await referee.give(commands)
    return why === '' ? done() : refused(why)
  }
  const named = (name: string): string | undefined =>
    table.cards.find(({ who }) => who.toLowerCase() === name.trim().toLowerCase())?.who
  switch (word.toLowerCase()) {
    case 'pause':
    case 'go on':
      return outcome(await referee.say({ do: 'pause', on: word.toLowerCase() === 'pause' }))
    case 'orders': {
      const forms = (await connection.ask({ do: 'orders' })) as readonly OrderForm[]
      return done(
        ...forms.map(({ action, title, params }) =>
          own.text.order(
            action,
            params.map(({ name, optional }) => (optional ? `[${name}=]` : name.toUpperCase())),
            title,
          ),
        ),
      )
    }
    case 'values': {
      const who = rest === '' ? null : named(rest)
      if (who === undefined) return not(own.text.nobody(rest))
      const values = (await connection.ask({ do: 'values', ...(who !== null && { who }) })) as readonly ValueForm[]
      return done(
        ...values.map(({ path, label, now, min, max, choices }) =>
          own.text.value(`${path} (${label})`, now, choices.length > 0 ? choices.join(', ') : own.range(min, max)),
        ),
      )
    }
    case 'set': {
      const why = rest.search(/\sbecause\s/i)
      const what = why < 0 ? rest : rest.slice(0, why).trimEnd()
      const reason = why < 0 ? '' : rest.slice(why + ' because '.length).trimStart()
      const names = table.cards.map(({ who }) => who).sort((a, b) => b.length - a.length)
      const owner = names.find((one) => what.toLowerCase().startsWith(`${one.toLowerCase()}.`)) ?? ''
      const said = what.slice(owner.length)
      const [part = ''] = /^\S+/.exec(said) ?? []
      const to = said.slice(part.length).trimStart()
      return give([
        order('override', {
          path: owner + part,
          to: to === '' ? 'none' : to,
          ...(reason !== '' && { because: reason }),
        }),
      ])
    }
    case 'hide':
    case 'reveal': {
      const isHiding = word.toLowerCase() === 'hide'
      if (/^place\b/i.test(rest)) {
        const name = rest.slice('place'.length).trim().toLowerCase()
        const hidden = table.hidden?.places ?? []
        const found = hideablesOf(table.board).find(
          (one) => one.name.toLowerCase() === name || one.words.toLowerCase() === name,
        )
        const isKnown = found?.name ?? hidden.find((one) => one.toLowerCase() === name)
        return isKnown === undefined ? not(own.text.nobody(rest)) : give([placeOrder(hidden, isKnown, isHiding)])
      }
      const who = rest.split(',').map(named)
      const missing = who.indexOf(undefined)
      // Somebody may hide by an action of its own.
      if (missing >= 0) return isHiding ? null : not(own.text.nobody(rest.split(',')[missing] ?? ''))
      return give(hidingOrders(who as readonly string[], isHiding))
    }
    case 'add': {
      const [name = '', line = ''] = rest.split(/:(.*)/s)
      try {
        const combatant = await connection.ask({ do: 'stat-line', line })
        return await give([order('join', { name: name.trim(), combatant })])
      } catch (error) {
        return refused(error instanceof Error ? error.message : String(error))
      }
    }
    case 'for': {
      const [names = '', line = ''] = rest.split(/:(.*)/s)
      const who = names.split(',').map(named)
      const missing = who.indexOf(undefined)
      if (missing >= 0) return not(own.text.nobody(names.split(',')[missing] ?? ''))
      const [action = '', ...others] = line.trim().split(/\s+/)
      return typedOrders(
        (who as readonly string[]).map((one) => [action, JSON.stringify(one), ...others].join(' ')),
        referee,
      )
    }
    default: {
      const forms = (await connection.ask({ do: 'orders' })) as readonly OrderForm[]
      const [first = ''] = text.toLowerCase().split(/\s+/)
      const form = forms.find(({ action }) => action === first)
      if (form === undefined) return null
      if (form.drastic !== null && !/\syes$/i.test(text)) return not(own.text.sure(text))
      return typedOrders([form.drastic === null ? text : text.replace(/\syes$/i, '')], referee)
    }
  }
}

/** Orders as they are typed, several of them as one. */
async function typedOrders(lines: readonly string[], { connection, give }: Referee): Promise<Said> {
  try {
    const commands: PlainCommand[] = []
    for (const line of lines)
      commands.push((await connection.ask({ do: 'read', line, who: 'referee' })) as PlainCommand)
    const why = await give(commands)
    return why === '' ? done() : refused(why)
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
}
