import { catalogueOf } from '@fray/kernel/rules'

/** Every rule, in your own words: what is refused, added or changed names one of them by its id. */
export const catalogue = catalogueOf({
  'two-sides': {
    group: 'fight',
    title: 'Two sides',
    text: 'There are two sides. One that has nobody left who can fight has lost.',
    from: 'The fight',
    status: 'source',
  },
  turns: {
    group: 'fight',
    title: 'Turns',
    text: 'In each round everybody who can fight acts once, the quickest first.',
    from: 'The fight',
    status: 'source',
  },
  strike: {
    group: 'acts',
    title: 'Strike',
    text: 'Roll a d20 and add the Skill. It hits with 10 and the Guard of the enemy, or more.',
    from: 'Acts',
    status: 'source',
  },
  weapon: {
    group: 'acts',
    title: 'Weapons',
    text: 'A hit takes off as much Life as the dice of the weapon show.',
    from: 'Acts',
    status: 'source',
  },
  'natural-20': {
    group: 'acts',
    title: 'A natural 20',
    text: 'A natural 20 hits whatever the Guard. It takes what the dice show, or twice that, as the table decides.',
    from: 'Acts',
    status: 'option',
    decides: 'What a natural 20 takes',
    default: 'once',
    choices: ['once', 'twice'],
  },
  cover: {
    group: 'acts',
    title: 'Cover up',
    text: 'Who covers up has 4 more Guard until its next turn.',
    from: 'Acts',
    status: 'source',
  },
  down: {
    group: 'fight',
    title: 'Down',
    text: 'Who has no Life left is down, and does nothing any more.',
    from: 'The fight',
    status: 'source',
  },
  'at-the-table': {
    group: 'fight',
    title: "The referee's word",
    text: 'The referee may hurt, heal or take out anybody, and end the fight.',
    from: 'nowhere',
    status: 'ruling',
  },
})

/** The id of a rule: a misspelt one does not compile. */
export type Rule = keyof typeof catalogue.ruleTitles
