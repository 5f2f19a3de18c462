import { called, someone, text, who, wordIn, yes } from '@fray/kernel/rules'
import { door, item, says, skill } from './event-fields.ts'

/** Where an item is now, by position in CARRIED. */
const ITEM_WORDS = ['in hand', 'at hand', 'in the pack', 'dropped']

/** What is told of items, doors, spells, skills and words. */
export const ofThings = {
  item: says([who('who'), item('item'), wordIn('carried', ITEM_WORDS)], '{who}: {item} {carried}.'),
  reloads: says([who('who'), item('item')], '{who} reloads the {item}.'),
  'uses-item': says(
    [who('who'), item('item'), someone('target', 'on whom; nobody where it is who uses it')],
    { uses: '{who} uses the {item}.', on: '{who} uses the {item} on {target}.' },
    { which: ({ target }) => (target === null ? 'uses' : 'on') },
  ),
  stance: says(
    [who('who'), yes('both', 'it fights with both weapons')],
    { both: '{who} fights with both weapons.', one: '{who} fights with one weapon at a time.' },
    { which: ({ both }) => (both ? 'both' : 'one') },
  ),
  door: says(
    [who('who'), door('name'), yes('open')],
    { opens: '{who} opens {name}.', closes: '{who} closes {name}.' },
    { which: ({ open }) => (open ? 'opens' : 'closes') },
  ),
  casts: says(
    [who('who'), called('spell'), someone('target')],
    { casts: '{who} casts {spell}.', on: '{who} casts {spell} on {target}.' },
    { which: ({ target }) => (target === null ? 'casts' : 'on') },
  ),
  spoiled: says([who('who'), called('spell')], "{who}'s {spell} is spoiled."),
  power: says([who('who'), called('name', 'what it is called')], '{who} calls upon {name}.'),
  'uses-skill': says(
    [who('who'), skill('skill'), text('text', 'what for; may be empty')],
    { uses: '{who} uses {skill}.', for: '{who} uses {skill}: {text}.' },
    { which: (e) => (e.text === '' ? 'uses' : 'for') },
  ),
  speaks: says([who('who'), text('text')], '{who}: "{text}"'),
  improvises: says([who('who'), text('text')], '{who} tries something else: {text}.'),
  denied: says([who('who')], 'The referee does not allow it to {who}.'),
  outcome: says([who('who'), text('text')], 'The referee on {who}: {text}.'),
}
