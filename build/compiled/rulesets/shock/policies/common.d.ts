import type { Command, CommandOf, DefinedAction, ValuesOfParams } from '@fray/kernel/rules';
import type { Params } from '../actions/define.ts';
import type { ShockScene } from '../scene.ts';
/** The action's command with those values if it may be given now, else null. */
export declare function legal<P extends Params>(scene: ShockScene, action: DefinedAction<ShockScene, P>, actor: number, values?: Partial<ValuesOfParams<P>>): CommandOf<P> | null;
/** Whether any Move Action is at hand. */
export declare const hasMove: (scene: ShockScene, actor: number) => boolean;
/** Whether an attack can still be paid for. */
export declare const hasMain: (scene: ShockScene, actor: number) => boolean;
/** Feet that the combatant reaches with the weapon. */
export declare const reachOfWeapon: (scene: ShockScene, actor: number, weapon: number) => number;
/** Breaking out of a grapple, or null where that cannot be tried. */
export declare function breakOut(scene: ShockScene, actor: number): Command | null;
/** Whether it has something in hand to shoot or throw with at that distance. */
export declare function shootsAs(scene: ShockScene, row: number, feet: number): boolean;
//# sourceMappingURL=common.d.ts.map