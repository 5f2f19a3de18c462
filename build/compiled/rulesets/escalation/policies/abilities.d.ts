import type { CommandBy } from '@fray/kernel/rules';
import { use } from '../actions/fight.ts';
import type { EscalationScene } from '../scene.ts';
/** The use of an ability; `Changing` while its targets are tried, one command for all of them. */
type Uses = CommandBy<typeof use>;
/** The ability that does most now, on the first enemy or friend that it may be used on. */
export declare function bestAbility(scene: EscalationScene, actor: number, foes: readonly number[]): Uses | null;
export {};
//# sourceMappingURL=abilities.d.ts.map