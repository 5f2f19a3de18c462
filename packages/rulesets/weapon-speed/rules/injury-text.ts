import type { Refusal } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { ATTRIBUTES, FLAG_NAMES, SKILLS } from '../words.ts'

/** Words for what an injury does, as in `half-speed`, and the field of a bearing that they mean. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  FLAG_NAMES.map((flag) => [flag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), flag]),
)

/**
 * What the referee answers where there is no table: `none`, or a name, or a name and what it does, as in `Pierced lung:
 * half-speed, 1d6 strength, -5 balance`. Parts that mean nothing here are kept as words. Null for none; refused where dice
 * stand twice.
 */
export function readInjuryText(text: string): Record<string, unknown> | Refusal | null {
  const said = text.trim()
  if (said === '' || said.toLowerCase() === 'none') return null
  const [name = '', rest = ''] = said.split(/:(.*)/s)
  const gives: Record<string, unknown> = {}
  const skills: Record<string, number> = {}
  const markers: string[] = []
  const injury: Record<string, unknown> = { name: name.trim() }
  for (const part of rest.split(',').map((one) => one.trim())) {
    if (part === '') continue
    const word = part.toLowerCase().replaceAll(' ', '-')
    const damage = /^(\d{0,2}d\d{1,3}|\d{1,3})\s+([a-z]+)(?:\s+and\s+([a-z]+))?$/i.exec(part)
    const skill = /^([+-]\d{1,2})\s+([a-z]+)$/i.exec(part)
    const attributes = [damage?.[2], damage?.[3]].flatMap((one) => (one === undefined ? [] : [one.toLowerCase()]))
    if (WORDS[word] !== undefined) gives[WORDS[word]] = true
    else if (damage !== null && attributes.every((one) => (ATTRIBUTES as readonly string[]).includes(one))) {
      if (injury.damage !== undefined) {
        return refuse(
          'combat-injury-empty-table',
          '"{text}" has dice twice: name the dice once, for one or two attributes, as in 1d6 strength and agility.',
          { text: { said: text } },
        )
      }
      injury.damage = damage[1]
      injury.attributes = attributes
    } else if (skill !== null && (SKILLS as readonly string[]).includes(skill[2].toLowerCase())) {
      skills[skill[2].toLowerCase()] = Number(skill[1])
    } else if (skill !== null && ['defense', 'armor', 'attack', 'speed'].includes(skill[2].toLowerCase())) {
      gives[skill[2].toLowerCase()] = Number(skill[1])
    } else markers.push(part)
  }
  if (Object.keys(skills).length > 0) gives.skills = skills
  if (markers.length > 0) gives.markers = markers
  return Object.keys(gives).length > 0 ? { ...injury, gives } : injury
}
