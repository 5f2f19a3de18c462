import type { PlainCommand, Random } from '@fray/kernel';
import type { AnySession } from './random-play.ts';
/** Commands that a referee, or somebody whose turn it may not be, might give out of the blue. */
export declare function weaponSpeedIdeas(session: AnySession, random: Random): PlainCommand | null;
//# sourceMappingURL=weapon-speed-ideas.d.ts.map