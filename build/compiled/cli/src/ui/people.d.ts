import type { Card, Health, Token } from '@fray/kernel';
import type { SeatTable } from '@fray/seat';
import type { Paint } from '../io/colours.ts';
import type { Terminal } from '../io/terminal.ts';
/** How somebody is as far as may be known: `8/10`, with two pools `7/10+14/14`, else a word. */
export declare function healthText({ words, pools }: Health): string;
/** What there is to know of somebody at a glance: health, and everything that is not as it should be. */
export declare function glanceAt(card: Card, token: Token | undefined, short?: boolean): string;
/** Whose turn it is, of those whom the viewer knows; '' where that is nobody's. */
export declare const whoseTurn: ({ order }: SeatTable) => string;
/** The token of a combatant, if one is drawn. */
export declare const tokenOf: ({ board }: SeatTable, who: string) => Token | undefined;
/** Whether the side is drawn as one's own: the viewer's, and where all are (to the referee) the first. */
export declare function isOurs({ sides }: SeatTable, side: string | undefined): boolean;
/** The side by which somebody goes, where it is not the viewer's. */
export declare function sideWords(table: SeatTable, { side }: Card): string;
/** The colour of one's own side, of others, of those who lie. */
export declare function paintFor({ colours }: Terminal, table: SeatTable, who: string): Paint;
/** A token's letter as maps have it: small for the others. */
export declare const letterOf: (table: SeatTable, { letter, side }: Token) => string;
//# sourceMappingURL=people.d.ts.map