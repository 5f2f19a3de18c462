import { called, capital, isCommon, plainly, someone, text, who, wordIn, yes } from '@fray/kernel/rules'
import { door, item, says, skill } from './event-fields.ts'
import { CARRIED } from './words.ts'

/** What is told of items, doors, spells, skills and words. */
export const ofThings = {
  item: says(
    [who('who'), item('item'), wordIn('carried', CARRIED)],
    {
      hand: '{who} takes the {item} in hand.',
      readied: '{who} has the {item} at hand.',
      stowed: '{who} puts the {item} in the pack.',
      ground: '{who} drops the {item}.',
    },
    { which: (e) => e.carried as (typeof CARRIED)[number] },
  ),
  reloads: says([who('who'), item('item')], '{who} reloads the {item}.'),
  'uses-item': says(
    [who('who'), item('item'), someone('target', 'on whom else, or nobody')],
    { uses: '{who} uses the {item}.', on: '{who} uses the {item} on {target}.' },
    { which: ({ target }) => (target === null ? 'uses' : 'on') },
  ),
  stance: says(
    [who('who'), yes('both', 'whether with both weapons')],
    { both: '{who} fights with both weapons.', one: '{who} fights with one weapon at a time.' },
    { which: ({ both }) => (both ? 'both' : 'one') },
  ),
  door: says(
    [who('who'), door('name'), yes('open')],
    {
      opens: '{who} opens {name}.',
      closes: '{who} closes {name}.',
      'opens-the': '{who} opens the {name}.',
      'closes-the': '{who} closes the {name}.',
    },
    {
      which({ open, name }) {
        if (isCommon(name)) return open ? 'opens-the' : 'closes-the'
        return open ? 'opens' : 'closes'
      },
    },
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
    { uses: '{who} uses {name}.', for: '{who} uses {name}: {text}.' },
    { which: (e) => (e.text === '' ? 'uses' : 'for'), slots: (e) => ({ name: plainly(capital(e.skill)) }) },
  ),
  speaks: says([who('who'), text('text')], '{who}: "{text}"'),
  improvises: says([who('who'), text('text')], '{who} tries something else: {text}.'),
  denied: says([who('who')], 'The referee does not let {who} do that.'),
  outcome: says([who('who'), text('text')], 'The referee on {who}: {text}.'),
}
