import { type AnyRuleset, type AnyScene, commonKinds, isRoll, type Played, plainEvents } from '@fray/kernel'
import { hasSlip } from './sentences.ts'

/**
 * Throws where a fight of a ruleset that declares its events tells of something that is not declared, or says a sentence
 * with a slip in it.
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
      if (hasSlip(said)) throw fault(`"${said}" is said of`)
    })
  }
}
