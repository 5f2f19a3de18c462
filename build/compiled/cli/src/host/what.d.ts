import { type Sitting } from './sitting.ts';
import type { Asked } from './words.ts';
/** `what X`: explains a key, a combatant, a thing on somebody's card, an action, a rule, a place, something ready-made. */
export declare function what(sitting: Sitting, rest: string, asked: Asked): Promise<void>;
//# sourceMappingURL=what.d.ts.map