import type { About, AnyRuleset, Lens, ThingRef } from '@fray/kernel';
import type { AnySession } from './showing.ts';
/** Explains anything to a seat: a thing in the fight, something ready-made, an action or a rule. Null for what it knows nothing of. */
export declare function aboutOf(rules: AnyRuleset, session: AnySession, thing: ThingRef, lens: Lens): Promise<About | null>;
//# sourceMappingURL=about.d.ts.map