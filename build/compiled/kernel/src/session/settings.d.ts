import type { Command } from '../command.ts';
import type { Question } from '../questions.ts';
import type { Policy, Random, Underway } from '../ruleset.ts';
import type { AnyScene } from '../scene.ts';
import { type Answerer } from '../table/table.ts';
/** Whether a reaction is asked each time, answered by the seat's policy, or never taken. */
export type ReactionWish = 'ask' | 'auto' | 'never';
/**
 * How a person's seat wants to be asked. `reactions`: ask each time, let the seat's policy answer, or never react.
 * `decisions`: ask each time, or take each question's default.
 */
export interface SeatSettings {
    readonly reactions: ReactionWish;
    /** Reactions that are wished otherwise, by the rule that asks. */
    readonly byRule?: Readonly<Record<string, ReactionWish>>;
    readonly decisions: 'ask' | 'default';
    /** Whether it is asked what could not matter (see {@link Question.pointless}): not, if left out. */
    readonly pointless?: 'ask' | 'skip';
}
export declare const ASK_EVERYTHING: SeatSettings;
/** What a seat with these settings wants done with a reaction. */
export declare const wishFor: ({ reactions, byRule }: SeatSettings, { rule }: Pick<Question, 'rule'>) => ReactionWish;
/** Answers what the settings and policies of the seats answer by themselves; everything else is asked. */
export declare function answererOf<S extends AnyScene, C extends Command>(policies: readonly (Policy<S, C> | null)[], settings: readonly SeatSettings[], fallback: Policy<S, C> | null, random: Random, underway?: () => Underway<C> | undefined): Answerer;
//# sourceMappingURL=settings.d.ts.map