import {
  amount,
  called,
  type EventContext,
  everyone,
  isCommon,
  type Message,
  plainly,
  plus,
  type ShownFields,
  type Slot,
  say,
  text,
  who,
  wordIn,
  yes,
} from '@fray/kernel/rules'
import { condition, lastsSlot, says } from './event-fields.ts'
import type { EscalationScene } from './scene.ts'
import { ACTIONS, ADVANTAGE_TO, LASTS, NEXT } from './words.ts'

/** Advantage, or a bonus, that somebody gets. */
const helpFields = [
  who('who'),
  wordIn('to', ADVANTAGE_TO),
  amount('amount'),
  called('name', 'where it comes from'),
  wordIn('lasts', LASTS),
  amount('save'),
  who('of', 'whose next turn ends it'),
] as const
type HelpFields = ShownFields<typeof helpFields>

/** What help is for, where it is the bearer's own: one roll, and all of them. */
const FOR_WHAT: Readonly<Record<string, readonly [next: Message, all: Message]>> = {
  attack: [plainly('the next attack'), plainly('attacks')],
  save: [plainly('the next save'), plainly('saves')],
  disengage: [plainly('the next check to Disengage'), plainly('checks to Disengage')],
  sneak: [plainly('the next check to sneak'), plainly('checks to sneak')],
}

const isNext = ({ lasts }: HelpFields): boolean => lasts === LASTS[NEXT]

/** Which template tells of help: its bearer's own, or what those have who attack it. */
const whichHelp = (e: HelpFields): 'own' | 'next' | 'against' =>
  e.to !== 'against' ? 'own' : isNext(e) ? 'next' : 'against'

/** What stands in the slots of help that are no fields. */
const helpSlots = (e: HelpFields, help: Slot, where: EventContext<EscalationScene>) => ({
  help,
  what: FOR_WHAT[e.to]?.[isNext(e) ? 0 : 1] ?? null,
  until: lastsSlot(e, where),
})

const advantageWords = (number: number): Message =>
  number > 0
    ? say('{number} Advantage', { number: { number } })
    : say('{number} Disadvantage', { number: { number: -number } })

const used = [who('who'), called('ability'), everyone('targets'), wordIn('action', ACTIONS)] as const

/** What is told of abilities and of what lasts: conditions, Advantage, bonuses. */
export const ofEffects = {
  uses: says(
    used,
    {
      uses: '{who} uses {ability}.',
      on: '{who} uses {ability} on {targets}.',
      the: '{who} uses the {ability}.',
      'the-on': '{who} uses the {ability} on {targets}.',
    },
    {
      which: (e) => {
        if (e.targets.length > 0) return isCommon(e.ability) ? 'the-on' : 'on'
        return isCommon(e.ability) ? 'the' : 'uses'
      },
    },
  ),
  answers: says(
    used,
    { with: '{who} answers with {ability}.', the: '{who} answers with the {ability}.' },
    { which: (e) => (isCommon(e.ability) ? 'the' : 'with') },
  ),
  condition: says(
    [who('who'), condition, wordIn('lasts', LASTS), amount('save'), who('of', 'whose next turn ends it')],
    '{who}: {name}{until}.',
    { slots: (e, where) => ({ until: lastsSlot(e, where) }) },
  ),
  'ongoing-stays': says([who('who'), condition], '{who}: {name} stays, being no less.'),
  'condition-ends': says(
    [who('who'), condition, yes('timeUp', 'whether it has lasted as long as it should')],
    { ends: '{who}: no longer {name}.', 'time-up': '{who}: no longer {name}: its time is up.' },
    { which: (e) => (e.timeUp ? 'time-up' : 'ends') },
  ),
  advantage: says(
    helpFields,
    {
      own: '{who} has {help} on {what} ({name}){until}.',
      next: 'The next attack on {who} has {help} ({name}){until}.',
      against: 'Attacks on {who} have {help} ({name}){until}.',
    },
    { which: whichHelp, slots: (e, where) => helpSlots(e, advantageWords(e.amount), where) },
  ),
  bonus: says(
    helpFields,
    {
      own: '{who} has {help} to {what} ({name}){until}.',
      next: 'The next attack on {who} has {help} ({name}){until}.',
      against: 'Attacks on {who} have {help} ({name}){until}.',
    },
    { which: whichHelp, slots: (e, where) => helpSlots(e, plus(e.amount), where) },
  ),
  'help-ends': says([who('who'), called('name', 'where it came from')], '{who} is rid of {name}.'),
  power: says(
    [who('who'), amount('amount'), called('what', 'Power, or the second resource'), called('by', 'what brings it')],
    { gains: '{who} gains {points} {what} ({by}).', loses: '{who} loses {points} {what} ({by}).' },
    {
      which: (e) => (e.amount < 0 ? 'loses' : 'gains'),
      slots: (e) => ({ points: { number: Math.abs(e.amount) } }),
    },
  ),
  expires: says([who('who'), called('ability')], '{ability} of {who} expires.'),
  stance: says([who('who'), called('name')], '{who} takes up another stance: {name}.'),
  says: says([who('who'), text('text')], '{who}: {text}'),
}
