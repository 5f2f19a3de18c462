import { existsSync } from 'node:fs'
import { messageOf } from '@fray/kernel'
import { loadPolicyFile } from '@fray/kit/own-rulesets'
import type { Command } from 'commander'
import { badInput } from './stop.ts'

/** Options that name policies, and what stands between several of them. */
const OPTIONS = { policy: null, policies: ',' } as const

/**
 * Where an option names the file of a policy (`--policy ./my-policy.ts`, `enemies=./my-policy.ts`), loads it and puts the
 * policy's id in its place. Throws a {@link Stop} with what is wrong with the file.
 */
export async function loadNamedPolicies(command: Command): Promise<void> {
  for (const [option, separator] of Object.entries(OPTIONS)) {
    const value: unknown = command.getOptionValue(option)
    const source = command.getOptionValueSource(option)
    if (typeof value === 'string')
      command.setOptionValueWithSource(option, await named(option, value, separator), source)
    if (Array.isArray(value)) {
      const ids = await Promise.all(value.map((one: string) => named(option, one, separator)))
      command.setOptionValueWithSource(option, ids, source)
    }
  }
}

async function named(option: string, text: string, separator: string | null): Promise<string> {
  const parts = separator === null ? [text] : text.split(separator)
  const ids = await Promise.all(
    parts.map(async (part) => {
      const [name = '', ...side] = part.trim().split('=').reverse()
      if (!isFile(name)) return part
      return [...side.reverse(), await idIn(option, name)].join('=')
    }),
  )
  return ids.join(separator ?? '')
}

const isFile = (name: string): boolean => /[/\\]|\.[cm]?[jt]s$/.test(name) || existsSync(name)

async function idIn(option: string, file: string): Promise<string> {
  if (!existsSync(file)) throw badInput(`--${option} ${file}: there is no such file.`)
  let ids: readonly string[]
  try {
    ids = await loadPolicyFile(file)
  } catch (error) {
    throw badInput(`--${option} ${file}: ${messageOf(error)}`)
  }
  const [id, another] = ids
  if (id === undefined || another !== undefined)
    throw badInput(
      `--${option} ${file}: it exports several policies (${ids.join(', ')}). Name the file in FRAY_POLICIES, and one of them here.`,
    )
  return id
}
