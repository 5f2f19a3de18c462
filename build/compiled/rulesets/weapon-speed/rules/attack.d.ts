import { type Option, type Question, type Who } from '@fray/kernel/rules';
import type { Strike } from '../kinds/strikes.ts';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
import { type Blow } from './reactions.ts';
/** How an attack came about, for the log. */
export type How = 'attack' | 'riposte' | 'spell' | 'throw';
/**
 * One attack: each of its strikes at the target, then the target's chance to riposte. `held`: what it does waits for the
 * others who act at the same count. Returns whether any strike hit.
 */
export declare function attack(scene: WeaponSpeedScene, by: number, target: Who, strike: Strike, how: How, held: boolean): boolean;
/** The question whether to riposte. Its options are worked out when somebody reads them. */
export declare class RiposteQuestion implements Question {
    readonly kind = "choice";
    readonly preset = 0;
    readonly decline = 0;
    readonly reaction = true;
    readonly rule: Cited;
    readonly to: number;
    readonly prompt: string;
    readonly about: readonly number[];
    /** Position 0 declines; these are the others. */
    readonly blows: readonly Blow[];
    private readonly scene;
    private made;
    constructor(scene: WeaponSpeedScene, to: number, at: number, rule: Cited, prompt: string, blows: readonly Blow[]);
    get options(): readonly Option[];
}
/** Asks for a riposte, where one can be made at all, and makes it. */
export declare function offerRiposte(scene: WeaponSpeedScene, row: Who, at: number, rule: Cited, prompt: string): void;
//# sourceMappingURL=attack.d.ts.map