import { type CommandOf, type ParamOptions, type Refusal, type Who } from '@fray/kernel/rules';
import { type Choices } from '../rules/attack.ts';
import { type Aim, type AttackKind, type ShockScene } from '../scene.ts';
import { type Params, type Priced } from './define.ts';
/** An enemy that might be attacked. */
export declare const enemyParam: import("@fray/kernel/rules").Param<"target", Who>;
type Candidates = NonNullable<ParamOptions<number>['candidates']>;
/** Weapons in hand, grown or bare that can be struck with. */
export declare const meleeWeapons: (scene: ShockScene, actor: Who) => readonly number[];
/** Weapons in hand or grown that are shot or thrown. */
export declare const missiles: (scene: ShockScene, actor: Who) => readonly number[];
/** The one weapon that would be used on the target. */
export declare const likelyWeapon: Candidates;
/** The referee's modifier on an attack roll, with what it is for. */
export declare const modifierParams: readonly [import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>];
/** What a command says of its attack; what its action does not take is not there. */
export interface Blow extends Choices {
    readonly actor: Who;
    /** -1 where none is named. */
    readonly target: Who;
    /** An item's row, or BARE_HANDS; -1 where the usual weapon is meant. */
    readonly weapon: number;
    /** Position in MANEUVERS. */
    readonly maneuver?: number;
    /** 1 to throw what could also be struck with. */
    readonly thrown?: number;
}
/** Where the blow goes, and with what: what the command leaves open is what suits the place. */
export declare function aimOf(scene: ShockScene, blow: Blow): Aim;
/** Why a command may not choose what it does of its attack, or null. */
export declare function badChoice(scene: ShockScene, blow: Blow, { weapon, mode, maneuver }: Aim): Refusal | null;
/** What an attack's action says besides what every attack does. */
interface Striking<P extends Params> extends Omit<Priced<P>, 'check' | 'resolve'> {
    readonly kind: AttackKind;
    aim(scene: ShockScene, blow: Blow): Aim;
    /** Why it cannot be made at all, or null, before anything else is looked at. */
    refuses?(scene: ShockScene, blow: Blow, aim: Aim): Refusal | null;
    /** What else is said where the attack cannot be made. */
    advises?(scene: ShockScene, blow: Blow, refusal: Refusal): Refusal;
}
/** Declares an action that is one attack. Its parameters are those of a {@link Blow}. */
export declare const attackAction: <const P extends Params>({ kind, aim, refuses, advises, ...spec }: Striking<P>) => {
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
    suggest(scene: ShockScene, actor: Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: ShockScene, command: import("@fray/kernel/rules").Command): Refusal | null;
    resolve(scene: ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<P>> | undefined): CommandOf<P>;
    is(command: import("@fray/kernel/rules").Command): command is CommandOf<P>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
export {};
//# sourceMappingURL=striking.d.ts.map