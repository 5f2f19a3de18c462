import {
  type AnyRuleset,
  type AnyScene,
  commonKinds,
  isRoll,
  type Played,
  plainEvents,
  type TallyRecord,
  withoutNames,
} from '@fray/kernel'
import { hasSlip } from './sentences.ts'

/** Whether it is a number with a part that has no source. */
const isNameless = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'parts' in value &&
  Array.isArray(value.parts) &&
  value.parts.some(
    ({ source }: { readonly source: TallyRecord['parts'][number]['source'] }) => withoutNames(source).trim() === '',
  )

/**
 * Throws if a fight of a ruleset with declared events has an undeclared event, a broken log message, or a number with
 * a part without a name.
 */
export function checkEvents(rules: AnyRuleset, scene: AnyScene, played: readonly Played[]): void {
  const { eventKinds } = rules
  if (eventKinds === undefined) return
  for (const { events, ply } of played) {
    plainEvents(rules, scene, events).forEach(({ said = '', ...plain }, i) => {
      const event = events[i] as (typeof events)[number]
      const type = isRoll(event) ? `roll:${event.what}` : event.type
      const own = eventKinds.get(type)
      const common = commonKinds.get(event.type)
      const names = [...(common ?? []), ...(own ?? [])].map(({ name }) => name)
      const fault = (what: string) => new Error(`${rules.id}, command ${ply}: ${what} ${JSON.stringify(plain)}`)
      if (common === undefined && own === undefined) throw fault(`the event ${type} is not declared.`)
      for (const field of Object.keys(plain)) {
        if (field !== 'type' && !names.includes(field)) throw fault(`${type} has the field ${field}, not declared.`)
      }
      for (const value of Object.values(event)) {
        if (isNameless(value)) throw fault(`a part of a number has no name: ${JSON.stringify(value)}, in`)
      }
      if (hasSlip(said)) throw fault(`"${said}" is said of`)
    })
  }
}
