import type { Pairing, Tournament } from '../../policies/tournament.ts';
import type { Provenance, Report } from './report.ts';
/** What there is to say about policies against each other. */
export declare function reportOfTournament(tournament: Tournament, provenance: Provenance | null): Report;
/** How a pairing stands, as far as its interval tells. */
export declare function verdictOf({ first, second, score, wins }: Pairing): string;
//# sourceMappingURL=of-tournament.d.ts.map