import type { Card, Token } from '@fray/kernel';
import type { Terminal } from '../io/terminal.ts';
/** All that is known of one combatant, a line for each thing. */
export declare function showCard(terminal: Terminal, card: Card, token: Token | undefined): void;
//# sourceMappingURL=card.d.ts.map