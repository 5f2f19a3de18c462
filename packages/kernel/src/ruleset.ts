import type { Command, Param } from './command.ts'
import type { FightEvent } from './events.ts'
import type { KindForm } from './forms.ts'
import type { EventField } from './log/field.ts'
import type { Tells } from './log/message.ts'
import type { Message } from './log/parts.ts'
import type { Secret } from './log/secrecy.ts'
import type { Struck } from './log/strikes.ts'
import type { Presentation } from './presentation/presentation.ts'
import type { Question } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { AnyScene } from './scene.ts'
import type { OptionSpec, PackInForce, Setup } from './setup.ts'
import type { TableSpecs, Tables, Who } from './state/columns.ts'
import type { Checkpoint } from './state/state.ts'
import type { RecordedInput } from './table/recorded-inputs.ts'
import type { Viewer } from './view/viewer.ts'

/** The purpose of an action: to harm foes, to move, to protect, or to handle gear and the like, which decides little. */
export type Intent = 'harm' | 'move' | 'protect' | 'gear'

/** One kind of command: its parameters, when it is legal, what it does. Listing and checking use the same `check`. */
export interface Action<S, C extends Command> {
  readonly id: string
  /** The rule that grants the action. */
  readonly rule: string
  /** Its name for people; its price may follow in brackets. */
  readonly title: Message
  /**
   * A template that combines title and parameters: `{it}` stands for what follows the title, `{target}` for one
   * parameter. `Screen {it}` for `Screen an ally`; by default it follows the title.
   */
  readonly says?: string
  readonly by: 'combatant' | 'referee'
  readonly params: readonly Param[]
  /** The parameter whose value replaces the title: `Rush In` for `Use an ability`. */
  readonly titledBy?: string
  /** Set if it only marks the start or end of a turn: nothing is done with it, and it is not listed as an action. */
  readonly formal?: boolean
  /** Its purpose, if it is the same for all its commands; by default it follows from the targets. */
  readonly intent?: Intent
  /** Why hosts should ask for confirmation: it ends the fight, gives up, or throws something away. */
  readonly drastic?: 'ends' | 'gives-up' | 'throws-away'
  /** Set if it only prepares for later and has a long list of its own: it is listed after immediate actions. */
  readonly waits?: boolean
  /** Set if people seldom want it, such as putting something away: it is listed last, its variants as one entry. */
  readonly seldom?: boolean
  /**
   * The command of another action that these words after the action mean, such as `throw dagger Orc` for a shot with
   * the dagger; null if they are this action's own.
   */
  meant?(
    scene: S,
    actor: Who,
    words: readonly string[],
  ): { readonly action: string; readonly [param: string]: unknown } | null
  /** Every command that a person might think of here, legal or not: `check` decides. */
  suggest(scene: S, actor: Who): Iterable<C>
  /** Why the command may not be given now, or null. Changes nothing. */
  check(scene: S, command: C): Refusal | null
  /** Executes the command. Only called after `check` returned null. */
  resolve(scene: S, command: C): void
}

/** Decides for a seat without a person: which command, and which answer. It may read the scene, never change it. */
export interface Policy<S, C extends Command> {
  readonly id: string
  /** A description of the policy in one sentence. */
  readonly about: string
  /** Rounds from which its commands follow different rules, if they depend on the round number. Answers never do. */
  readonly milestones?: readonly number[]
  /** A legal command for the actor. `random(n)` is the policy's own randomness: a number from 0 to n - 1. */
  command(scene: S, actor: Who, random: Random): C
  /**
   * The position of an option, or the number asked for. `underway` is the command in whose middle the question comes,
   * if the host knows it: it always does for a policy with {@link looksBack}.
   */
  answer(scene: S, question: Question, random: Random, underway?: Underway<C>): number
  /**
   * Whether the actor has no choice, such as one that must flee: policies that try commands out follow this one then.
   */
  compelled?(scene: S, actor: Who): boolean
  /** Whether a legal command gains nothing here: policies that try commands out skip it. */
  pointless?(scene: S, command: C): boolean
  /** Whether it needs the command in whose middle it is asked, to try the answers out. */
  readonly looksBack?: boolean
}

/** The command in whose middle a question comes: what is needed to execute it again up to the question. */
export interface Underway<C extends Command> {
  readonly command: C
  /** The fight before the command. Do not keep it: the host may overwrite it afterwards. */
  readonly before: Checkpoint
  /** The dice and answers so far. */
  readonly inputs: readonly RecordedInput[]
}

/**
 * A combatant's state: it can still fight, is down (unconscious, dying, beaten), is dead, or is not in the fight
 * (fled, given up, not yet arrived).
 */
