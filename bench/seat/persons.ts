import { readEncounterText } from '@fray/files'
import { type AnyRuleset, Session } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { type AnyPolicy, type AnySession, Play } from '@fray/seat'

/** A fight of an encounter in which persons have all seats, and who thinks for them; `name` is what the text is called in errors. */
export async function personsAt(text: string, name: string) {
  const reading = await readEncounterText(text, name)
  if ('problems' in reading) throw new Error(`${name} cannot be read: ${reading.problems[0]?.message}`)
  const { game, setup } = reading
  const rules = game.rules as AnyRuleset
  const session = new Session(game.rules, setup, { seed: 'bench' }) as AnySession
  const play = new Play(
    session,
    setup.seats.map(() => null),
  )
  return { game, setup, rules, session, play, thinker: policyNamed(rules, 'aggressive') as AnyPolicy }
}
