import { type Command, type Refusal, type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** The side whose turn it is has done. */
export declare const endSide: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly []>;
/** How well its enemies know where a combatant is. */
export declare const unseen: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"how", number>]>;
/** A disturbance spoils an aim. */
export declare const disturb: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
/** Somebody is no longer unsuspecting. */
export declare const suspect: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
/** Those named retreat. */
export declare const retreatAction: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly [import("@fray/kernel/rules").Param<"targets", readonly Who[]>]>;
/** Something at the table hurts, heals, knocks down or moves a combatant: a fall, a trap, an outcome. */
export declare const effect: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"damage", unknown>, import("@fray/kernel/rules").Param<"heal", unknown>, import("@fray/kernel/rules").Param<"prone", number>, import("@fray/kernel/rules").Param<"move", number>, import("@fray/kernel/rules").Param<"because", string>]>;
/** A combatant joins in mid-fight. */
export declare const join: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly [import("@fray/kernel/rules").Param<"name", string>, import("@fray/kernel/rules").Param<"combatant", unknown>, import("@fray/kernel/rules").Param<"side", number>]>;
/** A combatant is taken off the battlefield. */
export declare const remove: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
/** Combat is over. */
export declare const endCombat: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly []>;
/** Any value; squares are written as `3,4`. Who is said to be down has no hit points, who is said to be up has one. */
export declare const override: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: ShockScene, actor: Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: ShockScene, actor: Who): Iterable<Command>;
    check(scene: ShockScene, command: Command): Refusal | null;
    resolve(scene: ShockScene, command: Command): void;
};
//# sourceMappingURL=referee.d.ts.map