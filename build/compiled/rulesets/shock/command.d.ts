import { type AnyScene, type ParamOptions } from '@fray/kernel/rules';
import type { ShockScene } from './scene.ts';
type Wishes = Pick<ParamOptions<number>, 'optional' | 'candidates'>;
/** An item of the actor by its name; of several of a name the one that is carried `from` there (a position in CARRIED). */
export declare const itemParam: <N extends string>(name: N, label: string, from: number, wishes?: Wishes) => {
    name: N;
    label: string;
    kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    optional: boolean;
    absent: number;
    candidates?(scene: AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
    isPassedOver?(scene: AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
    says?: import("@fray/kernel/rules").Saying;
    finer?: string;
    read(scene: AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel/rules").Refusal | {
        readonly value: number;
    };
    write: (scene: AnyScene, item: unknown) => string;
};
/** The items that lie on the ground. */
export declare const lying: (scene: ShockScene) => number[];
/** An item that lies about, the actor's own before others; the action says why one's own that does not lie is none. */
export declare const lyingParam: <N extends string>(name: N) => {
    name: N;
    label: string;
    kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    optional: boolean;
    absent: number;
    candidates?(scene: AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
    isPassedOver?(scene: AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
    says?: import("@fray/kernel/rules").Saying;
    finer?: string;
    read(scene: AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel/rules").Refusal | {
        readonly value: number;
    };
    write: (scene: AnyScene, item: unknown) => string;
};
/** A weapon of the actor, or bare hands: loaded before unloaded, to `reload` the other way round. Left out it is the usual one. */
export declare const weaponParam: (candidates?: ParamOptions<number>['candidates'], reload?: boolean) => {
    name: "weapon";
    label: string;
    kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    optional: boolean;
    absent: number;
    candidates?(scene: AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
    isPassedOver?(scene: AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
    says?: import("@fray/kernel/rules").Saying;
    finer?: string;
    read(scene: AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel/rules").Refusal | {
        readonly value: number;
    };
    write: (scene: AnyScene, item: unknown) => string;
};
/** One of the actor's powers, or of its spells, by name. */
export declare const powerParam: (what: 'power' | 'spell') => import("@fray/kernel/rules").Param<"power", number>;
/** An attribute by its name; -1 where it is left out. */
export declare const attributeParam: <N extends string>(name: N) => import("@fray/kernel/rules").Param<N, number>;
/** A maneuver instead of damage. */
export declare const maneuverParam: import("@fray/kernel/rules").Param<"maneuver", number>;
/** The skill for the check of a shove. */
export declare const usingParam: import("@fray/kernel/rules").Param<"using", number>;
export {};
//# sourceMappingURL=command.d.ts.map