export type Fate = 'standing' | 'down' | 'dead' | 'away'

/** A policy's own random numbers, separate from the fight's dice: a whole number from 0 to n - 1. */
export type Random = (n: number) => number

/** The full text of one rule of a catalogue. */
export interface RuleText {
  readonly group: string
  readonly title: string
  readonly text: string
  readonly from: string
  readonly status: 'source' | 'ruling' | 'option'
  readonly needs?: readonly string[]
  readonly default?: string
  readonly choices?: readonly string[]
}

/** One game's combat rules, as the kernel sees them. */
export interface Ruleset<S extends AnyScene = AnyScene, C extends Command = Command> {
  readonly id: string
  readonly title: string
  /** Changes whenever a journal of an older version might play differently. */
  readonly version: string
  readonly tables: Tables<TableSpecs>
  readonly options: readonly OptionSpec[]
  readonly actions: ReadonlyMap<string, Action<S, C>>
  readonly policies: ReadonlyMap<string, Policy<S, C>>
  /** Rule titles, by rule id. */
  readonly ruleTitles: Readonly<Record<string, string>>
  /** The full catalogue, loaded on demand. */
  ruleTexts(): Promise<Readonly<Record<string, RuleText>>>
  /** A working copy of the fight at its start. */
  open(setup: Setup): S
  /** A command with every parameter absent; its object shape is always the same. */
  blank(actor: Who, action: string): C
  /** Why this actor may not act at all now, or null. */
  mayCommand(scene: S, actor: Who): Refusal | null
  /** The combatants whose seats may give a command now, the likeliest first; empty if only the referee may. */
  whoCanAct(scene: S): readonly number[]
  /** The automatic step that is due here unless someone has other plans (`start`, `begin`), or null. */
  automaticStep(scene: S): C | null
  /**
   * The command that the referee's seat gives by itself if the computer has it (a call for Morale, say), or null.
   * Called when an automatic step is due, which it precedes. Missing if the ruleset leaves no decision to the
   * referee.
   */
  calledFor?(scene: S): C | null
  /** The automatic step that a command implies: an actor who acts has started its turn. Null if nothing is missing. */
  implied(scene: S, command: C): C | null
  /** Called after each command: ends the fight if it is decided. */
  settleFight(scene: S): void
  /**
   * The message for the event at the position, or null if it needs none (or shares another's). The events are those
   * that the viewer may know: a hidden change of hit points arrives as a `vital-change`, or not at all.
   */
  tell(scene: S, events: readonly FightEvent[], at: number): Tells
  /** The fields of each type of event, for displays, filters and docs: see `Declared.kinds`. */
  readonly eventKinds?: ReadonlyMap<string, readonly EventField[]>
  /**
   * How a combatant with this many hit points (null: its present ones) looks to people who may not see them. `column`
   * says which of several vital columns the number belongs to.
   */
  healthWord(scene: S, row: Who, hp: number | null, column?: string): string
  /** Adds to a combatant's view what its columns do not hold. */
  describe(scene: S, row: Who, viewer: Viewer): Readonly<Record<string, unknown>>
  /** Facts of a combatant's view that are left out if its side hides its defenses, or its abilities. */
  readonly secretFacts?: Readonly<Record<'defenses' | 'abilities', readonly string[]>>
  /**
   * A combatant's state that outlasts the fight: fields of an encounter file for the next one. Missing if nothing
   * does.
   */
  outlasts?(scene: S, row: Who): Readonly<Record<string, unknown>>
  /** Adds to the whole view what the columns do not hold. */
  describeFight(scene: S, viewer: Viewer): Readonly<Record<string, unknown>>
  /** The secrets of each type of event: see `Declared.secrets`. */
  readonly eventSecrets?: ReadonlyMap<string, readonly Secret[]>
  /** The attack in an event, as a seat may know it: see `Declared.strike`. */
  readonly strikeIn?: (scene: S, event: FightEvent) => Struck | null
  /** The templates of the event messages: see `Declared.templates`. */
  readonly eventTemplates?: ReadonlyMap<string, readonly string[]>
  /** Whether the combatant has not arrived yet: until then only its own seat and the referee know of it. */
  isToCome?(scene: S, row: Who): boolean
  /** Whether the seat currently does not know where the combatant is. For rulesets with hiding. */
  isHiddenFrom?(scene: S, row: Who, viewer: Viewer): boolean
  /**
   * A fact that is calculated on demand: what lies between two combatants, say. `path` are its parts as people name
   * them (`sight`, `Ann`, `Orc`), combatants by their exact names. Undefined if it means nothing.
   */
  fact?(scene: S, path: readonly string[]): unknown
  /**
   * A combatant's remaining life, also if a ruleset splits it into several pools or holds results back: hosts use it
   * to show what an attack is likely to do. All pools together; it may be below 0.
   */
  vitality(scene: S, row: Who): number
  /** Whether a combatant can still fight: it is present, alive, and neither unconscious, dying nor fled. */
  isStanding(scene: S, row: Who): boolean
  /** A combatant's state, for statistics over many fights. By default a combatant that is not standing is down. */
  fate?(scene: S, row: Who): Fate
  /** The ruleset's name for a special result, by its degree (see `Blow`): `super critical`, `tragedy`. */
  blowWord?(degree: number): string
  /**
   * In a copy of the fight in which a seat's policy tries things out: moves the combatants that the seat cannot
   * locate to places where they could be. The result must not depend on their true places. For rulesets with hiding.
   */
  imaginePlaces?(scene: S, viewer: Viewer, random: Random): void
  /**
   * In a copy of the fight for one viewer: removes a combatant that the viewer does not know, as if it had never
   * arrived. It sets the cells that say it is present, and logs, rolls and asks nothing. By default it clears
   * `present`.
   */
  takeAway?(scene: S, row: Who): void
  /** How many lasting wounds or injuries a combatant has, for rulesets that have them. */
  injuries?(scene: S, row: Who): number
  /**
   * Moves the fight's clock to another round, along with the rounds stored in cells, as far as no rule can tell the
   * difference. Situations that continue identically then have equal cells, so that exact duels recognise repetition.
   * Does nothing in rounds that are special. `round` is 2 or later.
   */
  setClock?(scene: S, round: number): void
  /**
   * What a combatant has left of everything that can run out (Mana, uses, recoveries, charges), by its name for
   * people.
   */
  resources?(scene: S, row: Who): Readonly<Record<string, number>>
  /** Warnings before an actor chooses a command, in sentences: what others may do to it in return, say. */
  cautions?(scene: S, actor: Who, viewer: Viewer): readonly Message[]
  /**
   * What a command may cost its actor, as the viewer knows it. The place may still be missing: then the risk of some
   * path to a place.
   */
  risk?(scene: S, command: C, viewer: Viewer): Risk | null
  /**
   * The side length, in squares, of the area that a command affects: around the square that it names if odd, around
   * that square's south-west corner if even; 0 for none. The place may still be missing.
   */
  area?(scene: S, command: C): number
  /** What hosts show of a fight, and how things are explained: `@fray/seat` builds on it. */
  readonly presentation: Presentation<S, C>
}

