import { type Command, type Refusal, type ValuesOfParams, type Who } from '@fray/kernel/rules';
import { type Use } from '../rules/abilities.ts';
import { type EscalationScene } from '../scene.ts';
/** The Basic Melee Attack. */
export declare const basicMelee: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"knock-out", number>, import("@fray/kernel/rules").Param<"slot", number>]>;
/** The Basic Ranged Attack. */
export declare const basicRanged: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"knock-out", number>, import("@fray/kernel/rules").Param<"slot", number>]>;
/** What a command says of the use of an ability. */
type Said = Command & ValuesOfParams<typeof USE_PARAMS>;
/** What a command says of the use of an ability; where only one target is possible, or none is needed, it may be left out. */
export declare function useOf(scene: EscalationScene, command: Said, coup?: boolean): Use;
declare const USE_PARAMS: readonly [import("@fray/kernel/rules").Param<"ability", number>, import("@fray/kernel/rules").Param<"targets", readonly Who[]>, import("@fray/kernel/rules").Param<"slot", number>, import("@fray/kernel/rules").Param<"to", Who>, import("@fray/kernel/rules").Param<"away", readonly Who[]>, import("@fray/kernel/rules").Param<"knock-out", number>, import("@fray/kernel/rules").Param<"pay", number | null>];
/** Uses an ability. */
export declare const use: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"ability", number>, import("@fray/kernel/rules").Param<"targets", readonly Who[]>, import("@fray/kernel/rules").Param<"slot", number>, import("@fray/kernel/rules").Param<"to", Who>, import("@fray/kernel/rules").Param<"away", readonly Who[]>, import("@fray/kernel/rules").Param<"knock-out", number>, import("@fray/kernel/rules").Param<"pay", number | null>]>;
/** What is wrong with the move in an ability wherever people stand, or null: it has none, or another one. */
export declare function badMoveWith(scene: EscalationScene, { who, position, going, targets }: Use): Refusal | null;
/** Why an ability never makes a Coup de Grace, or null. */
export declare function badCoup(scene: EscalationScene, { actor, ability }: {
    readonly actor: Who;
    readonly ability: number;
}): Refusal | null;
/** All three slots for an attack on one Helpless enemy, which crits. */
export declare const coupDeGrace: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"ability", number>]>;
export {};
//# sourceMappingURL=fight.d.ts.map