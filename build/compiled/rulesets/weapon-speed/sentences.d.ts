import { type Where } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from './scene.ts';
type Here = Where<WeaponSpeedScene>;
/** Yards as they are said. */
export declare const yardsText: (n: number) => string;
/** On whom something is done, where that is somebody else. */
export declare const onTarget: ({ who, target }: {
    readonly who: string;
    readonly target: string;
}) => string;
/** A declaration for people: `an attack (sword)`. */
export declare function declarationWords(declared: string): string;
/** The changes of Stress and Wound Points that come of the event, of whom it is done to. */
export declare function changesAfter({ events, at }: Here): string[];
/** Whether damage has told what a wound takes. */
export declare function isToldWithDamage({ events, at }: Here): boolean;
export {};
//# sourceMappingURL=sentences.d.ts.map