import type { Catalogue } from './catalogue.ts'
import type { Grammar } from './grammar.ts'
import { type Language, languageOf } from './language.ts'
import { plainText, type Says, sentencesOf } from './sentences.ts'

/** The languages besides English, each by its own name. */
export const SPOKEN = { de: 'Deutsch' } as const

/** The tag of a language besides English. */
export type Spoken = keyof typeof SPOKEN

/** Whether there are files of that language. */
export const isSpoken = (tag: string): tag is Spoken => Object.hasOwn(SPOKEN, tag)

type File = () => Promise<{ readonly default: Catalogue }>

/** How a language is fetched: its grammar, what all of Fray says, and what each ruleset does. */
interface Files {
  readonly grammar: () => Promise<Grammar>
  readonly shared: readonly File[]
  readonly rulesets: Readonly<Record<string, readonly File[]>>
  /** The texts of each ruleset's rules that explain what one can do. */
  readonly texts: Readonly<Record<string, File>>
  /** What the terminal says. */
  readonly cli: File
  /** The help of its commands. */
  readonly help: File
  /** Errors of files and of what was typed, and what a table on a server says. */
  readonly sentences: File
  /** The names of the fields of encounters, and what they hold. */
  readonly fields: File
  /** The titles of ready fights of all games, with the line that the list has of each. */
  readonly ready: File
}

const FILES: Readonly<Record<Spoken, Files>> = {
  de: {
    grammar: async () => (await import('./german.ts')).german,
    shared: [
      () => import('../de/kernel.json', { with: { type: 'json' } }),
      () => import('../de/seat.json', { with: { type: 'json' } }),
      () => import('../de/rulesets.json', { with: { type: 'json' } }),
    ],
    rulesets: {
      zones: [
        () => import('../de/zones.json', { with: { type: 'json' } }),
        () => import('../de/zones-rules.json', { with: { type: 'json' } }),
        () => import('../de/zones-fights.json', { with: { type: 'json' } }),
      ],
      shock: [
        () => import('../de/shock.json', { with: { type: 'json' } }),
        () => import('../de/shock-rules.json', { with: { type: 'json' } }),
        () => import('../de/shock-fights.json', { with: { type: 'json' } }),
      ],
      'free-hits': [
        () => import('../de/free-hits.json', { with: { type: 'json' } }),
        () => import('../de/free-hits-rules.json', { with: { type: 'json' } }),
        () => import('../de/free-hits-fights.json', { with: { type: 'json' } }),
      ],
      escalation: [
        () => import('../de/escalation.json', { with: { type: 'json' } }),
        () => import('../de/escalation-rules.json', { with: { type: 'json' } }),
        () => import('../de/escalation-fights.json', { with: { type: 'json' } }),
      ],
      'weapon-speed': [
        () => import('../de/weapon-speed.json', { with: { type: 'json' } }),
        () => import('../de/weapon-speed-rules.json', { with: { type: 'json' } }),
        () => import('../de/weapon-speed-fights.json', { with: { type: 'json' } }),
      ],
    },
    texts: {
      zones: () => import('../de/zones-texts.json', { with: { type: 'json' } }),
      shock: () => import('../de/shock-texts.json', { with: { type: 'json' } }),
      'free-hits': () => import('../de/free-hits-texts.json', { with: { type: 'json' } }),
      escalation: () => import('../de/escalation-texts.json', { with: { type: 'json' } }),
      'weapon-speed': () => import('../de/weapon-speed-texts.json', { with: { type: 'json' } }),
    },
    fields: () => import('../de/builder.json', { with: { type: 'json' } }),
    cli: () => import('../de/cli.json', { with: { type: 'json' } }),
    help: () => import('../de/help.json', { with: { type: 'json' } }),
    sentences: () => import('../de/sentences.json', { with: { type: 'json' } }),
    ready: () => import('../de/ready.json', { with: { type: 'json' } }),
  },
}

/** Whose words are wanted in addition to those of all games: a ruleset's, the terminal's, those of the list of ready fights. */
export interface WhoseWords {
  readonly ruleset?: string
  readonly cli?: boolean
  readonly ready?: boolean
}

/**
 * Fetches a language, as much of it as is wanted.
 * @example
 * ```ts
 * import { openFight } from '@fray/seat/play'
 * import { inLanguage, openLanguage } from '@fray/seat/language'
 *
 * const { play } = await openFight(
 *   '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }',
 *   { seed: 'seven', computer: { referee: 'aggressive' } },
 * )
 * const german = await openLanguage('de', { ruleset: 'zones' })
 * console.log(inLanguage(german, play.told('players')).map(({ words }) => words)[0]) // Der Seitenwürfel zeigt 6: Die Charaktere beginnen.
 * ```
 */
export async function openLanguage(tag: Spoken, { ruleset = '', cli, ready }: WhoseWords = {}): Promise<Language> {
  const files = FILES[tag]
  const own = files.rulesets[ruleset] ?? []
  const wanted = [
    ...files.shared,
    ...(ready === true || own.length > 0 ? [files.ready] : []),
    ...own,
    ...(cli === true ? [files.cli] : []),
  ]
  const [grammar, ...read] = await Promise.all([files.grammar(), ...wanted.map((file) => file())])
  return languageOf(
    tag,
    grammar,
    read.map((one) => one.default),
  )
}

/** What says the text of a rule in a language; the English where the language has none. Fetched when a rule is looked up, not before. */
export const openTexts = (tag: Spoken, ruleset: string): Promise<(english: string) => string> =>
  openPlain(FILES[tag].texts[ruleset])

/** What says the names of fields of encounter files, and what they hold; the English where the language has none. */
export const openFields = (tag: Spoken): Promise<(english: string) => string> => openPlain(FILES[tag].fields)

/** What says the help of the terminal's commands. */
export const openHelp = (tag: Spoken): Promise<Says> => openPlain(FILES[tag].help)

/** What says finished sentences of the terminal: errors of files and of what was typed, what a table on a server says. */
export const openSentences = async (tag: Spoken): Promise<Says> =>
  sentencesOf((await FILES[tag].sentences()).default.messages ?? {})

/** Texts without slots. */
async function openPlain(file: File | undefined): Promise<(english: string) => string> {
  const { messages = {} } = (await file?.())?.default ?? {}
  return (english) => (Object.hasOwn(messages, english) ? plainText(messages[english] as string) : english)
}
