import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { type Random, Session } from '@fray/kernel'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { type AnySession, type ListedActions, Play } from '../src/index.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** The ready encounters of a ruleset, by path. */
export const readyEncounters = encounterFiles

/** A fight of a ready encounter in which persons have all seats; `sharesKeys` where another host has the same fight. */
export async function sitDown(file: string, seed: string, sharesKeys = false): Promise<Play> {
  return sitDownAt(readFileSync(join(root, file), 'utf8'), { seed }, sharesKeys)
}

/** A fight of a ready encounter that the computer plays at all seats, by the policy of that name. */
export async function watchAt(file: string, seed: string, policy: string): Promise<Play> {
  return sitDownAt(readFileSync(join(root, file), 'utf8'), { seed, policy })
}

/** The same of an encounter as text; `policy` where the computer has all seats. */
export async function sitDownAt(
  text: string,
  { policy: name, ...options }: { readonly seed: string; readonly dice?: 'typed'; readonly policy?: string },
  sharesKeys = false,
): Promise<Play> {
  const reading = await readEncounterText(text, 'encounter')
  if ('problems' in reading) throw new Error(reading.problems.map(({ message }) => message).join('\n'))
  const { game, setup } = reading
  const policy = name === undefined ? null : (game.rules.policies.get(name) ?? null)
  const policies = setup.seats.map(() => policy)
  const session = new Session(game.rules, setup, { ...options, policies }) as AnySession
  return new Play(session, policies, null, null, sharesKeys)
}

/** Ids of all seats of a fight. */
export const seatsOf = ({ session }: Play): string[] => session.setup.seats.map(({ id }) => id)

/** One of a list. */
export const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T

/** All acts in a row. */
export const actionsIn = (actions: ListedActions) => actions.groups.flatMap((group) => group.actions)
