import type { FightEvent } from '../events.ts'
import type { Tally, TallyRecord } from '../tally.ts'
import { type EventField, sum } from './field.ts'
import type { Secrecy, Whose } from './secrecy.ts'

/**
 * The field, kept back where one of these things is secret of the combatant in the field `whose` (the referee knows it all the
 * same). A sentence gets null then.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, hidden, Scene, type Setup, who, wordIn } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 1 }, setup)
 * const ada = scene.join({ name: 'Ada' }, 'Ada', 'joining')
 * const { event } = eventsFor<typeof scene>()
 * const guard = hidden(wordIn('guard', ['high', 'low']), 'who', 'own')
 * const shift = event([who('who'), guard], (e) => `${e.who} shifts its guard${e.guard === null ? '' : `: ${e.guard}`}.`)
 * const { tell } = defineEvents<typeof scene, 'guard'>()({ events: { shift }, rolls: {} })
 * // What her own seat hears of, and all others.
 * const heard = [{ type: 'shift', who: ada, guard: 1 }, { type: 'shift', who: ada }]
 * for (const at of heard.keys()) console.log(tell(scene, heard, at, { name: (row) => scene.name(row) }))
 * // Ada shifts its guard: low.
 * // Ada shifts its guard.
 * ```
 */
export const hidden = <N extends string, V, W>(
  of: EventField<N, V, W>,
  whose: Whose,
  ...by: readonly Secrecy[]
): EventField<N, V, W | null> => ({
  ...of,
  told: (scene, kept, name) => (kept === undefined ? null : of.told(scene, kept, name)),
  secrets: [...of.secrets, ...by.map((one) => ({ by: one, of: whose, leaves: 'nothing' as const }))],
})

/**
 * A number with parts whose parts are kept back so; the total is told.
 * @example
 * ```ts
 * import { defineEvents, defineTables, eventsFor, Scene, type Setup, sum, sumText, who, withoutParts } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 1 }, setup)
 * const ada = scene.join({ name: 'Ada' }, 'Ada', 'joining')
 * const { event } = eventsFor<typeof scene>()
 * const speed = withoutParts(sum('speed'), 'who', 'abilities')
 * const dash = event([who('who'), speed], (e) => `${e.who} dashes ${sumText(e.speed)} feet.`)
 * const { note, tell, secrets } = defineEvents<typeof scene, 'dash'>()({ events: { dash }, rolls: {} })
 * scene.record(true)
 * note.dash(scene, ada, scene.tally().add(30, 'dash', 'legs').add(10, 'dash', 'boots'))
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // Ada dashes 30 + 10 = 40 feet.
 * console.log(secrets.get('dash')) // [ { field: 'speed', by: 'abilities', of: 'who', leaves: 'total' } ]
 * const asOthersHear = [{ type: 'dash', who: ada, speed: { total: 40, parts: [] } }]
 * console.log(tell(scene, asOthersHear, 0, { name: (row) => scene.name(row) })) // Ada dashes 40 feet.
 * ```
 */
export const withoutParts = <F extends EventField<string, Tally, TallyRecord>>(
  of: F,
  whose: Whose,
  ...by: readonly Secrecy[]
): F => ({
  ...of,
  secrets: [...of.secrets, ...by.map((one) => ({ by: one, of: whose, leaves: 'total' as const }))],
})

/**
 * Damage with its parts, of somebody (`dealer`) to somebody (`target`, a field). Who sees the target's life exactly knows
 * what it came to; nobody else does where the dealer's side hides its rolls.
 * @example
 * ```ts
 * import { damageSum, damageText, defineEvents, defineTables, eventsFor, Scene, type Setup, who } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), { combatant: 2 }, setup)
 * const [ada, gob] = ['Ada', 'Gob'].map((name) => scene.join({ name }, name, 'joining'))
 * const { event } = eventsFor<typeof scene>()
 * const fields = [who('who'), who('target'), damageSum('who', 'target')] as const
 * const hurt = event(fields, (e) => `${e.who} deals ${e.target} ${damageText(e.tally)}.`)
 * const { note, tell } = defineEvents<typeof scene, 'weapon'>()({ events: { hurt }, rolls: {} })
 * scene.record(true)
 * note.hurt(scene, ada, gob, scene.tally().add(5, 'weapon', 'axe').add(2, 'weapon', 'rage'))
 * console.log(tell(scene, scene.recorder!.take(), 0, { name: (row) => scene.name(row) })) // Ada deals Gob 5 + 2 = 7 damage.
 * const asOthersHear = [{ type: 'hurt', who: ada, target: gob }] // where Ada's side hides its rolls
 * console.log(tell(scene, asOthersHear, 0, { name: (row) => scene.name(row) })) // Ada deals Gob damage.
 * ```
 */
export const damageSum = (dealer: Whose, target: string) => {
  const dealerUnseen: Whose = (scene, events, at, lens) => {
    const event = events[at] as FightEvent & Readonly<Record<string, unknown>>
    const hurt = event[target]
    if (typeof hurt === 'number' && hurt >= 0 && lens.vitals(hurt) === 'exact') return -1
    const by = typeof dealer === 'string' ? event[dealer] : dealer(scene, events, at, lens)
    return typeof by === 'number' ? by : -1
  }
  const parts = withoutParts(withoutParts(sum('tally'), dealer, 'rolls', 'abilities'), target, 'defenses')
  return hidden(parts, dealerUnseen, 'rolls')
}
