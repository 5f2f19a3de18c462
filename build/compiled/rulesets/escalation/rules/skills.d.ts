import { type Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** A skill check against the referee's number: sneaking while Invisible has 2 Advantage; a Natural 17 or more brings a bonus. */
export declare function skillCheck(scene: EscalationScene, who: Who, skill: string, number: number): boolean;
//# sourceMappingURL=skills.d.ts.map