import { type PlainCommand, type Random } from '@fray/kernel';
import type { AnySession } from './random-play.ts';
/** A command that a table might try at any moment: the referee's, or somebody's act with odd parameters. */
export declare function escalationIdeas(session: AnySession, random: Random): PlainCommand | null;
//# sourceMappingURL=escalation-ideas.d.ts.map