/** What a command may cost its actor. */
export interface Risk {
  /** Those who may attack it first, or on its way. */
  readonly by: readonly Who[]
  /** What it pays in life, as in `a Wound Point`. */
  readonly pays?: readonly Message[]
  /** Other costs that the action's title does not mention, as in `2 Stress`. */
  readonly takes?: readonly Message[]
}

/** A ruleset with its own types erased, as hosts hold it. */
// biome-ignore lint/suspicious/noExplicitAny: each ruleset has its own scene and command types; hosts treat them alike.
export type AnyRuleset = Ruleset<any, any>

/** An error in an encounter, a piece of content or a case, and where it is. */
export interface Problem {
  /** Keys and positions from the root of the value to the place. */
  readonly path: readonly (string | number)[]
  /** What is wrong and what would be right, in a sentence or two. */
  readonly message: string
  /** The rule that the value breaks, if any. */
  readonly rule?: string
}

/** An encounter ready to play, or every problem found in it. */
export type Reading =
  | { readonly setup: Setup; readonly problems: readonly [] }
  | {
      readonly setup: null
      readonly problems: readonly Problem[]
      /** The content packs that it names, if they could be read. */
      readonly packs?: readonly PackInForce[]
    }

/** What a ruleset offers to hosts: its rules and the reader of its encounters. */
export interface Game {
  readonly rules: AnyRuleset
  /** Reads an encounter from plain data (as parsed from YAML or JSON); reports every problem at once. */
  readEncounter(raw: unknown): Reading
  /** The zod schema of its encounter files: `@fray/rulesets/loading/editor-schema` makes a JSON Schema from it. */
  readonly encounterShape: unknown
  /** The zod schema of its content packs; missing if it takes none. */
  readonly packShape?: unknown
  /** The kinds of things in its encounters and content, for forms and for the field tables in the docs. */
  readonly kinds?: readonly KindForm[]
  /** Expands a short text of a kind into fields, or says in a sentence what is wrong with it. */
  spellOut?(
    kind: string,
    text: string,
  ): { readonly fields: Readonly<Record<string, unknown>> } | { readonly wrong: string }
}
