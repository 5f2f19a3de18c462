import type { AnyRuleset } from '@fray/kernel';
import type { AnyPolicy } from './rehearsal.ts';
/**
 * The policy with a seat's eyes: it is shown a fight that its seat could believe in, in place of the one that is. The
 * policies of the rulesets look at everything, which costs nothing; where it must be fair they get these eyes.
 */
export declare function withEyes(rules: AnyRuleset, policy: AnyPolicy): AnyPolicy;
//# sourceMappingURL=eyes.d.ts.map