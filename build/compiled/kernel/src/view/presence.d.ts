import type { AnyRuleset } from '../ruleset.ts';
import type { AnyScene } from '../scene.ts';
import type { Lens } from './lens.ts';
/** Whether the lens knows of the combatant at all, as its side's `presence` says. */
export declare function isKnownTo(rules: AnyRuleset, scene: AnyScene, row: number, lens: Lens): boolean;
/** Of whom the lens knows, worked out once; null where that is everybody. */
export declare function knownBy(rules: AnyRuleset, scene: AnyScene, lens: Lens): ((row: number) => boolean) | null;
//# sourceMappingURL=presence.d.ts.map