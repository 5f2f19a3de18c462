import type { CommandBy } from '@fray/kernel/rules';
import { acts } from '../actions/all.ts';
import type { ZonesScene } from '../scene.ts';
/** A spell as it would be cast, and what that is worth, in hit points, roughly. */
export interface Casting {
    readonly command: CommandBy<typeof acts.cast>;
    readonly worth: number;
}
/** The spell that does most now, null where none does anything. */
export declare function bestSpell(scene: ZonesScene, actor: number): Casting | null;
/** The attack spell that does most to somebody Close, by position; -1 for none. */
export declare function bestClose(scene: ZonesScene, actor: number, target: number, least: number): number;
//# sourceMappingURL=casting.d.ts.map