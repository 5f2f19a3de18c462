import type { CommandBy, Refusal, Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** Enemies in the battle that the unit knows of. */
export declare function enemiesOf(scene: FreeHitsScene, actor: Who): Iterable<number>;
/** Why a unit may not attack before the battle now, or null: those whom the referee lets open together attack in roster order. */
export declare function cannotOpen(scene: FreeHitsScene, actor: Who): Refusal | null;
/** One attack for the Attack Action; before the battle, the one that opens it. */
export declare const attack: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, {
    name: "weapon";
    label: string;
    kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    optional: boolean;
    absent: number;
    candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
    isPassedOver?(scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
    says?: import("@fray/kernel/rules").Saying;
    finer?: string;
    read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): Refusal | {
        readonly value: number;
    };
    write: (scene: import("@fray/kernel/rules").AnyScene, item: unknown) => string;
}, import("@fray/kernel/rules").Param<"aim", number>, import("@fray/kernel/rules").Param<"pay", number>]>;
/** The unit opens the battle: it will be last in the line. */
export declare function beginOpening(scene: FreeHitsScene, actor: Who): void;
/** After an opening attack: the battle starts unless somebody else may still open it. */
export declare function endOpening(scene: FreeHitsScene): void;
/** One more attack for the Move Action and both Bonus Actions: no Strength, none of the attacker's feats. */
export declare const extraAttack: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, {
    name: "weapon";
    label: string;
    kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    optional: boolean;
    absent: number;
    candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
    isPassedOver?(scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
    says?: import("@fray/kernel/rules").Saying;
    finer?: string;
    read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): Refusal | {
        readonly value: number;
    };
    write: (scene: import("@fray/kernel/rules").AnyScene, item: unknown) => string;
}, import("@fray/kernel/rules").Param<"aim", number>]>;
/** An attack that a feat grants on one's own turn; it takes a Free Hit Slot. */
export declare const featAttack: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"feat", number>, import("@fray/kernel/rules").Param<"target", Who>, {
    name: "weapon";
    label: string;
    kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    optional: boolean;
    absent: number;
    candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
    isPassedOver?(scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
    says?: import("@fray/kernel/rules").Saying;
    finer?: string;
    read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): Refusal | {
        readonly value: number;
    };
    write: (scene: import("@fray/kernel/rules").AnyScene, item: unknown) => string;
}, import("@fray/kernel/rules").Param<"aim", number>]>;
/** A command to attack with a weapon. */
export type Strike = CommandBy<typeof attack> | CommandBy<typeof extraAttack>;
//# sourceMappingURL=fight.d.ts.map