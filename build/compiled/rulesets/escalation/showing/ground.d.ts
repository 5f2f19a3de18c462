import { type Lens, type RelationsGround } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** What two are to each other: `engaged`, `next to`, `nearby`, `far`. */
export declare function relationWord(scene: EscalationScene, a: number, b: number): string;
/** Who stands with whom. All of it is open to everybody. */
export declare function ground(scene: EscalationScene, _lens: Lens): RelationsGround;
//# sourceMappingURL=ground.d.ts.map