import { type AnyScene, type Param, type ParamOptions } from '@fray/kernel/rules';
type Wishes<V = number> = Pick<ParamOptions<V>, 'optional' | 'candidates'>;
export declare const aimParam: (wishes?: Wishes) => Param<"aim", number>;
export declare const targetParam: (wishes?: Wishes) => Param<"target", import("@fray/kernel/rules").Who>;
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
/** An item that lies about; of several of a name one in reach before others, and the actor's own before others. */
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
/** An item of somebody named in an earlier parameter, one at hand before one in the pack. */
export declare const itemOfParam: <N extends string>(name: N, owner: string) => {
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
/** One of the actor's spells, by its position among them. */
export declare const spellParam: (wishes?: Wishes) => Param<"spell", number>;
/** One of the actor's feats, by its position among them. */
export declare const featParam: (wishes?: Wishes) => Param<"feat", number>;
/** A condition of the content. */
export declare const conditionParam: Param<"condition", number>;
/** Improvements of the spell named before, by their positions, as a list or as `a,b`. */
export declare const improveParam: Param<'improve', readonly number[]>;
/** The `to` of a turn toward a unit. */
export declare const toward: (row: number) => number;
/** The unit that a turn is toward; negative where it names a direction. */
export declare const facedUnit: (to: number) => number;
/** A direction, or somebody to look at: see {@link toward}. */
export declare const directionParam: (wishes: Wishes) => Param<"to", number>;
export {};
//# sourceMappingURL=command.d.ts.map